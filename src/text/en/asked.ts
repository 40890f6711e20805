/**
 * What somebody who does not know the words of Kregen yet may ask. For each answer in `rulebook/asked.ts`: the phrases
 * that ask for it, separated by commas (their words may be anywhere in the query), and what the answer says.
 */
export const askedWords = {
  /** Words that ask for nothing by themselves. */
  'asked.idle':
    'a, an, the, is, are, am, be, do, does, did, can, could, may, might, i, you, he, it, we, they, my, your, its, in, of, on, to, for, at, by, with, and, or, if, what, which, who, how, when, where, why, there, this, that, called, like, mean, means, rule, rules',

  'asked.pawn': 'pawn, foot soldier, infantry',
  'asked.pawn.why':
    'The Swod is the pawn of Jikaida. It goes one step forward, straight or diagonally, captures diagonally, and promotes on the last rank.',
  'asked.pawn-back': 'pawn back, pawn backwards, pawn retreat, swod back, swod backwards',
  'asked.pawn-back.why':
    'No: a Swod, the pawn of Jikaida, goes forward only. All other pieces may go back as well.',
  'asked.back': 'back, backward, backwards, retreat',
  'asked.back.why': 'Every piece may go back, except the Swod, which goes forward only.',
  'asked.pawn-ahead': 'pawn capture, pawn take, pawn attack, pawn diagonal, pawn straight, pawn sideways',
  'asked.pawn-ahead.why':
    'A Swod, the pawn of Jikaida, captures one step ahead diagonally, never straight ahead. Only by a vault may it do that too.',
  'asked.pawn-two': 'pawn two, pawn three, pawn double, double step, double move, move twice, two squares',
  'asked.pawn-two.why':
    'A Swod that has not moved yet may go up to three steps. Deldars and Paktuns can do more with their first move, too.',
  'asked.en-passant': 'en passant, passant, ep',
  'asked.en-passant.why':
    'There is no en passant. A Swod may go three steps with its first move, and cannot be captured in passing.',
  'asked.pawn-chain': 'pawn chain, protected pawn, protect pawn, defended, protected, protection',
  'asked.pawn-chain.why':
    'A Swod with a Deldar of its own side beside it is propt: no enemy Swod can capture it.',
  'asked.knight': 'knight, horse, springer, cavalry, l shape',
  'asked.knight.why': 'The Paktun leaps like the knight in chess. Kapt and Pallan can make the same leap.',
  'asked.bishop': 'bishop, diagonal, diagonally, alfil',
  'asked.bishop.why': 'The Hikdar goes like the bishop in chess, but a front stops it.',
  'asked.rook': 'rook, castle, tower, horizontal, vertical, orthogonal',
  'asked.rook.why': 'The Jiktar goes like the rook in chess, but a front stops it.',
  'asked.queen': 'queen, lady',
  'asked.queen.why':
    'The Chuktar goes like the queen in chess, across one front at most. There are two on each side.',
  'asked.strongest': 'strongest, strongest piece, best piece, queen, most powerful',
  'asked.strongest.why':
    'The strongest piece, as the queen is in chess, is the Pallan. It captures pieces of both sides.',
  'asked.amazon': 'amazon, queen knight, superqueen, chancellor, archbishop',
  'asked.amazon.why': 'The Kapt goes like the queen in chess and leaps like a knight.',
  'asked.own':
    'own piece, own pieces, capture own, take own, capture own pieces, take own pieces, friendly fire, friendly',
  'asked.own.why': 'Only the Pallan captures pieces of its own side, of every kind except the King.',

  'asked.check': 'check, in check, checked',
  'asked.check.why': 'Kaida is what chess calls check: the King could be captured by the next move.',
  'asked.pin': 'pin, pinned, expose king, discovered check',
  'asked.pin.why':
    'No move may leave its own King in Kaida, which is check. So a piece that shields the King may be bound to its place.',
  'asked.take-king': 'take king, capture king, kill king, king captured, king taken',
  'asked.take-king.why':
    'The King itself is never captured. When nothing can save it, that is Hyrkaida, and the game is over.',
  'asked.mate': 'checkmate, check mate, mate, mated, mating',
  'asked.mate.why': 'Hyrkaida is what chess calls checkmate. Whoever gives it takes one point.',
  'asked.stalemate':
    'stalemate, stale mate, pat, cannot move, can not move, no legal move, no legal moves, no moves left, stuck',
  'asked.stalemate.why':
    'Tikaida is what chess calls stalemate. It is not a draw: the side that cannot move loses, and the other takes half a point.',
  'asked.bare-king': 'bare king, lone king, only king, king alone, only the king left, insufficient material',
  'asked.bare-king.why': 'A side with nothing but its King has lost by Nikaida: half a point.',
  'asked.castling': 'castling, castle, rochade, king rook swap',
  'asked.castling.why':
    'There is no castling. Once in a game the King may change places with a Kapt or Chuktar of its side instead: the Fluttember.',
  'asked.swap': 'swap, exchange places, switch, change places',
  'asked.swap.why': 'Once in a game the King may change places with a Kapt or Chuktar of its side.',
  'asked.promote': 'promote, queening, become queen, other end, far side, last rank, crown, underpromotion',
  'asked.promote.why':
    'A Swod, the pawn of Jikaida, may become another piece on the last rank, or stay a Swod.',

  'asked.win': 'win, wins, winning, won, lose, loses, goal, object, objective, aim, victory, game over, end',
  'asked.win.why':
    'With Kings, by Hyrkaida, which is checkmate, for a whole point. Stalemate and a bare King win half a point.',
  'asked.resign': 'resign, resignation, give up, giving up, surrender, forfeit, quit, concede',
  'asked.resign.why': 'To resign is to concede. A player may do so at any time; the other takes one point.',
  'asked.draw': 'draw, drawn, tie, remis, half point, offer draw',
  'asked.draw.why':
    'A game is drawn when only the two Kings are left, when both players agree, or when one claims a draw.',
  'asked.repetition': 'repetition, repeat, threefold, perpetual, perpetual check, three times',
  'asked.repetition.why':
    'When the same position comes up for the third time, either player may claim a draw. Nothing happens by itself.',
  'asked.fifty': 'fifty, fifty moves, 50 moves, hundred turns',
  'asked.fifty.why':
    'After 100 turns, 50 of each side, without a capture or a Swod’s move either player may claim a draw.',
  'asked.clock': 'clock, timer, time, time control, time limit, time out, flag, blitz, minutes',
  'asked.clock.why': 'A clock is agreed on before the game. A player whose time has run out has lost.',

  'asked.jump':
    'jump, jump over, hop, hop over, leapfrog, over pieces, over other pieces, checkers, draughts',
  'asked.jump.why':
    'Running over a row of three or more pieces and coming down beyond it is called vaulting. Any piece may vault.',
  'asked.jump-take': 'jump capture, jump take, capture jumping, take jumping',
  'asked.jump-take.why':
    'A vault may end on an enemy piece in the row and capture it, if three or more pieces lie between.',
  'asked.border': 'border, wall, barrier, thick line, line between, blocked, obstacle, stopped',
  'asked.border.why': 'The strong lines between the parts of the board are fronts. They stop most pieces.',
  'asked.variants': 'variants, variant, house rules, options, optional rules, custom, own rules, agree',
  'asked.variants.why':
    'Players may agree on house rules before a game. Each has a name and a page of its own.',
  'asked.larger': 'larger, bigger board, large board, biggest, huge, other games, more pieces',
  'asked.larger.why': 'Poron is the smallest form of the game. The largest has 36 × 24 squares.',
  'asked.water': 'water, forest, tree, trees, hills, mountain, ford, bridge, landscape, map',
  'asked.water.why': 'Players may agree on rivers, woods and hills. What they do here is our own rule.',
  'asked.three':
    'three at a time, three at once, several pieces, move several, group move, brumbyte, brumbytes',
  'asked.three.why': 'In Vallia three Brumbytes, which are Swods, may move at once.',
  'asked.camel': 'camel, long knight, long leap',
  'asked.camel.why': 'The Hyrpaktun leaps three squares straight and one to the side.',
  'asked.flying': 'fly, flies, flying, flight, air, bird',
  'asked.flying.why': 'The Flutsman flies four squares over whatever stands there, and then makes a step.',
  'asked.bow': 'bow, shoot, shooting, arrow, bowman, griffon, manticore',
  'asked.bow.why': 'The Archer and the Crossbowman make one step, and may turn a corner and go on.',

  'asked.take': 'take, taking, capture, capturing, eat, kill, attack',
  'asked.take.why': 'A piece captures by going to the square of an enemy piece, which leaves the board.',
  'asked.move': 'move, moves, movement, how pieces move',
  'asked.move.why': 'Pieces move square by square, or leap. Each has a page on what it can do.',
  'asked.pass': 'pass, skip, skip turn, pass turn, zugzwang, compulsory',
  'asked.pass.why':
    'There is no passing: the side to move must move. If it cannot, the game is over: Tikaida, or Hyrkaida if its King is in Kaida.',
  'asked.first': 'goes first, starts, begins, start first, white, black, colour, color',
  'asked.first.why': 'The sides are Yellow and Blue. Either may begin; Yellow does if nothing is agreed.',
  'asked.chess': 'chess, differences, difference, new, beginner, how to play, play, learn, basics, overview',
  'asked.chess.why': 'The whole game on one page, with what is new for somebody who knows chess.',
  'asked.set-up': 'set up, setup, starting position, start position, initial position, opening position',
  'asked.set-up.why': 'How the armies stand at the start of each game.',
  'asked.worth': 'value, values, worth, how many pieces, piece values, ranking, army',
  'asked.worth.why': 'All the pieces: how many there are of each, and what they are worth in points.',
  'asked.size': 'board size, how big, size, chessboard, chess board, how many squares, areas, regions',
  'asked.size.why': 'The board is made of drins of 6 × 6 squares; Poron’s has 12 × 18 squares.',
  'asked.writing': 'algebraic, write, written, pgn, fen, record, coordinates',
  'asked.writing.why': 'How moves and positions are written, and what the signs mean.',
} as const;
