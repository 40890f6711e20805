/** The rule book: vaulting and the three changes of the Pallan (sections 5 and 6 of the rules). */
export const bookVaultingWords = {
  'book.vaulting.what':
    '**Any piece of any kind may vault** instead of its other moves. It picks a direction and runs over the pieces that stand there one behind another, friend or enemy, of whatever kind, and comes down beyond them. The books also call it [[zeunt|zeunting]].',
  'book.vaulting.line':
    '**The line.** At least three pieces, in Pastang two, must stand next to the vaulter in that direction without a gap. The vaulter itself is not one of them.',
  'book.vaulting.break':
    '**The break.** It lands on the first empty square beyond, in the first break of the line, and goes no farther in that direction.',
  'book.vaulting.directions':
    'Every piece vaults in all eight directions, however it moves otherwise, except the Swod, which vaults in its three forward directions. A [[hikdar|Hikdar]] can come to the other colour in this way.',
  'book.vaulting.fronts': 'Fronts do not matter to a vault.',
  'book.vaulting.edge':
    'A line that runs to the edge of the board has no break, so there is nowhere to land.',
  'book.vaulting.king':
    'A King may vault, though never into [[kaida|Kaida]]. And a line serves both sides: before you make one, see who can use it next. At the table the button “Vaults” draws the lines over which the side to move can vault.',

  'book.captures.what':
    'A vaulter may also end on an **enemy piece in the line**, and captures it, if at least three pieces, in Pastang two, lie between the two.',
  'book.captures.choice':
    'It need not: it may pass over that piece and capture one farther along the line, or land in the break.',
  'book.captures.own':
    'It only passes over pieces of its own side; the Pallan may capture them too. A Swod cannot capture a [[propt]] Swod, even by a vault.',
  'book.captures.edge': 'Where the line runs to the edge there is no landing, but captures along it stand.',
  'book.captures.swod':
    'Swods capture by a vault straight ahead as well, which no regular move of theirs can do.',

  'book.turn.what':
    'Once in a move the Pallan may **turn by 45°** at a front, and must go at least one step after the turn. Then it goes on as in a regular move: any number of steps, with a capture at the end if it likes.',
  'book.turn.straight': 'Coming straight',
  'book.turn.straight.how':
    'Moving along a file or rank, the Pallan crosses the front and stands on the first square beyond it, which must be empty. There it may turn to either of the two diagonal directions ahead. That was its one crossing: it makes no other.',
  'book.turn.slant': 'Coming diagonally',
  'book.turn.slant.how':
    'Moving diagonally, after one step or more and without having crossed a front, the Pallan stands on an empty square with a front **ahead**: the next square straight on, in either of the two directions between which it is heading, lies in another drin. There it may turn into either of these two directions.',
  'book.turn.slant.cross':
    'The first step after the turn may cross a front. No later one may: if it turns **along** the front, it crosses nothing in this move.',

  'book.bend.what':
    'The Pallan may vault along a line with **one bend** in it. It passes over pieces in one direction; on one of them, the bend, it takes another direction, though not straight back, and goes on over the pieces that stand there.',
  'book.bend.both':
    'The line must really bend: at least one of its pieces stands before the bend and at least one after it. All pieces that it passes count together, the one at the bend too, and there must be three at least.',
  'book.bend.end':
    'It lands in the first break after the bend, or captures along the line. A piece captured on the very first square after the bend counts as a piece of the line beyond it.',

  'book.moved.what':
    'In one turn the Pallan may first make a **regular move without a turn**, or a leap, to an empty square, and from there a **straight vault**.',
  'book.moved.how':
    'The first part may cross one front. It may not capture, for a capture ends a move. The vault follows all the rules of vaults.',
  'book.moved.origin':
    'The square from which the Pallan came counts as empty: it cannot vault over it, and may not end there.',
} as const;
