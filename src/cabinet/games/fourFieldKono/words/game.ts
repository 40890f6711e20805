/** The words of four field kono. */
export const words = {
  'seat.white': 'White',
  'seat.black': 'Black',
  'man.W': 'a marble',
  'man.B': 'a marble',
  'reserve.lost': '{count, plural, one {# marble lost} other {# marbles lost}}',

  'advice.pick': 'Choose a marble to move.',
  'advice.go': 'Choose where it goes.',

  'why.enemy': 'That marble is not yours.',
  'why.own': 'One of your own marbles stands there.',
  'why.shut-in': 'This marble has no free place beside it, and no enemy right behind a marble of its own.',
  'why.straight': 'Marbles go and jump along ranks and files only.',
  'why.no-jump': 'A marble jumps only to capture, never to an empty place.',
  'why.far': 'A step goes to the very next place.',
  'why.beside': 'An enemy right beside is safe: one of your own must stand between.',
  'why.far-enemy': 'A jump passes one place only.',
  'why.over-enemy': 'A marble jumps over one of its own side, never over an enemy.',
  'why.over-nothing': 'One of your own marbles must stand between the two.',

  'end.few': 'The loser has only one marble left.',
  'end.stuck': 'The side to move has no move left.',

  'rule.what':
    'Eight marbles on each side fill a board of four by four. A marble captures by jumping over one of its own side onto an enemy. White begins; nobody may pass.',
  'rule.array': 'The start: no place is free, so the first move is a capture.',
  'rule.step.title': 'Steps',
  'rule.step':
    'One of your marbles goes to the next place along a rank or a file, if that is empty. There are no diagonal moves.',
  'rule.capture.title': 'Captures',
  'rule.capture':
    'A marble jumps over a marble of its own side on the very next place, in a straight line, onto an enemy on the place right behind. It takes that marble and stands there. The marble that it jumped over stays. You capture one marble in a turn, and you need not capture at all.',
  'rule.capture.shown':
    'The marble on b1 jumps over c1 and takes d1, or steps to a1. It cannot jump over b2, because nobody stands behind it.',
  'rule.capture.not':
    'Nobody jumps over an enemy, and nobody jumps to an empty place. An enemy right beside you is safe.',
  'rule.capture.not.shown':
    'The marble on b2 may step to a2 or b1. It cannot take b3 beside it, and it cannot jump over c2, since no enemy stands on d2.',
  'rule.end.title': 'How the game ends',
  'rule.end.1': 'A side with only one marble can no longer capture, and has lost at once.',
  'rule.end.2': 'A side that is to move and cannot has lost.',
  'rule.end.draw':
    'A player may claim a draw when the same position comes up for the third time, or after a hundred turns without a capture.',
  'rule.known.title': 'What is known',
  'rule.known':
    'Endings with few marbles have been worked out. Two against two is nearly always drawn: of all 21,840 positions, counted with the side to move, that side wins 912 and loses 32. Nobody seems to have worked out the whole game.',
  'rule.writing.title': 'Writing moves',
  'rule.writing': 'A step is where it starts and ends, a1-a2. A capture has an x, a1xa3.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'Kono, or gonu, are the board games that Koreans have long scratched into the ground or drawn on paper, in many sizes. Stewart Culin described this one in 1895.',

  'ruling.C1.question': 'How do the marbles stand at the start? The picture is lost.',
  'ruling.C1.answer': 'Two rows each, so that the board is full.',
  'ruling.C1.ground': '“The two rows directly in front.”',
  'ruling.C2.question': 'Is a capture compulsory?',
  'ruling.C2.answer': 'No.',
  'ruling.C2.ground': '“A player can capture”; “if not capturing, a piece can be moved”.',
  'ruling.C3.question': 'What of a side with one marble left?',
  'ruling.C3.answer': 'It loses at once, whoever is to move.',
  'ruling.C3.ground': 'Who “has only one piece left loses”.',
  'ruling.C4.question': 'Who begins?',
  'ruling.C4.answer': 'White. Lots decide who is White.',
  'ruling.C4.ground': 'The source is silent.',
  'ruling.C5.question': 'May a marble jump without capturing?',
  'ruling.C5.answer': 'No.',
  'ruling.C5.ground': 'The jump is described as a way to capture only.',
} as const;
