/** The rulings on what the books leave open (section 11 of the rules), as question, answer and ground. */
export const rulingsWords = {
  'ruling.R1.question': 'Four drins meet at a corner. Does a diagonal step across it cross one front or two?',
  'ruling.R1.answer': 'One: it is a single step from one [[drin]] into another.',
  'ruling.R1.ground': 'Otherwise a Hikdar on that square could go where a Chuktar could not.',
  'ruling.R2.question': 'Where do the armies of Drak’s City stand at the start?',
  'ruling.R2.answer':
    'Each in a block in the middle of its own drin. They may also be joined to one mass; but then the side that begins can capture the enemy’s Pallan at once.',
  'ruling.R2.ground':
    'In the joined mass the side that begins captures the enemy’s Pallan at once and wins nearly always: 290 of 300 trial games. With two blocks the chances are even.',
  'ruling.R3.question':
    'May a Chuktar, Kapt or Pallan that starts beside a front cross that one and another?',
  'ruling.R3.answer':
    'No. One front is the most in a move. Only a [[vault]] takes no notice of [[front|fronts]].',
  'ruling.R3.ground': 'The books say that such a piece “may cross one Drin Front”.',
  'ruling.R4.question': 'May a leap cross two fronts at once, where they meet?',
  'ruling.R4.answer': 'No. The [[leap]] of a Paktun, Kapt or Pallan crosses one [[front]] at most.',
  'ruling.R4.ground': 'The books say that such a piece “may cross one Drin Front”.',
  'ruling.R5.question': 'Does a front stop the long first move of a Swod?',
  'ruling.R5.answer': 'Yes. A [[Swod]] crosses a [[front]] only with the first step of its move.',
  'ruling.R5.ground':
    'A front is “an obstacle to movement”, and only the pieces that are named are freed from it.',
  'ruling.R6.question': 'May a Deldar cross a front with the second part of its first move?',
  'ruling.R6.answer':
    'Yes, if the first part has taken it right up to that front: each part is judged from the square where it starts.',
  'ruling.R6.ground': 'The Deldar “may move twice”, and so begins anew.',
  'ruling.R7.question': 'May a Swod capture straight ahead?',
  'ruling.R7.answer': 'Yes, at the end of a [[vault]]. By a plain move it captures only diagonally forward.',
  'ruling.R7.ground': 'Vaulting works alike for all pieces, and the published example shows it.',
  'ruling.R8.question': 'May a King vault?',
  'ruling.R8.answer': 'Yes, but never into [[Kaida]], that is, to where an enemy piece could capture it.',
  'ruling.R8.ground': 'The books say: “any piece may vault”.',
  'ruling.R9.question': 'May a Pallan turn at a front without crossing it?',
  'ruling.R9.answer':
    'Yes, when it comes to the front diagonally. If it goes on along the front, it crosses nothing in that move.',
  'ruling.R9.ground': 'It is stated in the published note.',
  'ruling.R10.question': 'When a Pallan’s vault bends, may the bend be at an end of the line?',
  'ruling.R10.answer':
    'No. At least one piece of the [[vaulting line|line]] stands on each side of the bend; a piece captured on the first square after it counts as one.',
  'ruling.R10.ground':
    'The vault must “follow a bend within the vaulting line”; and one may “capture anywhere along the line”.',
  'ruling.R11.question': 'When a Pallan moves and then vaults in one turn, may its move capture?',
  'ruling.R11.answer': 'No. A capture ends a move, so the vault must start from an empty square.',
  'ruling.R11.ground': 'A capture ends a move.',
  'ruling.R12.question': 'Must a Swod change its kind on the last rank?',
  'ruling.R12.answer': 'No. It may stay a Swod.',
  'ruling.R12.ground': 'The books say that it “may promote”.',
  'ruling.R13.question': 'A Pallan may capture its own side’s pieces. Its own King too?',
  'ruling.R13.answer': 'No, never.',
  'ruling.R13.ground': 'The King is never captured by its own side.',
  'ruling.R14.question': 'May a move leave one’s own King where the enemy could capture it?',
  'ruling.R14.answer': 'No. After a move the King of the side that made it may not be in [[Kaida]].',
  'ruling.R14.ground': 'One may not leave the King in Kaida.',
  'ruling.R15.question':
    'A Swod has become a Kapt or Chuktar. May the King exchange places with it, in a Fluttember?',
  'ruling.R15.answer': 'Yes, if it stands on a square where a piece of its side and kind stood at the start.',
  'ruling.R15.ground': 'Pieces of one kind are alike.',
  'ruling.R16.question': 'A piece can reach a square by two ways. Are these two different moves?',
  'ruling.R16.answer': 'No. A move is where it starts, where it ends and what a Swod becomes there.',
  'ruling.R16.ground': 'A move is its start, its end and its promotion.',
} as const;
