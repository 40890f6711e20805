/** The words of surakarta. */
export const words = {
  'seat.white': 'White',
  'seat.black': 'Black',
  'man.W': 'a marble',
  'man.B': 'a marble',
  'reserve.lost': '{count, plural, one {# marble lost} other {# marbles lost}}',

  'advice.pick': 'Choose a marble to move.',
  'advice.go': 'Choose where it goes.',
  'advice.capture': 'You can capture, so you must. Choose a marble.',
  'advice.run': 'Choose the marble at the end of a run.',

  'why.enemy': 'That marble is not yours.',
  'why.own': 'One of your own marbles stands there.',
  'why.must-capture': 'Another marble can capture, so a capture must be made.',
  'why.capture-first': 'You can capture, so a mere step is not allowed.',
  'why.shut-in': 'No point beside this marble is free.',
  'why.far': 'A step goes to a point right beside the marble, diagonally too.',
  'why.no-run': 'No free run round a loop leads this marble there.',
  'why.corner': 'The corners lie on no loop: nothing is captured there.',

  'end.no-marbles': 'The loser has no marbles left.',
  'end.stuck': 'The side to move has no move left, so the game is drawn.',

  'rule.what':
    'Twelve marbles on each side, and eight loops outside the board. A marble steps to a point beside it, but it captures only in a run that goes round at least one loop. White begins; nobody may pass.',
  'rule.array': 'The start. The first turns are steps: pick a marble to see where it may go.',
  'rule.board.title': 'Lines and loops',
  'rule.board':
    'Six lines run each way. At every corner a small loop joins the two second lines, and a large one the two third lines. So there are two closed circuits, the inner one and the outer one, which is drawn double; they cross each other and themselves. The outermost lines have no loops, and the four corner points lie on no circuit at all.',
  'rule.step.title': 'Steps',
  'rule.step':
    'If you cannot capture, one of your marbles takes one step to an empty point next to it, in any of eight directions.',
  'rule.step.shown': 'From c4 there are eight points to step to.',
  'rule.capture.title': 'Captures',
  'rule.capture':
    'A marble may run from its point along a circuit, straight on over every crossing, as far as the points are free. If the first marble that it meets is an enemy, and the run has gone round at least one loop, it takes that marble and stands in its place. If you can capture you must; among several captures you may choose.',
  'rule.capture.shown':
    'The white marble on c2 can take d5. The dashed line is one of its ways: a marble that is chosen always shows them.',
  'rule.capture.more':
    'A run may use several loops, and it may pass the point where it began: the marble has left it. It takes one marble, and ends there. A marble on a corner neither captures nor is captured.',
  'rule.blocked.shown':
    'Black’s marble on c2 stands right beside d2, but no loop lies between them on that side. Down from d2, round two loops, there is a way to it. The other capture is f4.',
  'rule.end.title': 'How the game ends',
  'rule.end.1':
    'A side without marbles has lost. The winner’s marbles that are left are points, which add up over the games of a match. A draw brings none. If a player concedes or runs out of time, the other one’s marbles count as they stand.',
  'rule.end.2': 'A side that has marbles but no legal move makes the game a draw.',
  'rule.end.draw':
    'A player may claim a draw when the same position comes up for the third time, or after a hundred turns without a capture.',
  'rule.writing.title': 'Writing moves',
  'rule.writing':
    'A step is where it starts and ends, b2-b3. A capture has an x, b2xe5. Which way the marble ran is not written, because it makes no difference.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'The game bears the name of an old royal city in the middle of Java. How old it is nobody knows; outside Java it has been played since the 1970s. The ground of this board shows kawung, one of the batik patterns for which the city is known.',

  'ruling.C1.question': 'Is a capture compulsory?',
  'ruling.C1.answer': 'Yes. Among several you may choose.',
  'ruling.C1.ground':
    'The source: if a path can be followed “the move MUST be made”. Other published rules leave it free.',
  'ruling.C2.question': 'How does the board look? The picture is lost.',
  'ruling.C2.answer': 'The traditional board, and two full rows on each side.',
  'ruling.C2.ground': 'Twelve marbles a side fill two rows.',
  'ruling.C3.question': 'What if a side has marbles but no legal move?',
  'ruling.C3.answer': 'The game is drawn.',
  'ruling.C3.ground': '“If this is impossible, a draw is declared.”',
  'ruling.C4.question': 'Does a marble’s own starting point block a run that comes round to it?',
  'ruling.C4.answer': 'No.',
  'ruling.C4.ground': 'The marble has left it.',
  'ruling.C5.question': 'May a marble capture in a straight line, without a loop?',
  'ruling.C5.answer': 'No.',
  'ruling.C5.ground': '“At least one loop MUST be traveled around.”',
  'ruling.C6.question': 'Who begins?',
  'ruling.C6.answer': 'White. The players decide who is White.',
  'ruling.C6.ground': 'The source leaves it to the players.',
} as const;
