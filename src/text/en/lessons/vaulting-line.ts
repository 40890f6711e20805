/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The vaulting line',
  aim: 'Run over an unbroken line of three pieces, and land beyond it.',
  remember:
    'Any piece may vault: over three pieces or more, in a straight or diagonal line, without a gap, to the square beyond.',
  over: 'A piece at the end of an unbroken line of three pieces or more may run over their heads to the square beyond: it vaults, or zeunts. Vault with the Deldar!',
  'over.hint': 'The three Swods in a row are a line, and the Deldar stands at its end.',
  'over.done': 'Over three heads in one move: no other game has that. The line itself stays where it is.',
  slant: 'Lines may be diagonal, and any kind of piece may vault. Land on the sun by a vault.',
  'slant.hint': 'Which piece has three others before it on the line to the sun?',
  'slant.done': 'Even a Swod vaults. But it does so forward only, straight or diagonally.',
  count: 'May the piece make this vault?',
  'count.hint':
    'Count the pieces between: three at least, one beside the other. And a Swod vaults only forward.',
  'count.done': 'Three in between, without a gap.',
  who: 'Mark every piece that can vault now.',
  'who.hint':
    'Look along each row of neighbours: three of them, and an empty square beyond. Two pieces can do it.',
  'who.done': 'The Deldar over the rank, the Swod over the file. The Jiktar has only two before it.',
  twice: 'Vault to both suns, one after the other.',
  'twice.hint': 'The first vault runs along the first rank.',
  'twice.done': 'One line brought you to the next. That is how armies travel.',
};
