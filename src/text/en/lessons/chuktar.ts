/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Chuktar',
  aim: 'Go any distance in any direction, and through one front in a move.',
  remember:
    'A Chuktar goes any distance in all eight directions, and crosses one front in a move, wherever it begins.',
  reach:
    'The Chuktar, the colonel, goes any distance, straight or diagonally: like a queen in chess. It may cross one front in a move. Go to both suns in two moves.',
  'reach.hint': 'Straight ahead to the first sun, right through the front.',
  'reach.done': 'Where a Jiktar had to halt, a Chuktar rides through.',
  one: 'May the Chuktar make this move?',
  'one.hint': 'It may start anywhere and cross one front. Is the way a straight line or a diagonal?',
  'one.done': 'One front in a move is enough for most journeys.',
  'two-fronts': 'Now the whole board. May the Chuktar make this move?',
  'two-fronts.hint': 'Count the fronts on the way. One is allowed.',
  'two-fronts.done': 'Two fronts are one too many, and corners do not bend a line.',
  capture: 'Capture all four in four moves.',
  'capture.hint': 'Go around clockwise, and end beside the place where you began.',
  'capture.done': 'A colonel in open country is terrible.',
};
