/** The rule book: Kaida, the endings, draws, Fluttember, promotion (sections 7 to 9 of the rules). */
export const bookEndingWords = {
  'book.kaida.what':
    'A King is in [[kaida|Kaida]] when an enemy piece could capture it if it were that side’s turn, by any move at all: first moves, vaults and every power of the Pallan included. Whether that move would expose the enemy’s own King does not matter.',
  'book.kaida.may-not':
    'No move may leave its own King in Kaida. So a piece that shields the King may be unable to leave its place. The app announces Kaida, marks the pieces that give it, and draws how they do.',
  'book.kaida.answers': 'A side in Kaida may answer in any way that ends it',
  'book.kaida.answer.move': 'move the King,',
  'book.kaida.answer.capture': 'capture the piece that gives Kaida,',
  'book.kaida.answer.between': 'put a piece between them,',
  'book.kaida.answer.line': 'or, against a vault, move a piece **out of** the line.',

  'book.endings.kings': 'Games with Kings: Poron Jikaida and Stikitche',
  'book.endings.order': 'After every move the first line that fits decides.',
  'book.endings.1': 'Both sides have only their King: **drawn**, ½–½.',
  'book.endings.2':
    'The side that has moved has only its King, the other has more: the other wins by [[nikaida|Nikaida]], ½–0.',
  'book.endings.3':
    'The side to move is in Kaida and has no legal move: the other wins by [[hyrkaida|Hyrkaida]], 1–0.',
  'book.endings.4':
    'The side to move has only its King: the other wins by **Nikaida**, ½–0, unless it has just one other piece, and the King can capture that now.',
  'book.endings.5':
    'The side to move is not in Kaida and has no legal move: the other wins by [[tikaida|Tikaida]], ½–0.',
  'book.endings.without': 'Games without Kings: Pastang and Drak’s City',
  'book.endings.death':
    'They are played [[to-the-death|to the death]]: a side with no pieces left has lost, 1–0. A side to move that has pieces, but no legal move, loses by **Tikaida**, ½–0.',
  'book.endings.more':
    'The players may also end a game themselves: [[§draws|Draws, and ending by agreement]]. Once a game is decided, there are no more moves.',

  'book.hyrkaida.what':
    'The King of the side to move is in [[kaida|Kaida]], and no legal move ends that. The side that gave it wins by **Hyrkaida** and takes **one point**.',
  'book.hyrkaida.any':
    'All answers count, not only those of the King: if any piece can capture, step between or leave the vaulting line, it is not Hyrkaida.',

  'book.tikaida.what':
    'The side to move has **no legal move**, and is not in Kaida. The other side wins by **Tikaida** and takes **half a point**; the side that cannot move gets nothing.',
  'book.tikaida.small':
    'The small games without Kings know Tikaida as well. In Drak’s City most games end this way, when the lines have run out.',

  'book.nikaida.what':
    'A side that has lost everything **but its King** has lost by **Nikaida**. The other takes **half a point**, the bare King’s side nothing.',
  'book.nikaida.turn':
    '**The last turn.** If the winner has just one piece besides its King, and the bare King can capture it at once, the game goes on for that one turn. It may be used for any legal move. If the piece is captured, only the Kings are left, and the game is drawn; if not, it is lost by Nikaida.',
  'book.nikaida.first': 'When it would be Hyrkaida as well, it is Hyrkaida.',

  'book.draws.kings': 'A game is drawn, ½–½, when only the two Kings are left on the board.',
  'book.draws.players': 'By the players',
  'book.draws.agree': 'The players may agree on a draw, half a point each.',
  'book.draws.concede': 'A player may concede. The other takes one point.',
  'book.draws.time':
    'If they play with a clock, a player whose time has run out has lost; the other takes one point.',
  'book.draws.claims': 'By claim',
  'book.draws.silent':
    'The rules have no draw by repetition. Since two Pallans could duel for ever, the app lets either player claim a draw',
  'book.draws.repetition':
    'when the same position comes up for the third time, with the same side to move and the same rights to first moves and to the Fluttember;',
  'book.draws.quiet': 'when 100 turns, 50 of each side, have gone by without a capture or a Swod’s move.',
  'book.draws.agreements':
    'These are agreements about a game, not rules of movement. Nothing happens by itself: somebody has to claim.',

  'book.fluttember.what':
    'Once in a game, a player may **exchange the King with a Kapt or a Chuktar** of the same side. The exchange is the whole turn.',
  'book.fluttember.home':
    'Both must stand at home: the King on its square of the [[array]], the other on any square where a piece of its own side and kind stands in the array. Whether they have moved before does not matter.',
  'book.fluttember.kaida':
    'The King may not be in [[kaida|Kaida]], and may not come into Kaida by the exchange.',
  'book.fluttember.between':
    'What stands between the two, and what the enemy attacks there, does not matter.',
  'book.fluttember.small':
    'The small games have no Fluttember: no Kapt and no Chuktar stands in their arrays.',

  'book.promotion.what':
    'A Swod that reaches the **last rank** of the board, by any move, may become a Deldar, Hikdar, Jiktar, Chuktar, Kapt, Paktun or Pallan, whatever stands on the board already. Or it stays a Swod. The choice is part of the move.',
  'book.promotion.last':
    'The last rank is the northernmost of the whole board for Yellow and the southernmost for Blue.',
  'book.promotion.small':
    'In **Pastang** it may become a kind that the chosen array uses: a Deldar, and in the mixed arrays also a Hikdar or a Paktun. In **Drak’s City** it may become a Pallan. In both it may stay a Swod.',
  'book.promotion.never':
    'A piece that was promoted has no first move. As a Kapt or Chuktar it can take part in a [[§fluttember|Fluttember]], if it comes to stand on such a square.',
} as const;
