/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Kaida',
  aim: 'See when a King is in danger, and put one there.',
  remember: 'A King that could be captured on the next turn is in Kaida.',
  who: 'Your King is in Kaida: Blue could capture it. Mark every Blue piece that could.',
  'who.hint': 'Go through the Blue pieces one by one, and play each in your mind as if it were its turn.',
  'who.done':
    'The Jiktar comes down the file, the Paktun leaps. The Deldar is a step too far off. Chess players know Kaida as check.',
  where: 'A King never goes into Kaida. Mark every square where yours may go.',
  'where.hint': 'Strike out the file that the Jiktar watches, and the diagonal of the Hikdar.',
  'where.done': 'Four of eight. A square that an enemy watches is closed to a King.',
  give: 'Give Kaida: bring your Jiktar to where it could capture the Blue King on its next turn.',
  'give.hint': 'The Jiktar goes straight. Share a rank or a file with the King, with nothing between.',
  'give.done': 'Kaida! Blue must do something about it at once.',
  which: 'One of your three pieces can give Kaida in one move. Find it.',
  'which.hint':
    'The Hikdar stands on a different colour from the King. The Deldar is far away. Who is left, and where must it land?',
  'which.done': 'The Paktun. Nothing can be put in the way of a leap.',
  'which.no-kaida': 'That is allowed, but from there it could not capture the King on the next turn.',
};
