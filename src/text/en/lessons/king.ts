/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The King',
  aim: 'Walk the King one step at a time, and keep it out of harm.',
  remember: 'The King goes one step in any direction, and never to a square where it could be captured.',
  where: 'This is your King. It goes one step in any direction. Mark every square that it can go to.',
  'where.hint': 'Look at the ring of squares around it: straight and diagonal.',
  'where.done': 'Eight squares, all around.',
  walk: 'Choose the King, then the square for it to go to. Bring it to the sun in two moves.',
  'walk.hint': 'Diagonal steps are the quickest way when you want to go up and across.',
  'walk.done': 'Two diagonal steps. Straight ones would have taken four.',
  capture:
    'A piece captures by moving to the square of an enemy piece. Capture both Blue Swods in three moves.',
  'capture.hint': 'One Swod touches the King. Take it; the other is then two steps away.',
  'capture.done': 'Both captured. The King captures in the same way as it moves.',
  harm: 'The Blue Jiktar in the corner moves in straight lines. May the King make the move that the arrow shows?',
  'harm.hint': 'A King may never go where an enemy piece could capture it. Which file does the Jiktar watch?',
  'harm.done': 'A King that could be captured is in Kaida. You may never leave it there.',
};
