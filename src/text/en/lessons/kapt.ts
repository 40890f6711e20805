/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Kapt',
  aim: 'Ride like a Chuktar and leap like a Paktun with the general.',
  remember: 'A Kapt moves like a Chuktar or leaps like a Paktun; either way it crosses one front at most.',
  both: 'The Kapt, the general, can do what a Chuktar and a Paktun can do, one or the other in a move. Go to both suns in two moves.',
  'both.hint': 'The first sun is a leap away, the second lies straight ahead of it.',
  'both.done': 'A leap, then a ride.',
  wall: 'Your Kapt is walled in by its own Swods. Capture all three Blue pieces in three moves.',
  'wall.hint': 'Leap out, and capture as you land.',
  'wall.done': 'No wall holds a general.',
  corner: 'May the Kapt make this move?',
  'corner.hint': 'Each of its moves crosses one front at most. Diagonals too.',
  'corner.done': 'Leap or ride, it is one front a move.',
  safe: 'Capture both in three moves, and let nothing capture the Kapt on the way.',
  'safe.hint':
    'The Deldar guards the Jiktar. So take the Deldar first, from a file that the Jiktar does not see.',
  'safe.done': 'First the guard, then the guarded.',
};
