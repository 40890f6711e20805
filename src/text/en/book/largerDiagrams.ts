/** What the diagrams on larger games, house rules and terrain show, in words under each. */
export const largerDiagramsWords = {
  'diagram.two-swods-start': 'Two ranks of Swods in front of the Deldars.',
  'diagram.porondwa-start': 'Two ranks of Deldars behind the Swods.',
  'diagram.vallia-start': 'Three ranks of Brumbytes in front of the Hakkodin.',
  'diagram.hyrshiv-start': 'Hyrshiv, 18 × 24 squares.',
  'diagram.lamdu-start': 'Lamdu, with five ranks a side.',
  'diagram.jikshiv-start': 'Jikshiv, 36 × 24 squares.',

  'diagram.hyrpaktun': 'Three squares straight and one to the side. On D6 it captures.',
  'diagram.hyrpaktun-first': 'A Hyrpaktun of Hyrshiv at the start: all empty squares within one leap or two.',
  'diagram.flutsman': 'From C6, where it touches down, one step in any direction. It cannot stay on C6.',
  'diagram.flutsman-way': 'Over four squares to C6, and on across the front to capture on C1 of Neemu.',
  'diagram.archer': 'One step diagonally, and from there straight on. On D4 it captures.',
  'diagram.archer-way': 'Diagonally to E3, then straight across the front to C3 of Zhantil.',
  'diagram.crossbowman': 'One step straight, and from there diagonally. On D4 it captures.',
  'diagram.crossbowman-way': 'One step to D2, and diagonally to F4.',

  'diagram.company': 'The Brumbyte on D3 can go alone, or with the two beside it.',
  'diagram.company-slant': 'Three on a diagonal step north: each comes to an empty square.',
  'diagram.company-blocked': 'The enemy on D4 stands in the way of one of them, so none of the three can go.',

  'diagram.L1': 'Six leaps stay in the drin or cross one front. Into Leem there is none.',
  'diagram.L2': 'The Flutsman flies from Mortil to Leem, over the corner where four drins meet.',
  'diagram.L3': 'Four squares away is F5: there the Flutsman touches down, but cannot stay.',
  'diagram.L4': 'The Archer steps forward to the side, then goes back past the square it came from.',
  'diagram.L5':
    'The Archer may cross into Zhantil with its first step and go on there. It may not cross into Leem as well.',
  'diagram.L7':
    'From the last rank of Neemu the next step leads into the enemy’s home drins: not in company.',
  'diagram.L7-line': 'These three stand side by side, but not in one line.',
  'diagram.L8': 'The Kapt vaults over three pieces, but does not come off the side.',

  'diagram.deldar-step-quiet':
    'The Deldar cannot take the Swod on D4 beside it; on C5, two steps away, it can.',
  'diagram.deldar-two-only': 'Every square is exactly two steps away. It cannot go to D4.',
  'diagram.home-limit': 'The Jiktar may cross freely, but Neemu is Blue’s home here. It halts at the front.',
  'diagram.hyrpaktun-step': 'Eight steps besides its leaps.',
  'diagram.jiktar-as-chuktar': 'The Jiktar in all eight directions.',
  'diagram.kapt-to-vault': 'The Kapt moves to D1, and vaults from there over three pieces to D5.',
  'diagram.kapt-turn': 'Straight over the front to A1 of Zhantil; there the Kapt turns to the north-east.',
  'diagram.kapt-turn-slant': 'Diagonally to F4, with the front ahead; there the Kapt turns north.',
  'diagram.leapers-off-side':
    'The Paktun may land on C5, in the break, or beside the last piece on B4 or D4.',
  'diagram.leapers-off-side-way': 'Over C2, C3 and C4, and off the side to B4.',
  'diagram.missiles-halt': 'The Archer begins away from the front, so none of its ways leads to Zhantil.',
  'diagram.no-king-vault': 'Three pieces stand before the King, but it only makes its step.',
  'diagram.trans-drin': 'The Hikdar crosses the front with its fourth step.',
  'diagram.two-bends': 'Over C2 to D2, the first bend; on D3 the second; over E2 to F1.',
  'diagram.two-bends-capture': 'After the second bend, on D3, the first piece is captured.',
  'diagram.two-fronts': 'Diagonally through Zhantil to F4 of Leem: two fronts in one move.',
  'diagram.vault-then-move': 'The Pallan vaults to C5, and goes on from there to F2.',
  'diagram.vault-then-leap': 'From C5 it may go on by a leap as well.',
  'diagram.wait-at-front':
    'The Kapt could reach the front at C6. But the vault would begin with a step across it, and so it waits.',

  'diagram.river': 'Going north, the Jiktar ends its move in the river, on C4.',
  'diagram.river-out': 'From the river the Hikdar goes on as from any square.',
  'diagram.river-vault': 'A vault takes no notice of the river under the pieces.',
  'diagram.wood': 'The Jiktar may enter the wood on B3, right beside it. The wood on C5 is too far away.',
  'diagram.wood-safe': 'The Swod on C5 stands in a wood. From C2 the Jiktar cannot capture it.',
  'diagram.hill': 'Two pieces, and between them an empty hill on C3: together they are a line of three.',
  'diagram.hill-top': 'The hill on C5 carries the vault on to C6; or the Jiktar comes down on it.',
  'diagram.hill-walk': 'The Jiktar goes over the hill on C3 as over any square.',
} as const;
