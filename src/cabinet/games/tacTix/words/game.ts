/** The words of tac tix. */
export const words = {
  'seat.first': 'First player',
  'seat.second': 'Second player',

  'cabinet.new.seat': '{id, select, first {Who moves first?} other {Who moves second?}}',

  'man.m0': 'a marble',
  'man.m1': 'a marble',
  'man.m2': 'a marble',
  'man.m3': 'a marble',
  'man.h0': 'a marble, taken up',
  'man.h1': 'a marble, taken up',
  'man.h2': 'a marble, taken up',
  'man.h3': 'a marble, taken up',

  'advice.first': 'Choose a marble to take.',
  'advice.more': 'Choose more marbles of its row or file.',
  'cabinet.may-end': 'Choose more of the same row or file, or take what is marked.',
  'cabinet.finish': 'Take what is marked',

  'why.no-marble': 'No marble is left there.',
  'why.held': 'This marble is taken up already. Choose the last one again, or press Escape, to put it back.',
  'why.not-in-line': 'All marbles of a turn lie in one row or one file.',
  'why.gap': 'A gap lies between: marbles of a turn lie side by side.',

  'end.last': 'The loser took the last marble.',

  'rule.what':
    'Sixteen marbles lie in a tray. Two players take some by turns, and whoever takes the last one loses.',
  'rule.array': 'The start. Choose one marble, or several of a row or file.',
  'rule.take.title': 'Taking',
  'rule.take':
    'In your turn you take one, two, three or four marbles that lie side by side in one row or one file. You may not skip a gap that was made earlier, and you must take at least one.',
  'rule.take.shown':
    'With b2 you may take c2 or all three of this row. You may not take a1: it lies neither in the row nor in the file.',
  'rule.end.title': 'How the game ends',
  'rule.end':
    'Whoever takes the last marble has lost. There is no draw. The colours of the marbles mean nothing.',
  'rule.end.shown':
    'Take one of the two, and leave the last one to the other player. Take both, and you have lost.',
  'rule.known.title': 'What is known',
  'rule.known':
    'All 65,536 boards have been worked out: with the best play the second player wins. A hint for him: to answer with the same turn on the opposite side of the middle is right if it leaves fourteen marbles, mostly right (180 boards of 210) if it leaves six to twelve, and never if it leaves two.',
  'rule.writing.title': 'Writing moves',
  'rule.writing':
    'A move is the first and the last marble taken, a2-a4 or b1-d1, with the lower letter or number first. A single marble is its hole, c3.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'Piet Hein, a Danish poet and inventor, thought of it as nim on a square, and Martin Gardner made it known in 1958. Hein also invented Hex, and shaped tables and town squares as superellipses, like the rounded tray here.',

  'ruling.C1.question': 'Must the marbles stand in one straight line?',
  'ruling.C1.answer': 'Yes, in one row or one file.',
  'ruling.C1.ground': '“Adjacent horizontally or vertically”; so it is in the published game.',
  'ruling.C2.question': 'May a gap made earlier be skipped?',
  'ruling.C2.answer': 'No.',
  'ruling.C2.ground': 'The marbles are to be “adjacent”.',
  'ruling.C3.question': 'Who begins?',
  'ruling.C3.answer': 'The players agree on it.',
  'ruling.C3.ground': 'The source is silent.',
} as const;
