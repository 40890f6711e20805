/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The King’s Fluttember',
  aim: 'Exchange the King with a Kapt or a Chuktar, once in a game.',
  remember:
    'Once in a game, King and Kapt or King and Chuktar change places: both at home, and never out of Kaida or into it.',
  far: 'The King may change places with a Kapt or a Chuktar of its own side, however far away and whatever stands between. Send it to the Chuktar’s corner.',
  'far.hint': 'Pick up the King and put it down on the Chuktar.',
  'far.done': 'That was the King’s Fluttember. It took one turn.',
  'far.own-piece': 'That is a Jiktar. Only Kapts and Chuktars change places with the King.',
  which:
    'The Chuktar on Mortil A1 was a Swod once: it was promoted, and has gone there. Mark the pieces with which the King may change places.',
  'which.hint':
    'Kapts and Chuktars only, and only on squares where such a piece stands at the start. Where a piece has come from does not matter.',
  'which.done':
    'Three. The promoted Chuktar is as good as one that was always there; the one on Zhantil D4 does not stand on such a square.',
  asked: 'A Blue Jiktar has come down. May the King make the exchange that the arrow shows?',
  'asked.hint': 'Think of the King on its new square. Who watches it?',
  'asked.done': 'The exchange may not lead into Kaida.',
  'in-kaida': 'Now the Jiktar gives Kaida. May the King make this move?',
  'in-kaida.hint': 'Fluttember is no answer to Kaida.',
  'in-kaida.done': 'Out of Kaida by a step, yes; by Fluttember, no. So do not put it off too long.',
  once: 'Here Yellow has made its Fluttember before. May the King make this move?',
  'once.hint': 'Once in a game.',
  'once.done': 'Spent is spent, even with everyone at home.',
  gain: 'The Chuktar is shut in behind its own Swods. Give Kaida in one move.',
  'gain.hint': 'Whose square looks straight up the file at the Blue King?',
  'gain.done': 'Two gains in one turn: your King sits in a safe corner, and the Chuktar is free.',
};
