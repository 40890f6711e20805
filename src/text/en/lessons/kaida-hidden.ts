/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Hidden Kaida',
  aim: 'Uncover Kaida with a piece that steps aside, and see when a piece of yours may not.',
  remember: 'A piece between a King and its attacker holds a secret: look behind it before anything moves.',
  shield: 'Your Jiktar stands between the Blue Jiktar and your King. May it make this move?',
  'shield.hint': 'Imagine the Jiktar off its file. What does the Blue one see then?',
  'shield.done': 'A shield may slide along the line or capture at its end, but not step out of it.',
  uncover: 'Now the secret is yours. Give Kaida.',
  'uncover.hint': 'Your Jiktar already looks along the rank at the King. Who is in its way?',
  'uncover.done': 'Wherever the Hikdar goes, the Jiktar behind it gives Kaida.',
  'uncover.no-kaida': 'That is allowed, but it does not give Kaida. Leave the Jiktar where it is.',
  gain: 'The Blue Chuktar is guarded by a Deldar. Two of your pieces can capture it; with one of them you lose nothing.',
  'gain.hint': 'If your capture gives Kaida as well, Blue has no time to take back.',
  'gain.done': 'Blue must answer Kaida first, and the Chuktar is yours.',
  'gain.left-to-capture':
    'That is allowed, but then Blue captures. Can you take the Chuktar and give Kaida with it?',
};
