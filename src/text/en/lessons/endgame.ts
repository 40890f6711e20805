/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The last pieces',
  aim: 'Bring a Swod through, choose what it becomes, and win the whole point.',
  remember:
    'At the end the King walks too: it opens the way for a Swod. And think before you take the last piece.',
  escort: 'Promote your Swod in two moves, whatever Blue answers. Let Blue capture nothing on the way.',
  'escort.hint': 'Which squares does your King watch? The Swod is safe beside it.',
  'escort.done': 'The King held the door, and the Swod went through.',
  'king-first': 'Promote in three moves, whatever Blue answers, and let Blue capture nothing.',
  'king-first.hint': 'The Blue King is in the way. First keep it from the squares that your Swod needs.',
  'king-first.done': 'King first, Swod second. The shortest way was not the straight one.',
  'king-first.too-slow': 'That is allowed, but then the Blue King gets in the way in time.',
  choose: 'Promote with Hyrkaida.',
  'choose.hint': 'Rank, diagonal and leap: what takes the most squares from the King?',
  'choose.done':
    'A Kapt would have done it too. Always ask what the board wants, not only what is worth most.',
  whole: 'Blue’s Swod wants to be promoted. Do not chase it: give Hyrkaida in two moves.',
  'whole.hint': 'Give Kaida from where the King has only one square left, or only one answer.',
  'whole.done': 'A whole point. Capturing the last Swod would have won only half.',
  'whole.other-ending': 'Half a point. You can have all of it.',
};
