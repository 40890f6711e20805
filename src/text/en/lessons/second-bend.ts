/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Two bends in a vault',
  aim: 'Follow a line round two corners.',
  remember:
    'Where it is agreed, a Pallan’s vault may bend twice: two pieces at least before the first corner, and one at least on each stretch after it.',
  sun: 'On larger boards it is often agreed that a Pallan’s vault may bend twice. Reach the sun in one move.',
  'sun.hint': 'Over C2 to D2, up to D3, and down the diagonal over E2.',
  'sun.done': 'Twice round the corner in one turn.',
  capture: 'Capture the Jiktar in one move, although the way straight to it is barred.',
  'capture.hint': 'It may be the first piece after the second corner.',
  'capture.done': 'A piece that is captured counts as one of the line.',
  rules: 'Here nothing is agreed besides the common rules. May the Pallan make this move?',
  'rules.hint': 'Without the house rule one bend is the most.',
  'rules.done': 'House rules hold only where the players agreed on them.',
};
