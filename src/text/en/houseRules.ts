/** The larger games, their named rules and their terrain: names, and what each is in a sentence. */
export const houseRulesWords = {
  'rules.chapter.house': 'House rules',
  'rules.chapter.terrain': 'Terrain',

  'rules.hyrpaktun-step': 'The Hyrpaktun steps',
  'rules.jiktar-as-chuktar': 'The Jiktar moves as a Chuktar',
  'rules.kapt-to-vault': 'The Kapt moves, then vaults',
  'rules.kapt-turn': 'The Kapt turns at a front',
  'rules.leapers-off-side': 'Leapers come off the side',
  'rules.missiles-halt': 'Missiles halt at fronts',
  'rules.trans-drin': 'Jiktar and Hikdar cross freely',
  'rules.two-bends': 'The Pallan’s vault bends twice',
  'rules.two-fronts': 'The Pallan crosses two fronts',
  'rules.vault-then-move': 'The Pallan vaults, then moves',
  'rules.larger-games': 'The larger games',
  'rules.two-swods': 'Poron with two ranks of Swods',
  'rules.porondwa': 'Porondwa',
  'rules.vallia': 'Vallia',
  'rules.hyrshiv': 'Hyrshiv',
  'rules.lamdu': 'Lamdu',
  'rules.jikshiv': 'Jikshiv',
  'rules.hyrpaktun': 'The Hyrpaktun',
  'rules.archer': 'The Archer',
  'rules.crossbowman': 'The Crossbowman',
  'rules.house-rules': 'House rules, and what fits',
  'rules.terrain': 'Rivers, woods and hills',
  'rules.hill': 'Hill',

  'larger.heading': 'Larger games',
  'larger.none': 'none of them',
  'larger.lead':
    'The books call Poron the smallest form of the game. These are the others: more pieces, larger boards, and on some of them four more kinds of piece.',
  'larger.size': '{pieces, number} pieces, {columns, number} × {rows, number} squares',
  'larger.poron:two-swods':
    'Poron with a second rank of Swods in front of the first: slower, and hard to break.',
  'larger.porondwa': 'Poron with two ranks of Deldars.',
  'larger.vallia':
    'As it is played in Vallia: three ranks of eight Brumbytes, who may move three at a time, in front of the Hakkodin.',
  'larger.hyrshiv': 'Twelve drins. Archers, Crossbowmen and Hyrpaktuns join the armies.',
  'larger.hyrshiv:lamdu': 'Hyrshiv with five ranks a side, and Flutsmen that fly over everything.',
  'larger.jikshiv': 'The largest board: twenty-four drins, and an army of 108 on each side.',
  'larger.poron:two-swods.time': 'About 2 to 3 hours',
  'larger.porondwa.time': 'About 2 to 3 hours',
  'larger.vallia.time': 'About 3 hours',
  'larger.hyrshiv.time': 'About 4 hours',
  'larger.hyrshiv:lamdu.time': 'About 6 hours',
  'larger.jikshiv.time': 'About 8 to 10 hours',

  'house.heading': 'House rules',
  'house.none': 'none',
  'house.count': '{rules, plural, one {one rule} other {# rules}}',
  'house.as-played': 'as it is played',
  'house.lead':
    'Rules vary from place to place, so the players agree before they start. A small board shows what a rule changes for one piece: a dot is a square that it reaches anyway, a ring one that the rule adds, a cross one that the rule takes away.',
  'house.sets': 'In one step',
  'house.plain': 'No house rules',
  'house.kept': 'Your sets',
  'house.set': 'Set',
  'house.keep-name': 'Name for this set',
  'house.keep': 'Keep this set',
  'house.keep-help':
    'The game with its rules and its terrain is kept in this browser. When there are more than {most, number} sets, the oldest is dropped.',
  'house.damaged': 'The sets that were kept could not be read. They were put aside.',
  'house.keep-failed': 'This browser could not keep the set. It lasts until the page is closed.',
  'house.forget': 'Forget {name}',
  'house.went': 'These no longer fit without it, so they went too: {rules}.',
  'house.pass-on': 'Pass this set on',
  'house.pass-on-help': 'Whoever opens the link finds New game with this game, its rules and its terrain.',
  'house.link': 'Link to this set',
  'house.link-unknown': 'The link does not name a game: {why}. Choose one here.',
  'house.unfit': 'Does not fit {game}.',
  'house.unfit.kind': 'Does not fit {game}: it has no {kind}.',
  'house.needs': 'Needs one of these as well: {rules}.',
  'house.excluded': 'Does not go with “{rule}”.',
  'house.diagram': 'What the rule changes: {changes}',
  'house.diagram.added': '{count, plural, one {one square} other {# squares}} more for the {kind}',
  'house.diagram.lost': '{count, plural, one {one square} other {# squares}} fewer for the {kind}',

  'house.deldar-step-quiet.about':
    'A Deldar’s single step goes to an empty square only. Its move of two steps may still capture.',
  'house.deldar-two-only.about':
    'A Deldar moves exactly two steps in one direction: the first to an empty square, the second to an empty one or with a capture.',
  'house.home-limit.about':
    'The added freedom of “Jiktar and Hikdar cross freely”, “The Pallan crosses two fronts” and “The Kapt turns at a front” ends before the enemy’s home drins.',
  'house.hyrpaktun-step.about':
    'Instead of leaping, a Hyrpaktun may make one step in any direction, and no front stops it.',
  'house.jiktar-as-chuktar.about':
    'A Jiktar moves in all eight directions, and may cross one front at any step.',
  'house.kapt-to-vault.about':
    'A Kapt may move up to a line and vault over it in the same turn, as a Pallan does.',
  'house.kapt-turn.about': 'A Kapt may turn once where its way meets a front, as a Pallan does.',
  'house.leapers-off-side.about':
    'A Paktun or Hyrpaktun that vaults may also come down beside the last piece that it passes over, to its left or right.',
  'house.missiles-halt.about':
    'Archers and Crossbowmen cross a front only with the first step of their move.',
  'house.no-king-vault.about':
    'A King only makes its single step and, in games that have it, the Fluttember.',
  'house.trans-drin.about': 'A Jiktar or a Hikdar may cross one front at any step of its move.',
  'house.two-bends.about': 'A vaulting Pallan may change direction twice along the line, not just once.',
  'house.two-fronts.about':
    'A Pallan’s regular moves without a turn may cross two fronts, and so may its leap, where the two meet.',
  'house.vault-then-move.about':
    'A Pallan that comes down on an empty square after a straight vault may go on from there with a move or a leap.',
  'house.wait-at-front.about':
    'Where a move is followed by a vault, the first step of the vault may not cross a front.',

  'terrain.heading': 'Terrain',
  'terrain.lead':
    'The books name rivers, woods and hills, “by prior arrangement”. What they do here is our own rule: a river ends a move that enters it, a wood is entered only with the first step, and an empty hill carries a vault like a piece.',
  'terrain.choice': 'What lies on the board',
  'terrain.none': 'None',
  'terrain.river': 'A river with two fords',
  'terrain.woods': 'Woods on the wings',
  'terrain.hills': 'Two hills in the middle',
  'terrain.all': 'All of them',
  'terrain.own': 'Your own',
  'terrain.lay': 'Lay it out in the editor',
  'terrain.count.river': '{count, plural, one {one river square} other {# river squares}}',
  'terrain.count.wood': '{count, plural, one {one wood square} other {# wood squares}}',
  'terrain.count.hill': '{count, plural, one {one hill square} other {# hill squares}}',
} as const;
