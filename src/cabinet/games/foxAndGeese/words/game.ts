/** The words of fox and geese. */
export const words = {
  'seat.geese': 'Geese',
  'seat.fox': 'Fox',
  'man.G': 'a goose',
  'man.F': 'the fox',
  'reserve.lost': '{count, plural, one {# goose eaten} other {# geese eaten}}',

  'cabinet.won': '{seat, select, Geese {The geese have won} other {The fox has won}}',
  'cabinet.ended.conceded': '{seat, select, Geese {The geese have conceded.} other {The fox has conceded.}}',
  'cabinet.ended.time':
    '{seat, select, Geese {The geese have run out of time.} other {The fox has run out of time.}}',
  'cabinet.new.seat': '{id, select, geese {Who plays the geese?} other {Who plays the fox?}}',

  'variant.fox-and-geese': 'Diagonals meet on every second point.',
  'variant.straight': 'No diagonals: the fox has fewer ways out.',

  'advice.pick-g': 'Choose a goose to move.',
  'advice.pick-f': 'Choose the fox.',
  'advice.go': 'Choose where it goes.',
  'advice.fox-go': 'Choose where the fox goes.',

  'why.own': 'Another goose stands there.',
  'why.shut-in': 'No line leads from here to a free point.',
  'why.not-F': 'The geese are to move.',
  'why.not-G': 'The fox is to move.',
  'why.over': 'To jump over a goose, choose the free point behind it.',
  'why.fox': 'The fox stands there. Geese do not take him, they shut him in.',
  'why.jump-on': 'After a jump the fox may only jump on.',
  'why.not-joined': 'The fox goes one step along a line, or jumps over a goose to the point right behind it.',
  'why.goose-step': 'A goose goes along a line to the next point only.',

  'end.few': 'Three geese or fewer are left, and so few cannot shut in the fox.',
  'end.fox-shut': 'The fox is shut in.',
  'end.geese-stuck': 'No goose has a point to go to.',

  'rule.what':
    'Thirteen geese against one fox. The geese crowd around the fox to shut him in; the fox jumps over them and eats them. The geese begin; nobody may pass.',
  'rule.array': 'The start. Move a goose, but not into the fox’s mouth.',
  'rule.step.title': 'Steps',
  'rule.step':
    'A turn is one step along a line to the next point, which must be empty. The geese and the fox step alike, in any direction, backwards too. Straight lines join all points with their neighbours; diagonals meet on every second point.',
  'rule.step.shown':
    'The fox on d4 may step to six points. The geese on c5 and e5 stand in his way, and behind them there is no point to land on.',
  'rule.straight': 'The other board has the straight lines only.',
  'rule.straight.shown': 'On the board without diagonals the fox has three steps at the start, not five.',
  'rule.jump.title': 'Jumps',
  'rule.jump':
    'If a goose stands beside the fox, and the next point straight behind it is empty, the fox may jump there and eats the goose. He may go on jumping in the same turn, in any direction, and may stop after any jump. He need not jump at all. Geese never jump.',
  'rule.jump.shown':
    'The fox may jump over d3 to e3. From there he may go on over e2 to e1, or end his move on e3.',
  'rule.end.title': 'How the game ends',
  'rule.end.1': 'When three geese or fewer are left, the fox has won.',
  'rule.end.2': 'When the fox is to move and can neither step nor jump, the geese have won.',
  'rule.end.3': 'When the geese are to move and none of them can, the fox has won. It hardly ever happens.',
  'rule.end.shown': 'Four geese can be enough: e2 goes to e1, and the fox is shut in.',
  'rule.end.draw':
    'A player may claim a draw when the same position comes up for the third time, or after a hundred turns in which no goose was eaten.',
  'rule.known.title': 'What is known',
  'rule.known':
    'Four geese can shut the fox in on the points d1, a4, g4 and d7; three geese cannot do so anywhere. With thirteen geese, careful geese have the better game, but they need patience. Against careless geese the fox always wins.',
  'rule.writing.title': 'Writing moves',
  'rule.writing': 'A step is where it starts and ends, d4-d5. A jump has an x before each landing, d1xd3xd5.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'Games of fox and geese have been played in the north of Europe since the Middle Ages. An Icelandic saga knows one, King Edward IV of England owned two sets, and young ladies stitched the board on their samplers, as this one is.',

  'ruling.C1.question': 'Does the board have diagonals?',
  'ruling.C1.answer': 'Yes, on every second point. A board without them is a variant.',
  'ruling.C1.ground':
    '“One step in any direction along a line”; boards of the common game with thirteen geese are drawn so.',
  'ruling.C2.question': 'How do the geese stand at the start? The picture is lost.',
  'ruling.C2.answer': 'They fill one arm and the row below it.',
  'ruling.C2.ground': 'These are thirteen points, and the traditional place.',
  'ruling.C3.question': 'When are geese “not enough”?',
  'ruling.C3.answer': 'When three or fewer are left.',
  'ruling.C3.ground':
    'It was counted: four geese can shut in the fox on both boards, three on neither. Some published rules say six.',
  'ruling.C4.question': 'May geese go backwards?',
  'ruling.C4.answer': 'Yes.',
  'ruling.C4.ground': '“Both move in the same way … in any direction.”',
  'ruling.C5.question': 'What if no goose can move?',
  'ruling.C5.answer': 'The fox has won.',
  'ruling.C5.ground': 'The side that cannot move loses, as the fox does.',
  'ruling.C6.question': 'Must the fox jump, and go on to the end?',
  'ruling.C6.answer': 'No, neither.',
  'ruling.C6.ground': 'The source says “may”.',
  'ruling.C7.question': 'Are two ways of jumping to the same point two moves?',
  'ruling.C7.answer': 'Yes.',
  'ruling.C7.ground': 'Other geese are eaten, or it is written differently.',
} as const;
