/** The texts for reviewing games of the cabinet, and for their records. */
export const cabinetReviewWords = {
  'cabinet.review': 'Review',
  'cabinet.review.of': '{game}: review',
  'cabinet.review.move': '{number, number}. {move}',
  'cabinet.review.moved': '{seat}: {move}',
  'cabinet.review.chance': 'Chance moves here. Choose what it brings, or write it.',
  'cabinet.review.try': 'Play a move: it goes on with the line, or begins a variation.',
  'cabinet.review.not-kept':
    'This review cannot be kept in this browser: save it as a file, or it will be gone when you leave.',
  'cabinet.review.elsewhere':
    'This review was changed in another tab. Here it is as it is there; what you did last in this tab was not kept.',
  'cabinet.review.replaced': 'Another game was opened for review in another tab, and is here now.',
  'cabinet.review.to-game': 'To the game',
  'cabinet.review.hidden':
    'Some cards are still hidden: the game is shown only as far as everybody may see it, and in full once it has ended.',
  'cabinet.review.print': 'Print',
  'cabinet.review.open-table': 'The game at the table',
  'cabinet.review.former': 'Reviews that were open before',
  'cabinet.review.length': '{moves, plural, one {# move} other {# moves}}',
  'cabinet.review.former-of':
    '{moves, plural, one {# move} other {# moves}}, {notes, plural, =0 {no comments} one {# comment} other {# comments}}',
  'cabinet.record': 'Record',
  'cabinet.record.help':
    'The game as text, to copy or to save. It can be opened here again, and any text editor shows it.',
  'cabinet.record.hidden':
    'Some cards are still hidden. The record holds the game only as far as everybody may see it; one that is saved after the game holds all of it.',
  'cabinet.record.open': 'Open a record',
  'cabinet.print.start': 'The start',
  'cabinet.print.after': 'After {move}',
} as const;
