/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Jiktar',
  aim: 'Slide along files and ranks, from front to front.',
  remember:
    'A Jiktar goes any distance straight, and halts at each front. It reaches squares of both colours.',
  where:
    'The Jiktar, the captain, goes any distance along a file or a rank: like a rook in chess. This one stands right at a front. Mark where it can go.',
  'where.hint':
    'It may cross the front it touches with the first step, up to the Swod that it can capture. Its own Swods stop it elsewhere.',
  'where.done':
    'Across the front above, up to the Blue Swod. Sideways it would go to the edge or to the next front.',
  capture: 'Capture all three Swods in three moves.',
  'capture.hint': 'Up, across, down.',
  'capture.done': 'Straight lines, one after the other.',
  halt: 'May the Jiktar make the move that the arrow shows?',
  'halt.hint': 'Where does it start: right at the front that it would cross?',
  'halt.done': 'A Jiktar halts at the next front, and crosses it on a later move.',
  far: 'Go from corner to corner in four moves.',
  'far.hint': 'Two moves to get through each front: up to it, then across.',
  'far.done': 'Without fronts it would have been two. That is what they are for.',
};
