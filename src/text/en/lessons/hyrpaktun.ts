/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Hyrpaktun',
  aim: 'Leap farther than a Paktun can.',
  remember:
    'A Hyrpaktun leaps three squares straight and one to the side, over anything, and over one front at most.',
  where:
    'Larger boards have the Hyrpaktun. It leaps three squares straight and one to the side. Mark where it can go.',
  'where.hint': 'Its squares lie on a ring three squares away; some would be off the board.',
  'where.done': 'It leaps over the crowd like a Paktun.',
  capture: 'Capture both Swods in two leaps.',
  'capture.hint': 'Three up and one to the right, twice.',
  'capture.done': 'A long leap also goes over a front.',
  fronts: 'A leap may cross one front, not two. May the Hyrpaktun make this one?',
  'fronts.hint': 'See whether the leap changes both the column and the row of drins.',
  'fronts.done': 'In this it is a Paktun with longer legs.',
};
