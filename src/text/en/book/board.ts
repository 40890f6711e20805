/** The rule book: the game in brief, the board, the pieces, the arrays (sections 1 to 3 of the rules). */
export const bookBoardWords = {
  'book.game.sides':
    'Jikaida is a game for two. **Yellow** sits in the south and moves north; **Blue** sits in the north and moves south. They take turns, and a turn is one move of one piece. Only the King’s [[fluttember|Fluttember]] moves two.',
  'book.game.begin':
    'Either side may begin: the players agree on it, draw lots, or take turns over a series of games. If nothing is agreed, Yellow begins. There is no passing, and no move may end on the square where it began.',
  'book.game.four':
    'This book gives the rules of **Poron Jikaida**, the great game, and of its three small sisters: [[§pastang|Pastang]], [[§stikitche|Stikitche]] and [[§draks-city|Drak’s City]]. What is said about Poron applies to all of them, unless their own pages say otherwise.',
  'book.game.chess': 'If you come from chess, this is what is new',
  'book.game.fronts':
    'The board is divided into [[drin|drins]], and the [[front|fronts]] between them stop most pieces: [[§fronts|Fronts]].',
  'book.game.vaults':
    'Any piece may [[vault]] over an unbroken line of three or more pieces, friend or enemy: [[§vaulting|Vaulting]].',
  'book.game.first':
    'Swods, Deldars and Paktuns can do more with their first move: [[§first-moves|First moves]].',
  'book.game.propt': 'A Swod beside its own Deldar is safe from enemy Swods: [[§propt|Propt Swods]].',
  'book.game.pallan':
    'The Pallan captures its own side too, and has three powers of its own: [[§pallan|The Pallan]].',
  'book.game.half':
    'Mate, here [[hyrkaida|Hyrkaida]], is worth a point. Stalemate and a bare King are worth half a point to the winner, and nothing to the loser: [[§endings|How a game ends]].',
  'book.game.diagrams':
    'The diagrams are live. Choose any piece in one, by mouse, finger or keyboard, and the board marks where it can go; then choose a square to see the way there, or why there is none. Escape brings back what the diagram shows.',

  'book.board.drins':
    'The board is made of [[drin|drins]], and each drin of 6 × 6 squares. The files run from west to east, the ranks from south to north. Inside each drin the files are A to F and the ranks 1 to 6, always as Yellow sees them.',
  'book.board.names':
    'A square is named by its drin and its place in it: **Zhantil B1**. Written short, that is the drin’s initial, the file and the rank: `Zb1`. It is the square on which Yellow’s King begins.',
  'book.board.colours':
    'The squares alternate between yellow and blue. Each player has a yellow square at the right end of the first rank, and each King begins on its own colour.',
  'book.board.front':
    'A [[front]] is the line between two neighbouring drins. A piece stands **beside** a front when an edge of its square lies on it. One step from a square of one drin to a square of another, straight or diagonal, is a [[crossing]]. Where four drins meet at a corner, the diagonal step across it is one crossing too.',
  'book.board.directions':
    'There are eight directions: four straight and four diagonal. Forward, for Yellow, is north, north-east and north-west; for Blue it is south, south-east and south-west.',

  'book.pieces.lead':
    'Yellow and Blue have the same pieces. The points say what they are worth compared with each other; they help to judge an exchange, but no rule uses them.',
  'book.pieces.codes':
    'The code comes first in a [[§notation|written move]]. In the line of a position two pieces have a letter of their own: G is the Kapt, the general, and M the Paktun, the mercenary.',
  'book.pieces.halting':
    'Halting pieces cross a front only with the first step of a move; free pieces cross one front at any step. See [[§fronts|Fronts]]. Whatever else it does, any piece may [[§vaulting|vault]].',

  'book.arrays.poron': 'Poron Jikaida',
  'book.arrays.poron.text':
    'Each side has 36 pieces on its three nearest ranks: twelve Swods in front, twelve Deldars behind them, and the twelve others on the first rank. Note that the two first ranks differ: each King stands on its own colour, so Yellow has its Pallan to the left of the King, and Blue to the right, as each player sees it.',
  'book.arrays.small': 'The small games',
  'book.arrays.pastang':
    '**Pastang** is played in one drin, Mortil. It has Swods and Deldars only; other ways to place them are on [[§pastang|its own page]].',
  'book.arrays.stikitche':
    '**Stikitche** has two drins, Neemu and Mortil, and on them a King and a Pallan for each side.',
  'book.arrays.draks-city':
    '**Drak’s City** has the same two drins. In the middle of each stands a block of fifteen Swods, the [[citizen|Citizens]], and one Pallan, the [[assassin|Assassin]].',
} as const;
