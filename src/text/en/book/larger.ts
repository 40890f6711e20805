/** The rule book: the larger games, their four kinds, the company move (sections 13 to 15 and 18 of the rules). */
export const bookLargerWords = {
  'book.larger.smallest':
    'The books call Poron the **smallest** form of the game, and say that rules vary from place to place. So the players agree before they start: on one of the games of this chapter, on [[§house-rules|house rules]], and on [[§terrain|rivers, woods and hills]].',
  'book.larger.same':
    'Whatever these pages do not change is the same as in [[poron|Poron]]: fronts, first moves, propt Swods, vaults over three pieces or more, the King’s Fluttember and the endings.',
  'book.larger.promotion':
    'In the larger games a Swod that reaches the last rank may become any kind, other than King, that stands in the array, or stay a Swod.',
  'book.larger.name':
    'A game has a name made from its rules, for [[§notation|records]] and links: the game, a plus sign before each house rule, and the terrain after an at sign. Terrain is written by its initials and squares.',
  'book.larger.four': 'The four further kinds',
  'book.larger.four.lead':
    'The books give their moves. Their points are ours, and so is what the [[§L1|rulings L1 to L9]] add where the books are silent.',

  'book.two-swods.what':
    'Poron’s board and pieces, with a **second rank of Swods** in front of the first: 48 pieces a side. The armies stand closer, and the game is slower and hard to break.',
  'book.porondwa.what':
    'Poron’s board and pieces, with a **second rank of Deldars** behind the Swods: 48 pieces a side. More Swods are [[propt]], and more Deldars have their first move.',

  'book.vallia.what':
    'As the game is played in Vallia: on Poron’s board, with three ranks of eight Swods, which are called **Brumbytes** there. The Deldars are called **Hakkodin**. Codes and letters stay those of Swod and Deldar. What is new is the [[§company|company move]].',

  'book.company.what':
    '**Three Brumbytes** of one side that stand side by side in one line, along a rank, a file or a diagonal, may move **at once**: each makes one step in the same forward direction, to a square that is empty once all three have left theirs.',
  'book.company.quiet':
    'It is one move of the game. Nothing is captured, and it ends the [[first move]] of all three.',
  'book.company.home':
    'None of the three may stand in the enemy’s home drins, the row of drins at the enemy’s edge, before the move or after it. So none of them promotes by it.',
  'book.company.choose':
    'At the table pick up one of the three: a mark of three dots shows where it can go with two others. In writing, the three starts are joined, and the end of the first follows them.',

  'book.hyrshiv.what':
    'Twelve drins, three across and four up, and 54 pieces a side on three ranks. [[§hyrpaktun|Hyrpaktuns]], [[§archer|Archers]] and [[§crossbowman|Crossbowmen]] stand among the officers.',
  'book.hyrshiv.usual':
    'It is usually played with house rules: Jiktars that move as Chuktars, and a Pallan whose vault bends twice and which may vault, then move. In New game that is one click, “as it is played”.',
  'book.lamdu.what':
    'Hyrshiv with **five ranks** and 90 pieces a side: two ranks of Deldars, two of Swods, and in the second rank two [[§flutsman|Flutsmen]].',
  'book.lamdu.usual':
    'It is usually played with the house rules of Hyrshiv, and with a Kapt that moves, then vaults.',
  'book.jikshiv.what':
    'The largest board: **24 drins**, six across and four up, and 108 pieces a side on three ranks. The twelve outer drins are ours, named after other beasts of Kregen. A square there is written as usual; where two drins share an initial, one of them has two letters: `Mi` Mirvol, `Sl` Sleeth, `Co` Corth.',
  'book.jikshiv.usual':
    'It is usually played with the house rules of Lamdu, and with more freedom at fronts, which ends at the enemy’s home.',

  'book.hyrpaktun.move':
    'The Hyrpaktun **leaps farther than the Paktun**: three squares straight, then one to the side, over whatever stands between. Like the Paktun it crosses one front at most.',
  'book.hyrpaktun.first': 'With its [[§first-moves|first move]] it may leap twice, as a Paktun may.',
  'book.hyrpaktun.step':
    'By agreement it may also make a single step: [[§hyrpaktun-step|The Hyrpaktun steps]].',
  'book.flutsman.move':
    'The Flutsman **flies**: exactly four squares in any direction, over whatever stands there. It touches down on an **empty** square, and from there it must make **one step** in any direction, to an empty square or to capture.',
  'book.flutsman.fronts':
    'Both are one move, and it cannot stay where it touched down. Fronts stop neither the flight nor the step.',
  'book.archer.move':
    'The Archer makes **one step diagonally**, to an empty square or to capture. From an empty square it may go on in the same move, **any number of steps straight**, in any of the four straight directions, or it stays there.',
  'book.archer.fronts':
    'A capture ends the move. The Archer is a [[free|free piece]]: it may cross one front at any step of the whole move.',
  'book.crossbowman.move':
    'The Crossbowman is the Archer’s mirror: **one step straight**, and from an empty square **any number of steps diagonally**, in any of the four directions.',
  'book.crossbowman.fronts':
    'It, too, is a [[free|free piece]], and a capture ends its move. By agreement both halt at fronts: [[§missiles-halt|Missiles halt at fronts]].',
} as const;
