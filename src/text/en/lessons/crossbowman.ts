/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Crossbowman',
  aim: 'Step straight, and go on along a diagonal.',
  remember:
    'A Crossbowman makes one step straight, and may go on from an empty square along any diagonal. It crosses one front at most.',
  where:
    'The Crossbowman is the Archer’s mirror: one step straight, then any number along a diagonal. Mark where it can go.',
  'where.hint': 'Only one of the four straight steps is open.',
  'where.done': 'From D2 two diagonals were open; your own Swods barred the others.',
  reach: 'Go to the sun in one move.',
  'reach.hint': 'Which square beside it lies on a diagonal with the sun?',
  'reach.done': 'One step to D2, and up the diagonal.',
  capture: 'Capture the Swod in two moves.',
  'capture.hint': 'The diagonal on which it stands runs over F2 of Mortil.',
  'capture.done': 'With each move it changes the colour of its square.',
};
