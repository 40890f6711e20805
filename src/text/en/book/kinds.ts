/** The rule book: the nine kinds of pieces, one by one (sections 2, 4 and 6 of the rules). */
export const bookKindsWords = {
  'book.swod.move':
    'The Swod is the soldier. It goes **one step forward**: straight ahead to an empty square only, diagonally to an empty square or to capture.',
  'book.swod.ahead':
    'So it does not capture straight ahead by a regular move. By a [[§vault-captures|vault]] it may: Swods vault in the three forward directions, and in all three may both land and capture.',
  'book.swod.more':
    'Its first move may take it up to [[§first-moves|three steps]]. Beside its own Deldar it is [[§propt|propt]]. On the last rank it may become [[§promotion|another piece]].',

  'book.deldar.move':
    'The Deldar is the sergeant. It goes **one or two steps in any one direction**, with no change of direction in between. A capture ends its move, and it does not leap over pieces.',
  'book.deldar.front':
    'It halts at fronts: two steps may cross one only with the first of them. But its [[§first-moves|first move]] may be two moves in one.',
  'book.deldar.propt': 'Beside the Swods of its side it makes them [[propt]].',

  'book.hikdar.move':
    'The Hikdar is the lieutenant. It goes **any number of steps in a diagonal direction**, and halts at fronts.',
  'book.hikdar.colour': 'So it stays on squares of one colour. Only a [[vault]] can bring it to the other.',

  'book.jiktar.move':
    'The Jiktar is the captain. It goes **any number of steps in a straight direction**, along a file or a rank, and halts at fronts. From beside a front it goes across, and on to the next.',

  'book.paktun.move':
    'The Paktun is the mercenary. It **leaps like the knight in chess**: two squares straight, then one to the side, over whatever stands between.',
  'book.paktun.front': 'A leap may cross one front. With its [[§first-moves|first move]] it may leap twice.',

  'book.chuktar.move':
    'The Chuktar is the colonel. It goes **any number of steps in any direction**, and may cross one front on the way.',

  'book.kapt.move':
    'The Kapt is the general. It moves like the Chuktar, **or leaps like a Paktun**. Either way it may cross one front.',

  'book.pallan.move':
    'The Pallan is the prime minister, and by far the strongest piece. It moves **like the Kapt**: any number of steps in any direction, or a leap, with one front crossed at most.',
  'book.pallan.friends':
    'It captures pieces of **both** sides: the enemy’s, and its own side’s of every kind except its own King. It may do so by regular move, by leap and by vault. At the table a friendly piece is captured by choosing it twice.',
  'book.pallan.powers': 'In one turn it may also make **one** of three changes, never two',
  'book.pallan.turn': 'It [[§pallan-turn|turns at a front]].',
  'book.pallan.bend': 'It [[§pallan-bend|bends its vault]].',
  'book.pallan.vault': 'It [[§pallan-vault|moves, and then vaults]].',

  'book.king.move':
    'The King goes **one step in any direction**, to an empty square or to capture an enemy. No front stops it. It may not go where an enemy piece could capture it.',
  'book.king.more':
    'Like any piece it may [[§vaulting|vault]], though never into [[kaida|Kaida]]. Once in a game it may exchange places with a Kapt or Chuktar: [[§fluttember|the King’s Fluttember]]. It has no points, because the game is lost with it.',
} as const;
