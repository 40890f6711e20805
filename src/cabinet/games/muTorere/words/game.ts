/** The words of mu torere. */
export const words = {
  'seat.black': 'Black',
  'seat.white': 'White',
  'man.B': 'a man',
  'man.W': 'a man',
  'place.p': 'the putahi',

  'why.no-enemy': 'A man enters the putahi only if an enemy stands on a kewai beside him.',
  'why.not-beside': 'A man goes to the next kewai only, and the free one is not beside him.',
  'why.shut-in': 'This man cannot go to the free point.',

  'end.stuck': 'The side to move cannot move.',

  'rule.what':
    'Four men on each side, and nine points, one of which is always empty. There is nothing to take: whoever cannot move has lost. Black begins.',
  'rule.array': 'The start. Two moves are possible.',
  'rule.move.title': 'Points and moves',
  'rule.move':
    'Eight points, the kewai, lie on a circle, each next to two others. The point in the middle, the putahi, is joined to all of them. A turn moves one man to the empty point, in one of three ways:',
  'rule.move.1': 'from the putahi to any kewai,',
  'rule.move.2': 'from a kewai to the next one,',
  'rule.move.3':
    'from a kewai to the putahi, but only if an enemy stands on at least one of the two kewai beside him.',
  'rule.move.shown': 'Only k2 is free. Black can go there from either side, or from the putahi.',
  'rule.empty':
    'Nobody takes, jumps or passes. Because only one point is empty, you choose from no more than four moves, and mostly from two.',
  'rule.end.title': 'How the game ends',
  'rule.end': 'A side that is to move and cannot has lost.',
  'rule.end.shown':
    'When White goes from k6 to k5, only k6 is empty. No black man stands beside it, and Black has lost.',
  'rule.end.draw':
    'A player may claim a draw when the same position comes up for the third time, or after a hundred turns. No turn counts as progress here, since every turn can be undone.',
  'rule.known.title': 'What is known',
  'rule.known':
    'Everything. From the start 1,180 positions can be reached, counted with the side to move. In 128 of them the side to move has lost or will lose, in 208 it can win, and no win is more than five moves of both sides away. All others are drawn if nobody errs, the start too. So the game lives on mistakes, and there are many to make.',
  'rule.writing.title': 'Writing moves',
  'rule.writing':
    'The kewai are k1 at the top to k8, clockwise; the putahi is p. A move is where it starts and ends, k4-p.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'Mu torere is a game of the Māori of New Zealand, above all of the Ngāti Porou on the east coast. It was drawn with charcoal on bark or scratched into the ground. Visitors from Europe thought it simple, and lost.',

  'ruling.C1.question':
    'Does the condition for entering the putahi hold in the first turns only, as some play?',
  'ruling.C1.answer': 'No, always.',
  'ruling.C1.ground': 'The source gives it without a limit.',
  'ruling.C2.question': 'Who begins?',
  'ruling.C2.answer': 'Black. Lots decide who is Black.',
  'ruling.C2.ground': 'The source is silent.',
  'ruling.C3.question': 'Does play without end decide anything?',
  'ruling.C3.answer': 'No. A draw may be claimed.',
  'ruling.C3.ground': 'All games of the cabinet agree on it.',
  'ruling.C4.question': 'What is progress?',
  'ruling.C4.answer': 'Nothing is: the hundred turns count from the start.',
  'ruling.C4.ground': 'Men are never taken, and every turn can be undone.',
} as const;
