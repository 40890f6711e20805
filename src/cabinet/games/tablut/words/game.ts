/** The words of tablut. Keys are its own: `why`, `end`, `call`, `man` and `seat` stand before the codes of the game. */
export const words = {
  'seat.black': 'Black',
  'seat.white': 'White',
  'man.K': 'the King',
  'man.M': 'a King’s man',
  'man.m': 'an attacker',
  'reserve.lost': '{count, plural, one {# man lost} other {# men lost}}',

  'why.throne': 'Nobody ends a move on the Throne, not even the King once he has left it.',
  'why.corner': 'Only the King may enter a corner.',
  'why.shut-in': 'This man is shut in: he has no square to go to.',
  'why.not-straight': 'Every man goes in a straight line along a rank or a file.',
  'why.blocked-way': 'Something stands in the way.',

  'call.raichi': 'Raichi! The King has an open way to a corner.',
  'call.watch': 'Watch your King!',

  'end.king-taken': 'The King is captured.',
  'end.king-home': 'The King has reached a corner.',
  'end.tuichi': 'Tuichi! The King has two open ways to a corner, and only one can be closed.',
  'end.enclosed': 'The King is enclosed with at most one man, and neither can move.',
  'end.stuck': 'The side to move has no move left.',

  'rule.what':
    'A hunt on nine by nine squares. The King stands on his Throne in the middle with eight men around him; sixteen attackers hold the four sides of the board. The King tries to reach a corner, the attackers try to catch him. Black, the attackers, moves first.',
  'rule.array': 'The start. Pick up a man to see where he may go.',
  'rule.move.title': 'How men move',
  'rule.move':
    'A turn is one move of one man. All men move alike, the King too: any number of squares along a rank or a file. Every square on the way, and the one where the move ends, must be empty. Nobody may pass.',
  'rule.move.shown': 'The attacker on c3 may stop on any marked square: men in his way stop him.',
  'rule.closed':
    'The Throne in the middle and the four corners are closed. A man never ends a move there, but he may pass over the Throne while it is empty. Only the King may enter a corner. Once he has left the Throne he does not come back to it.',
  'rule.closed.shown':
    'The King is still on his Throne. From a square at the edge he could go on to a corner.',
  'rule.take.title': 'Capturing men',
  'rule.take':
    'You take an enemy man by moving so that he stands between the man you moved and another piece of yours, in a straight line and without a gap. The King helps to capture. One move may take up to three men. A man who moves in between two enemies by himself is safe, and stays so when a third one moves.',
  'rule.take.shown':
    'White to move. If c2 goes up to c4, the attacker on c5 stands between two white men and is taken.',
  'rule.take.corner':
    'A corner serves as a partner for both sides: a man who stands beside it is taken by one enemy on his other side. The edge of the board and the empty Throne do not.',
  'rule.king.title': 'Capturing the King',
  'rule.king':
    'The King is harder to take. Black must move a man beside him, and then all four of his sides must be closed: by attackers, by the edge of the board, by a corner or by the empty Throne. So it takes four attackers in the open or on the Throne, three beside the Throne or at the edge, and two at the edge beside a corner.',
  'rule.king.shown':
    'Three attackers stand beside the King on his Throne. If f2 goes up to f5, all four sides are closed.',
  'rule.enclosed':
    'The King is also lost when he is enclosed: White is to move, the King is alone or joined to just one man, and neither of them can move. It does not matter what other men could do.',
  'rule.end.title': 'How the game ends',
  'rule.end.1': 'The King stands on a corner: White wins.',
  'rule.end.2':
    'The King has two open ways to corners after White’s move, which is called Tuichi: White wins at once.',
  'rule.end.3': 'The King is captured: Black wins.',
  'rule.end.4': 'The King is enclosed: Black wins.',
  'rule.end.5': 'A side that is to move and cannot has lost.',
  'rule.end.draw':
    'A player may claim a draw when the same position comes up for the third time with the same side to move, or after a hundred turns, fifty of each side, without a capture.',
  'rule.calls.title': 'What is called out',
  'rule.calls':
    '“Raichi” warns Black that the King has an open way to one corner. “Watch your King” warns White that the next move could capture him. Nobody has to answer a call.',
  'rule.writing.title': 'Writing moves',
  'rule.writing':
    'A move is where it starts and where it ends, as in d1-d3. Files are a to i from the west, ranks 1 to 9 from the south.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'Tablut is the hunting game of the Sámi. Carl Linnaeus saw it played in Lapland in 1732 and wrote it down; it belongs to the family of tafl games played all over the north before chess came. The rules here follow the documents from which Jikaida comes, which let the King run for the corners.',

  'ruling.C1.question': 'May the King pass over the Throne?',
  'ruling.C1.answer': 'Yes.',
  'ruling.C1.ground': 'Pieces of either colour may pass over it; only landing is forbidden.',
  'ruling.C2.question': 'How do the men stand at the start? The picture is lost.',
  'ruling.C2.answer': 'In the traditional cross.',
  'ruling.C2.ground': 'Eight men around the King and sixteen at the edges: the numbers fit.',
  'ruling.C3.question': 'Does the empty Throne help to capture men?',
  'ruling.C3.answer': 'No.',
  'ruling.C3.ground': 'The source names only the corner for men, and the Throne for the King alone.',
  'ruling.C4.question': 'Do corners serve both sides?',
  'ruling.C4.answer': 'Yes, against men of either side.',
  'ruling.C4.ground': 'The source says so without naming a side.',
  'ruling.C5.question': 'Is a King captured if he moves into a closed place himself?',
  'ruling.C5.answer': 'No. Black needs a new move to a square beside him, or must enclose him.',
  'ruling.C5.ground': 'A piece may safely move in between.',
  'ruling.C6.question': 'What does “surrounded with no more than one defender” mean?',
  'ruling.C6.answer':
    'The King and the men joined to him are two at most, and none of them can move. It is judged when White is to move.',
  'ruling.C6.ground': 'These are the source’s words. It says nothing about men elsewhere.',
  'ruling.C7.question': 'Must White answer a danger to the King?',
  'ruling.C7.answer': 'No.',
  'ruling.C7.ground': 'The source asks only for an announcement.',
  'ruling.C8.question': 'What about a side that cannot move?',
  'ruling.C8.answer': 'It loses.',
  'ruling.C8.ground': 'This is well known in this family of games. Black needs it when he has no man left.',
  'ruling.C9.question': 'Is Tuichi a win at once?',
  'ruling.C9.answer': 'Yes.',
  'ruling.C9.ground':
    'The source calls it an automatic win. Black cannot close both ways, so this saves one turn and changes nothing.',
} as const;
