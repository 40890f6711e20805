/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The turn at a front, from a diagonal',
  aim: 'Come to a front diagonally, and turn through it or along it.',
  remember:
    'Coming diagonally to a front, a Pallan may turn straight through it or along it, on the last square before it.',
  through:
    'Coming diagonally up to a front, the Pallan may turn straight through it, on the last square before it. Reach the sun in one move.',
  'through.hint': 'Diagonally to E6, then straight ahead.',
  'through.done': 'Diagonally up to the front, straight through it.',
  along: 'Or it turns along the front, crossing nothing. Capture the Jiktar in one move.',
  'along.hint': 'Diagonally up to the front at C6, then along it to the right.',
  'along.done': 'A turn without a crossing.',
  rules: 'May the Pallan make this move?',
  'rules.hint':
    'It must have come diagonally by at least one step, over empty squares, and turn on the last square before the front.',
  'rules.not-its-move':
    'From F3 it meets the front on C6, heading left. There it may turn to the left or straight through, not back to the right.',
  'rules.done': 'Diagonally first; the turn at the front; then straight on.',
  both: 'Capture both in two moves.',
  'both.hint': 'Diagonally up to F6 on your side, straight on through the front, and the first one falls.',
  'both.done': 'Around the corner, and along the rank.',
};
