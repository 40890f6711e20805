/** The rule book: the named rules on which players may agree, and terrain (sections 16, 17 and 19 of the rules). */
export const bookHouseWords = {
  'book.house.what':
    'A house rule changes one thing in the game. Each has a name, so that two players can agree on it, and a record or a link can name it. New game has a switch for each, under “House rules”.',
  'book.house.fit':
    'All of them fit Poron and the [[§larger-games|larger games]], except those about a piece that a game does not have. Stikitche takes four of them; Pastang and Drak’s City take none. Each page says what its rule goes with.',
  'book.house.friends':
    'A piece that gets a power of the [[§pallan|Pallan]] by a house rule does not capture friends with it.',
  'book.house.played': 'As it is played',
  'book.house.played.lead': 'These sets are ours, based on what the books say of the larger games.',

  'book.deldar-step-quiet.more':
    'That holds for the second part of its [[§first-moves|first move]] as well. Its move of two steps may capture as before.',
  'book.deldar-two-only.more':
    'With its [[§first-moves|first move]] it makes two such moves, the first of them without a capture.',
  'book.home-limit.what':
    'The **home drins** are the row of drins at a player’s edge. A move that only one of the three rules makes possible may not start, pass, turn or end in the enemy’s. The whole way counts, including squares that are vaulted over.',
  'book.home-limit.more':
    'A way that needs none of these rules is not limited. The [[§company|company move]] of Vallia ends at the same front.',
  'book.hyrpaktun-step.more':
    'The step goes to an empty square, or captures. It does not mix with the two leaps of the [[first move]].',
  'book.jiktar-as-chuktar.more': 'It keeps its name, its code and its points.',
  'book.kapt-to-vault.more':
    'The move may cross one front and may not capture; the vault is straight: [[§pallan-vault|The Pallan moves, then vaults]].',
  'book.kapt-turn.more':
    'The page on [[§pallan-turn|the Pallan]] says how a turn is made: coming straight, it turns beyond the front; coming diagonally, before it.',
  'book.leapers-off-side.more':
    'It passes over at least three pieces without a gap, as in any vault, but need not run to the end of the line. The square beside the last of them must be on the board, and empty or held by an enemy, which is captured. Fronts do not matter.',
  'book.missiles-halt.more':
    'So one that begins away from the front halts at it. This means the first step of the whole move, not the first after the corner.',
  'book.no-king-vault.more': 'Nothing else about the King changes.',
  'book.trans-drin.more': 'They still cross only one front in a move.',
  'book.two-bends.how':
    'At least two pieces stand on the first stretch and at least one on each of the others, counting a piece that is captured. At each bend the Pallan takes another direction, though never straight back.',
  'book.two-bends.more':
    'No square is passed twice. All pieces that it passes count together, and there must be three at least. It lands in the first break after the second bend, or captures along the last stretch. A vault with [[§pallan-bend|one bend]] stays as it is.',
  'book.two-fronts.more':
    'That holds in a move that is joined to a vault as well. A [[§pallan-turn|turn at a front]] stays as it is.',
  'book.vault-then-move.more':
    'The move after the vault has no turn, and may capture. The square from which the Pallan came counts as empty, and it may not end there. It is one of the changes; a turn may have only one.',
  'book.wait-at-front.more':
    'It changes what a [[§pallan-vault|Pallan]] may do, and a Kapt if [[§kapt-to-vault|that is agreed]].',

  'book.terrain.what':
    'The books only name rivers, hills and woods, “by prior arrangement”. What each of them does here is **ours**. Any square may be one of the three, even one that is occupied at the start, and pieces can stand on all of them.',
  'book.terrain.lay':
    'New game offers four layouts for every board: a river with two fords, woods on the wings, two hills in the middle, or all of them. The position editor has a brush for your own.',
  'book.terrain.else':
    'Terrain does not matter to propt Swods, promotion or endings. Only a hill changes what a vault can do.',
  'book.river.what':
    'A regular move that **enters a river ends there**. With its next move the piece goes on from there as from any square.',
  'book.river.parts':
    'So the first part of a Deldar’s [[first move]] may end in a river but not lead through one, a Pallan cannot turn in one, and an Archer or Crossbowman whose step enters one stops there. A Pallan that moves, then vaults may begin the vault in a river.',
  'book.river.free': 'Rivers do not matter to leaps, flights and vaults.',
  'book.wood.what':
    'A regular move may enter a wood **only with its first step**, and ends there. So a piece in a wood is captured by a regular move only from the squares beside it.',
  'book.wood.parts':
    'Steps count on through a turn, and from an Archer’s or Crossbowman’s step to what follows. The second part of a Deldar’s [[first move]] begins anew, and so does a move after a vault. A Pallan that moves, then vaults may begin the vault in a wood.',
  'book.wood.free':
    'Woods do not matter to leaps, flights and vaults. The step of a Flutsman is a first step.',
  'book.hill.what': 'An **empty hill carries a vault** like a piece: it counts as a piece of the line.',
  'book.hill.top':
    'The vaulter may also come down on an empty hill, where it could land if the square were the first break, and ends its move there.',
  'book.hill.left':
    'The hill from which a piece set out in the same move carries its vault too, but not a vault with two bends; and it may not end there.',
  'book.hill.walk': 'To a regular move a hill is like any other square.',
} as const;
