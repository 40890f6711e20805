/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Move, then vault',
  aim: 'Go to the end of a line and vault over it, all in one turn.',
  remember:
    'A Pallan may make a plain move or a leap to an empty square, and from there a straight vault, in one turn.',
  sun: 'In one turn the Pallan may first move to an empty square and vault from there. Reach the sun at once.',
  'sun.hint': 'Down to F2, and there over the three Swods.',
  'sun.done': 'A move and a vault in one turn. Nobody else can do that.',
  capture: 'Capture the Chuktar in one turn.',
  'capture.hint': 'Three Swods lead up to it. From which square does their line begin?',
  'capture.done': 'Along the rank to the foot of the line, and over the front.',
  leap: 'The first part may be a leap. Capture the Jiktar in one turn.',
  'leap.hint': 'The line in the third rank begins at B3, a leap away.',
  'leap.done': 'Leap and run.',
  rules: 'May the piece make this move?',
  'rules.hint': 'Only a Pallan can, and the first part may not capture.',
  'rules.done': 'First an empty square, then a straight vault.',
};
