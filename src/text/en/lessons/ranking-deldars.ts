/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Ranking the Deldars',
  aim: 'Bring the Deldars up behind the Swods, so that the Swods hold.',
  remember: 'A Swod that runs ahead of its Deldars is lost to the next Swod. Let the Deldars follow.',
  prop: 'A Blue Swod attacks yours. Move so that Blue can capture nothing.',
  'prop.hint': 'You cannot take it: it is propt. What would make yours propt too?',
  'prop.done':
    'To rank the Deldars is to bring them up beside the Swods. Swod now faces Swod, and neither can take.',
  both: 'Now two of your Swods are attacked. Save both with one move.',
  'both.hint': 'One Deldar props every Swod that it touches.',
  'both.done': 'A Deldar between two Swods props both.',
  ahead: 'Four Swods have run ahead of the rank. Mark those that are propt.',
  'ahead.hint': 'Which of the four touches a Deldar? Corners count.',
  'ahead.done':
    'The other two could be taken by any Swod that comes near. Their Deldars should have followed.',
};
