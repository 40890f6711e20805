/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Deldar',
  aim: 'Go one or two steps in any direction with the sergeant.',
  remember: 'A Deldar goes one or two steps in any one direction. It does not jump and it does not turn.',
  where:
    'The Deldar, the sergeant, goes one or two steps in any direction. Its own Swod is in its way; it may capture the Blue one. Mark where it can go.',
  'where.hint':
    'Eight directions: two steps where there is room, none through your Swod, and only one to the Blue one.',
  'where.done': 'Two steps where the way is free. A capture ends the move.',
  walk: 'Go to all three suns in three moves.',
  'walk.hint': 'Each is two steps from the one before, always in a straight or diagonal line.',
  'walk.done': 'Two steps at a time, one direction a move.',
  capture: 'Capture all four Swods in four moves.',
  'capture.hint': 'Go around the three at the corners and take the middle one last.',
  'capture.done': 'A Deldar among Swods is a fox among hens.',
  safe: 'Capture the marked Swod in two moves. Stop only where Blue cannot capture you.',
  'safe.hint': 'A Blue Swod captures diagonally downwards. Which squares does it look at?',
  'safe.done': 'Safely there. A sergeant is worth three Swods; do not give it away.',
};
