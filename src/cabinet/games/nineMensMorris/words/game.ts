/** The words of nine men's morris. */
export const words = {
  'seat.white': 'White',
  'seat.black': 'Black',
  'man.W': 'a man',
  'man.B': 'a man',
  'reserve.hand': '{count, plural, one {# man in hand} other {# men in hand}}',
  'reserve.lost': '{count, plural, one {# man lost} other {# men lost}}',

  'advice.place': 'Place a man on any free point.',
  'advice.take': 'A mill! Take an enemy man.',

  'why.shut-in': 'No point beside this man is free.',
  'why.not-joined': 'A man goes along a line to the next point only.',
  'why.take-empty': 'You have closed a mill: choose an enemy man to take.',
  'why.take-own': 'You have closed a mill: take an enemy man, not one of your own.',
  'why.in-mill': 'A man in a mill is safe as long as another stands outside one.',

  'end.few': 'The loser has no more than two men left.',
  'end.blocked': 'The side to move has no free point to go to.',

  'rule.what':
    'Two players, nine men each, and three squares one inside another. You place your men on the points, then move them along the lines. Three in a row are a mill, and a mill takes an enemy man. White begins.',
  'rule.board':
    'The empty board. Twenty-four points lie on sixteen lines of three. Place a man wherever you like.',
  'rule.place.title': 'Placing',
  'rule.place':
    'First both players place their nine men in turn, each on any empty point. Nobody moves a man as long as he has one in hand.',
  'rule.mill.title': 'Mills',
  'rule.mill':
    'Three of your men on one line are a mill. When the man you place or move closes a mill, you must take one enemy man off the board at once. You may not take a man who stands in a mill himself, unless all enemy men do.',
  'rule.mill.shown':
    'White has placed a man on g7 and closed the mill at the top. One of the marked men goes.',
  'rule.mill.again':
    'A mill may be opened and closed again, and takes a man each time. If one move closes two mills, it still takes only one man.',
  'rule.move.title': 'Moving',
  'rule.move':
    'When your hand is empty you move instead: one man along a line to the next point, which must be empty. You may not pass. A player with only three men left moves like everybody else and does not fly.',
  'rule.move.shown': 'The white man on d5 can go to c5 or e5; d6 is taken.',
  'rule.end.title': 'How the game ends',
  'rule.end.1': 'A player who has no more than two men, those in hand included, has lost.',
  'rule.end.2': 'A player who is to move and cannot has lost.',
  'rule.end.draw':
    'A player may claim a draw when the same position comes up for the third time, or after a hundred turns in which no man was placed or taken.',
  'rule.known.title': 'What is known',
  'rule.known':
    'With the usual rules, in which three men fly, the game has been worked out by computer: a draw if nobody makes a mistake. That result says nothing certain about the game without flying that is played here.',
  'rule.known.endgames':
    'In the game without flying, the endgames of three men against three have been worked out. There are 169,626 of them, counting as one all boards that turning, mirroring or swapping the inner and the outer square makes alike: the side to move wins 90,842, loses 40,162, and 38,622 are drawn. The longest win takes 39 moves of both sides.',
  'rule.writing.title': 'Writing moves',
  'rule.writing':
    'Placing a man is written as the point alone, d2. A move is where it starts and ends, a1-a4. A captured man follows an x: d2xa7 or a1-a4xd7.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'Merels, or mill, is one of the oldest games still played. Its board is scratched into Roman roofing tiles and into the seats of English cathedrals, and in Shakespeare it fills up with mud after rain.',

  'ruling.C1.question': 'May a side with three men fly to any point?',
  'ruling.C1.answer': 'No.',
  'ruling.C1.ground':
    'The source allows only moves “along a line to any adjacent point” and knows no exception.',
  'ruling.C2.question': 'What if one move closes two mills?',
  'ruling.C2.answer': 'One man is taken.',
  'ruling.C2.ground': '“Any one” man is taken for forming a mill; it is commonly played so.',
  'ruling.C3.question': 'Must a man be taken?',
  'ruling.C3.answer': 'Yes.',
  'ruling.C3.ground': 'It is a well-known rule. Declining would hardly ever help.',
  'ruling.C4.question': 'What if the enemy has no man on the board?',
  'ruling.C4.answer': 'Nothing is taken.',
  'ruling.C4.ground': 'There is nothing to take.',
  'ruling.C5.question': 'Do men in hand count towards the two?',
  'ruling.C5.answer': 'Yes.',
  'ruling.C5.ground': 'Otherwise the game would end in its first turns.',
  'ruling.C6.question': 'Who begins?',
  'ruling.C6.answer': 'White.',
  'ruling.C6.ground': 'It is usual. Players may draw lots for White.',
  'ruling.C7.question': 'Can a player be blocked while he has men in hand?',
  'ruling.C7.answer': 'No.',
  'ruling.C7.ground': 'There are twenty-four points and eighteen men.',
  'ruling.C8.question': 'Are the corners joined by diagonals? The picture is lost.',
  'ruling.C8.answer': 'No.',
  'ruling.C8.ground': 'Diagonals belong to the game with twelve men.',
} as const;
