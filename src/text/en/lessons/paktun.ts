/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Paktun',
  aim: 'Leap over whatever stands in the way with the mercenary.',
  remember:
    'A Paktun leaps two squares straight and one to the side, over anything, and over one front at most.',
  where:
    'The Paktun, the mercenary, leaps two squares straight and one to the side, over whatever is between: like a knight in chess. Mark where it can go.',
  'where.hint':
    'All its squares lie on a ring two squares away, none of them in a straight or diagonal line.',
  'where.done': 'The crowd around it did not matter.',
  leap: 'Go to both suns in two leaps.',
  'leap.hint': 'Two up and one to the right; then two to the right and one up.',
  'leap.done': 'With each leap it changes the colour of its square.',
  capture: 'Capture all four Swods in four leaps.',
  'capture.hint': 'Begin with the nearest. The others lie on a ring: go around it, either way.',
  'capture.done': 'Each square a leap from the one before.',
  fronts: 'A leap may cross one front, not two. May the Paktun make this one?',
  'fronts.hint': 'Where the fronts meet, see whether the leap changes both the column and the row of drins.',
  'fronts.done': 'Over one front, gladly. Over a corner of four drins, never.',
  across: 'Bring the Paktun to the sun in three leaps.',
  'across.hint': 'It needs two fronts, so two leaps at least; plan from the sun backwards.',
  'across.done': 'One front at a time.',
};
