/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Stikitche: two Pallans',
  aim: 'Hunt with the Pallan, and never lose sight of the other one.',
  remember:
    'Stikitche: two drins, a King and a Pallan each. Lose the Pallan and you are in Nikaida; guard it with every move.',
  open: 'Stikitche is played with a King and a Pallan each. The game begins: give Kaida with your first move, and let Blue capture nothing.',
  'open.hint':
    'The Pallans look at each other along the file, and each is guarded by its King. Leave the file, and look at the King from elsewhere.',
  'open.done': 'Blue must answer, and your Pallan chose its ground first.',
  'open.left-to-capture':
    'That is allowed, but Blue captures your Pallan, and your King would be left alone.',
  turn: 'Capture the Blue Pallan.',
  'turn.hint': 'Run along the diagonal to the front, and turn there.',
  'turn.done': 'A turn at the front, and the Pallan is yours. The Blue King stands alone: Nikaida.',
  'taken-back': 'The Blue Pallan has just captured yours. It is your turn. What has become of the game?',
  'taken-back.hint': 'Your King is alone. May it take the one last piece?',
  'taken-back.done': 'You have one last turn, and with it you take back: a draw.',
  shut: 'Blue’s King stands in its corner, its Pallan far off. Give Hyrkaida in one move.',
  'shut.hint': 'Cross the front straight ahead, turn, and think of the leap as well as of the lines.',
  'shut.done': 'By the file, the diagonal and the leap one Pallan watches every square of the corner.',
};
