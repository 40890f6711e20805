/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The bend in a vault',
  aim: 'Vault along a line that bends once.',
  remember:
    'A Pallan may vault along a line that bends once: two pieces at least up to the corner, counting the one on it, and one at least after it.',
  sun: 'A Pallan’s vault may follow a line that bends once. Reach the sun in one move.',
  'sun.hint': 'Along the first rank to C1, and there upwards over C2 and C3.',
  'sun.done': 'Around the corner over four heads.',
  capture: 'Capture the Jiktar in one move.',
  'capture.hint': 'To C2, and there diagonally upwards.',
  'capture.done': 'The bend may go in any direction but back.',
  rules: 'May the piece make this move?',
  'rules.hint': 'Only a Pallan bends, and only along a line of three or more.',
  'rules.done': 'Only the Pallan, and only along a whole line.',
};
