/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'A Deldar’s first move',
  aim: 'Make two moves in one turn with a Deldar that has not moved yet.',
  remember:
    'A Deldar’s first move may be two in one: first exactly two steps, without a capture, then one or two in any direction.',
  turn: 'A Deldar that has not moved may make two moves in one turn: two steps in one direction, then one or two in any. Reach the sun in one turn.',
  'turn.hint': 'Two steps straight ahead, then one to the side.',
  'turn.done': 'A turn in the middle of a move: only now can it do so.',
  far: 'Reach both suns in two moves.',
  'far.hint': 'The first one is four diagonal steps away.',
  'far.done': 'Four steps at once, for the first and last time.',
  capture: 'Capture the marked Swod in one move. The way straight ahead is blocked by your own Swod.',
  'capture.hint': 'Two diagonal steps to the right, then one straight ahead.',
  'capture.done': 'Around the corner. Only the second part may capture.',
  rules: 'The Deldar on B2 has not moved yet; the one on E4 has. May it make this move?',
  'rules.hint': 'First exactly two steps to an empty square; then one or two steps.',
  'rules.done': 'Exactly two, then one or two. And only once.',
};
