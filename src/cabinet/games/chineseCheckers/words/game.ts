/** The words of Chinese checkers. */
export const words = {
  'seat.A': 'Red',
  'seat.B': 'Amber',
  'seat.C': 'Green',
  'seat.D': 'Blue',
  'seat.E': 'Violet',
  'seat.F': 'White',
  'man.A': 'a marble',
  'man.B': 'a marble',
  'man.C': 'a marble',
  'man.D': 'a marble',
  'man.E': 'a marble',
  'man.F': 'a marble',
  'reserve.home': '{count, plural, one {# marble in the goal} other {# marbles in the goal}}',
  'option.pass': 'Pass',

  'variant.2': 'From opposite corners.',
  'variant.3': 'From every other corner.',
  'variant.4': 'Two pairs, opposite each other.',
  'variant.5': 'One corner stays empty.',
  'variant.6': 'The whole star.',

  'advice.pick': 'Choose a marble to move.',
  'advice.go': 'Choose where it goes.',
  'advice.pass': 'No marble of yours can move: pass.',

  'why.enemy': 'That marble is not yours.',
  'why.shut-in': 'This marble can neither step nor hop.',
  'why.no-way': 'No step and no chain of hops leads there.',
  'why.full': 'Another marble lies there.',

  'claim.quiet': 'A hundred quiet turns of each player have passed: a draw may be claimed.',
  'ended.quiet': 'A hundred turns of each player passed quietly.',
  'end.home': 'The winner’s goal is full, and none of the winner’s marbles is left at home.',

  'rule.what':
    'Two to six players race ten marbles each across a star, by steps and by chains of hops. Whoever fills the triangle opposite first has won.',
  'rule.array': 'The start for two. Red begins, and goes to the top.',
  'rule.board.title': 'Board and players',
  'rule.board':
    'The star has 121 points, and every point is next to up to six others. Its six corners are triangles of ten points. Each player’s marbles start in one of them, the home, and go to the one opposite, the goal. Two play from opposite corners, three from every other one, four as two opposite pairs; with five one corner stays empty, and the one who plays towards it has an easier goal.',
  'rule.board.turns':
    'Lots decide who starts where. Turns go around clockwise; Red begins, or Amber where four play.',
  'rule.board.shown': 'The start for six. Every side has its colour and its shape.',
  'rule.move.title': 'Moves',
  'rule.move': 'A turn moves one of your marbles, in one of two ways:',
  'rule.move.1': 'a step to an empty point next to it,',
  'rule.move.2':
    'or hops: over a marble right beside it, whoever owns that, to the point straight beyond, which must be empty. After a hop the marble may hop again, in any direction, as often as you like. The point where it started counts as empty.',
  'rule.move.shown':
    'The red marble on e7 may hop over f7, h6 and j6 up to k7, over marbles of both sides, or stop on the way. Choose any marked point: the way is found for you.',
  'rule.free':
    'Steps and hops are not mixed in one turn, and nothing is taken. A marble may stop on any point, in other players’ corners too, and may leave its goal again. A turn may not end where it began. Only a player who cannot move at all passes.',
  'rule.end.title': 'How the game ends',
  'rule.end': 'You have won as soon as all of this holds:',
  'rule.end.1': 'every point of your goal is occupied,',
  'rule.end.2': 'at least one marble there is yours,',
  'rule.end.3': 'and none of your marbles is in your own home.',
  'rule.end.draw':
    'So nobody can stop you for ever by squatting in your goal. A draw may be claimed when the same position comes up for the third time, or when in a hundred turns of each player no marble has come to rest in its goal for the first time.',
  'rule.computer.title': 'The computer',
  'rule.computer':
    'With two players the computer looks ahead as in the other games. With more it plays many games on from the position, and goes where they ended best for it.',
  'rule.writing.title': 'Writing moves',
  'rule.writing':
    'Rows are a at the bottom to q at the top, and the points of a row are counted from the left. A move is where it starts and ends, d1-e5; a pass is pass.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'The game is neither Chinese nor checkers. An American, George Monks, invented Halma in the 1880s; in Germany its board became a star in 1892, and a company in New York sold that star under its present name from 1928.',

  'ruling.C1.question': 'Which homes are used by three, four and five players?',
  'ruling.C1.answer': 'Every other corner; two opposite pairs; all but one.',
  'ruling.C1.ground': 'This is usual.',
  'ruling.C2.question': 'Can a marble that stays in another player’s goal keep him from winning for ever?',
  'ruling.C2.answer':
    'No. A full goal wins if at least one marble in it is yours, and none of yours is left in your home.',
  'ruling.C2.ground':
    'Published rules say: “all available slots filled, not necessarily all ten”. Without the last condition trial games with six players ended after 27 turns.',
  'ruling.C3.question': 'May a marble stop in another player’s triangle, or leave its goal?',
  'ruling.C3.answer': 'Yes.',
  'ruling.C3.ground': '“One square in any direction”; the source forbids nothing.',
  'ruling.C4.question': 'May a hop go over one’s own marble?',
  'ruling.C4.answer': 'Yes.',
  'ruling.C4.ground': '“Any other piece.”',
  'ruling.C5.question': 'What does a player without a move do?',
  'ruling.C5.answer': 'He passes.',
  'ruling.C5.ground': 'The others can still play.',
  'ruling.C6.question': 'Are two ways with the same start and end two moves?',
  'ruling.C6.answer': 'No, one.',
  'ruling.C6.ground': 'Nothing is taken on the way.',
  'ruling.C7.question': 'Where does a player go whose opposite corner is empty?',
  'ruling.C7.answer': 'To the empty triangle.',
  'ruling.C7.ground': 'The goal is the triangle, not the player.',
} as const;
