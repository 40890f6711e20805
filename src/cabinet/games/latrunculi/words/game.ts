/** The words of latrunculi. */
export const words = {
  'seat.black': 'Black',
  'seat.white': 'White',
  'man.s': 'a stone',
  'man.S': 'a stone',
  'man.d': 'the dux',
  'man.D': 'the dux',
  'reserve.lost': '{count, plural, one {# stone lost} other {# stones lost}}',
  'cabinet.scores':
    '{first, plural, one {# stone} other {# stones}} captured by White, {second, number} by Black',
  'claim.quiet':
    'A hundred turns have passed without a capture: the game may be ended, and stones are counted.',

  'advice.pick': 'Choose a piece to move.',
  'advice.go': 'Choose where it goes.',

  'why.enemy': 'That piece is not yours.',
  'why.own': 'One of your own pieces stands there.',
  'why.occupied': 'An enemy piece stands there.',
  'why.shut-in': 'This piece is shut in: no square beside it is free.',
  'why.not-straight': 'Every piece goes straight along a rank or a file.',
  'why.blocked-way': 'Something stands in the way.',
  'why.repeated': 'That would bring the same position about for the third time, which is forbidden.',

  'call.squeeze': 'Squeeze: this stone stands safely between enemies.',

  'end.dux': 'The loser’s dux is shut in.',
  'end.dux-self': 'The loser has shut his own dux in.',
  'end.stalemate': 'The side to move has no move. Captured stones are counted.',

  'rule.what':
    'Fifteen stones and a dux on each side, on eight by eight squares. Catch stones between two of yours, and shut the enemy’s dux in, so that he cannot move. Black begins; nobody may pass.',
  'rule.array': 'The start. Each dux stands left of the middle as his player sees it.',
  'rule.move.title': 'Moving',
  'rule.move':
    'A turn is one move of one piece, stone or dux: any number of empty squares straight along a rank or a file.',
  'rule.move.shown': 'The stone on c4 may stop on any marked square.',
  'rule.take.title': 'Capturing',
  'rule.take':
    'Look from the piece that you have moved in all four directions. Where enemy stones follow without a gap, and behind them stands another piece of yours, they are all taken. The dux helps to take. A dux in the line stays; he is never captured. The wall does not count as a partner.',
  'rule.take.shown':
    'White to move. If a2 goes to c2, both stones stand between two white ones and are taken.',
  'rule.corner':
    'A stone on a corner square is taken when enemies stand on both squares next to it, and one of them has just moved there.',
  'rule.corner.shown': 'White to move. From h2 the stone catches the one in the corner.',
  'rule.squeeze':
    'A stone that moves in between enemies is safe. That is called a squeeze, and is announced. It can be taken later by a new move of an enemy beside it.',
  'rule.dux.title': 'The dux',
  'rule.dux':
    'A dux is shut in when none of the squares beside him is empty and an enemy stands on at least one of them. The wall counts as closed.',
  'rule.dux.shown': 'The dux on e8 is shut in: White has won.',
  'rule.end.title': 'How the game ends',
  'rule.end.1': 'A dux is shut in: his side has lost.',
  'rule.end.2':
    'If one move shuts both in, the mover wins. If it shuts only the mover’s own dux in, he loses.',
  'rule.end.3':
    'A side that is to move and cannot: whoever has captured more stones wins; equal numbers are a draw.',
  'rule.end.repetition':
    'No move may bring the same position with the same side to move about for the third time. A side that has only such moves counts as one that cannot move. After a hundred turns without a capture a player may end the game; then stones are counted.',
  'rule.writing.title': 'Writing moves',
  'rule.writing': 'A move is where it starts and where it ends, e1-e3. Files are a to h, ranks 1 to 8.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'The game of little soldiers was played wherever the legions went. Ovid and Martial speak of it, and a poem of the first century praises a master, but nobody wrote its rules down. What is played here is a modern reconstruction.',

  'ruling.C1.question': 'How large is the board? The picture is lost.',
  'ruling.C1.answer': 'Eight by eight squares.',
  'ruling.C1.ground': 'Sixteen pieces fill two ranks of eight, and many reconstructions have this board.',
  'ruling.C2.question': 'Where does the dux stand?',
  'ruling.C2.answer': 'On d1 and e8.',
  'ruling.C2.ground':
    'A protected place near the middle. On the second rank he would be open to attack at once.',
  'ruling.C3.question': 'Who begins?',
  'ruling.C3.answer': 'Black.',
  'ruling.C3.ground': 'The dark pieces, says the source.',
  'ruling.C4.question': '“Multiple stones along a line”?',
  'ruling.C4.answer': 'A whole unbroken line that is enclosed at both ends is taken.',
  'ruling.C4.ground': 'It is a well-known rule of this reconstruction.',
  'ruling.C5.question': '“Across the corner”?',
  'ruling.C5.answer': 'A stone on a corner square, with enemies on both squares next to it.',
  'ruling.C5.ground': 'It is well known. Walls do not help otherwise.',
  'ruling.C6.question': 'What of a dux in an enclosed line?',
  'ruling.C6.answer': 'He stays, the stones go.',
  'ruling.C6.ground': 'Published rules of the same family say so; others save the whole line.',
  'ruling.C7.question': 'Does a dux help to capture?',
  'ruling.C7.answer': 'Yes.',
  'ruling.C7.ground': 'Published rules. “Enclosed” says nothing else.',
  'ruling.C8.question': 'Is a dux lost if his own stones shut him in?',
  'ruling.C8.answer': 'Only if an enemy stands beside him as well.',
  'ruling.C8.ground': '“Blocked by an enemy stone so that it cannot move.”',
  'ruling.C9.question': 'What of a move that shuts both in, or only the mover’s own?',
  'ruling.C9.answer': 'Both: the mover wins. Only his own: he loses.',
  'ruling.C9.ground': '“The first to immobilize the opponent king.”',
  'ruling.C10.question': '“Two series of repeated moves”?',
  'ruling.C10.answer': 'The third time of one position is forbidden.',
  'ruling.C10.ground': 'The same measure as in the other games.',
  'ruling.C11.question': 'Does a stone that squeezes in capture?',
  'ruling.C11.answer': 'Yes, its move captures like any other.',
  'ruling.C11.ground': 'Nothing forbids it.',
} as const;
