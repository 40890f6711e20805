/** The rule book: moving, fronts, first moves, propt (section 4 of the rules). */
export const bookMovingWords = {
  'book.moving.regular':
    'A **regular move** goes in a straight line, square by square. Every square that it passes must be empty. It ends on an empty square, or on an enemy piece, which is captured and leaves the board. A capture always ends the move.',
  'book.moving.leap':
    'A **leap**, as the [[paktun|Paktun]] makes it, looks only at the square where it ends: that must be empty, or hold an enemy piece, which is captured.',
  'book.moving.friends': 'No piece captures its own side, except the [[pallan|Pallan]].',
  'book.moving.vault': 'Instead of these moves any piece may [[§vaulting|vault]].',
  'book.moving.king':
    'In a game with Kings a move counts only if it does not leave its own King in [[kaida|Kaida]], that is, where the enemy could capture it.',

  'book.fronts.two':
    'A [[front]] stops regular moves and leaps in one of two ways. It never stops a [[vault]].',
  'book.fronts.halting': 'Pieces that halt',
  'book.fronts.halting.who':
    '**Swod, Deldar, Hikdar and Jiktar** may cross a front only with the **first step** of a move, so only from a square beside it. One that comes from farther away halts at the front, and may cross it with a later move.',
  'book.fronts.halting.one':
    'The single step of a King or a Swod is always a first step, so no front ever stops it.',
  'book.fronts.free': 'Pieces that go free',
  'book.fronts.free.who':
    '**Chuktar, Kapt and Pallan** may cross one front in a move, at any step of it, but **never a second one**, even if they began beside the first.',
  'book.fronts.leap': 'Leaps',
  'book.fronts.leap.who':
    'The leap of a Paktun, Kapt or Pallan may cross one front, not two: the drins in which it begins and ends lie side by side or one above the other, not corner to corner.',

  'book.first.what':
    'A piece that has not yet moved in the game has a bonus, if it is a Swod, a Deldar or a Paktun. **Any** move ends it for good, a vault too. A piece that was promoted never has it. At the table the button “First move” marks each piece that still has it with a star.',
  'book.first.swod':
    'The **Swod** may go one, two or three steps in any one forward direction. Straight ahead all squares must be empty; diagonally it may capture with the last step, though not a [[propt]] Swod.',
  'book.first.swod.front':
    'A front stops the long move of a Swod as it stops any halting piece: only the first step may cross.',
  'book.first.deldar':
    'The **Deldar** may move as usual, or make two moves in one turn: first exactly two steps in one direction, without a capture; then one or two steps in any direction, the same or another, and this second move may capture. For each of the two a front is judged anew, from the square where that move begins.',
  'book.first.paktun':
    'The **Paktun** may make one leap or two. The second follows only if the first ended on an empty square. Each of the two may cross a front.',

  'book.propt.what':
    'A Swod with a Deldar **of its own side** on any of the eight squares around it is [[propt]]: no enemy Swod can capture it, either by a regular move or by a vault.',
  'book.propt.others': 'Every other enemy piece can.',
  'book.propt.front': 'It does not matter whether a front lies between the Swod and its Deldar.',
  'book.propt.show': 'At the table the button “Propt” marks such Swods with a small shield.',
} as const;
