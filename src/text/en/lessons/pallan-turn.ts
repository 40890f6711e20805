/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The turn at a front, straight',
  aim: 'Ride straight through a front and turn just beyond it.',
  remember:
    'Having crossed a front straight, a Pallan may turn half left or half right on the first square beyond, if it is empty.',
  sun: 'Riding straight through a front, the Pallan may turn diagonally on the first square beyond it and ride on. Reach the sun in one move.',
  'sun.hint': 'Straight ahead through the front to C1, then diagonally to the right.',
  'sun.done': 'One turn, just beyond the front. Point at a target, and the board shows the way.',
  capture: 'Capture both in two moves.',
  'capture.hint': 'The Jiktar lies on a diagonal from D1 of Neemu.',
  'capture.done': 'Around the corner, and then along the rank.',
  side: 'Fronts at the side are fronts too. Capture the Chuktar in one move.',
  'side.hint': 'To the right through the front, and there half left.',
  'side.done': 'Wherever there is a front, there is a corner for the Pallan.',
  where: 'May the Pallan make this move?',
  'where.hint': 'It turns on the first square beyond the front only, and that square must be empty.',
  'where.not-its-move':
    'Straight ahead it could turn on C1 of Neemu only, and no diagonal leads from there to D3.',
  'where.done': 'The first square beyond, or not at all.',
};
