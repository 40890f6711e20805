/** What the diagrams of the rule book show, in words under each. */
export const diagramsWords = {
  'diagram.king': 'The King may take the Swod. It may not go to C2, which that Swod attacks.',
  'diagram.swod': 'It may move straight ahead or to B5, and may capture the enemy Swod on D5.',
  'diagram.swod-ahead': 'The enemy on C5 stops the Swod: it does not capture straight ahead.',
  'diagram.deldar':
    'Two steps at most in each direction. Its own Swod on B5 is in the way to the north-west.',
  'diagram.hikdar': 'The Hikdar captures on D2. To the north-east it halts on D6, at the front of Neemu.',
  'diagram.jiktar': 'The Jiktar captures on E4. To the north it halts on C6, at the front of Neemu.',
  'diagram.chuktar':
    'The Chuktar crosses the front with any step: it captures in Neemu, though it began three squares away.',
  'diagram.paktun': 'Eight squares, whatever stands between. On D5 it captures.',
  'diagram.kapt': 'Lines in all directions, and the leaps of a Paktun; one of them captures on D5.',
  'diagram.pallan': 'The broken rings are friends that the Pallan may capture: the Swod and the Deldar.',
  'diagram.blocked': 'The Jiktar captures on E3. Its own Swod on C5 is in the way to C6.',

  'diagram.front-crossed':
    'Beside the front the Jiktar crosses with its first step, and goes on as far as the Swod.',
  'diagram.front-deldar': 'The first step takes the Deldar to the front. The second may not cross it.',
  'diagram.front-free':
    'The Chuktar crosses one front in each direction. From Za6 it may not cross the next, to Leem.',
  'diagram.front-leap': 'The Paktun leaps across the front: to B1 of Neemu, or to D1, where it captures.',

  'diagram.first-swod':
    'A Swod that has not moved: up to three steps, and a capture on F6 with the last of them.',
  'diagram.first-swod-front':
    'On the way to the north-east the second step would cross the front; only the first may.',
  'diagram.first-deldar': 'A Deldar that has not moved: one move, or two in one turn.',
  'diagram.first-deldar-way': 'First two steps to the north-east, then one to the north, which captures.',
  'diagram.first-paktun': 'A Paktun that has not moved: all squares within one leap or two.',
  'diagram.first-spent': 'The same Swod after it has moved: one step, wherever it stands.',

  'diagram.propt': 'The Swod on C4 is propt by the Deldar on D5: the Swod on B3 cannot take it.',
  'diagram.propt-others': 'The Hikdar can.',
  'diagram.propt-front': 'The front between the Swod and its Deldar changes nothing.',

  'diagram.vault':
    'The Jiktar vaults over B3, C3 and D3, and lands on E3. It cannot go to F3: E3 is the first break.',
  'diagram.vault-short': 'Two pieces are no line, except in Pastang.',
  'diagram.vault-captures': 'To the north the Jiktar may capture on C5 or on C6, or land on C1 of Neemu.',
  'diagram.vault-front': 'A vault takes no notice of the front, even where the Jiktar itself would halt.',
  'diagram.vault-edge': 'The line runs to the edge of this small board: two captures, and no landing.',
  'diagram.vault-hikdar': 'Over four pieces the Hikdar comes to a square of the other colour.',
  'diagram.vault-swod':
    'Over three pieces the Swod captures straight ahead on C5; or it passes on, and lands on C6.',
  'diagram.vault-all': 'All vaults that Yellow can make now, as the table shows them on request.',

  'diagram.pallan-turn':
    'Straight to the north over the front to C1 of Neemu; there the Pallan turns to the north-east.',
  'diagram.pallan-slant':
    'Diagonally to E6, with the front ahead; there the Pallan turns north, and crosses it.',
  'diagram.pallan-bend': 'Over B1 to C1, the bend; then north over C2 and C3 to the break on C4.',
  'diagram.pallan-bend-capture': 'Over B1 and C1 to D1, the bend; the first piece after it is captured.',
  'diagram.pallan-move-vault': 'Down to B2, and from there over three pieces to F2, all in one turn.',

  'diagram.kaida': 'Yellow’s King is in Kaida from the Jiktar on C5.',
  'diagram.kaida-answers':
    'Yellow’s Hikdar can end it: it captures the Jiktar. Its other moves are not legal now.',
  'diagram.kaida-vault': 'Kaida by a vault: three pieces stand between the Jiktar and the King.',
  'diagram.kaida-vault-answer': 'The Deldar steps out of the line, and there is nothing left to vault over.',
  'diagram.hyrkaida': 'One Jiktar gives Kaida along the sixth rank, the other guards the fifth.',
  'diagram.tikaida':
    'Blue to move. Its King is not in Kaida, but every square around it is attacked; its Swod on the last rank can go no farther.',
  'diagram.nikaida': 'Blue has only its King, and Yellow has more than one other piece.',
  'diagram.nikaida-turn':
    'Blue has only its King, but can capture Yellow’s last piece now. Then the game is drawn.',
  'diagram.fluttember': 'King and Kapt, or King and Chuktar, may exchange: all stand at home.',
  'diagram.fluttember-kaida': 'Blue’s Jiktar gives Kaida, so there is no Fluttember.',
  'diagram.promotion': 'On C6, B6 or D6, where it captures, the Swod may become another piece.',

  'diagram.poron-start': 'Poron Jikaida, 12 × 18 squares.',
  'diagram.pastang-start': 'Pastang, 6 × 6 squares.',
  'diagram.pastang-vault': 'In Pastang two pieces are a line.',
  'diagram.pastang-af': 'Swods on A and F.',
  'diagram.pastang-cd': 'Swods on C and D.',
  'diagram.pastang-swods-mixed': 'Paktun and Hikdar for the Swods.',
  'diagram.pastang-deldars-mixed': 'Paktun and Hikdar for the middle Deldars.',
  'diagram.stikitche-start': 'Stikitche, 6 × 12 squares.',
  'diagram.stikitche-first':
    'Yellow’s Pallan can take Blue’s with the first move of the game; then Blue’s King can take it back.',
  'diagram.draks-city-start': 'Drak’s City, 6 × 12 squares.',
  'diagram.draks-city-swod': 'The Swod can land beyond its lines, and does nothing else.',
  'diagram.draks-city-pallan':
    'The Pallan at the start: straight and bent vaults, with captures of its own Swods on the way.',
  'diagram.draks-city-vaults': 'All vaults that Yellow can make at the start.',

  'diagram.R1': 'On the corner of four drins the Hikdar steps into Leem, and goes on.',
  'diagram.R2': 'The one mass: Yellow’s Pallan takes Blue’s with the first move.',
  'diagram.R3':
    'The Chuktar stands beside the front of Zhantil and may cross it. From Za6 it may not cross into Leem as well.',
  'diagram.R4': 'Five leaps stay or cross one front, a sixth captures on Zb5. To Leem there is none.',
  'diagram.R6': 'The first part takes the Deldar to the front. The second begins beside it, and crosses.',
  'diagram.R8': 'The King vaults over three pieces to F1.',
  'diagram.R9': 'On E6, with the front ahead, the Pallan turns east and goes along it.',
  'diagram.R10':
    'No piece stands beyond D1, so the line has no bend there, and the Pallan cannot land on E2.',
  'diagram.R11':
    'The Pallan could take the Swod on B2. But then its turn is over, and it does not vault to F2.',
  'diagram.R13': 'The Jiktar may be captured, the King may not.',
  'diagram.R14': 'The Jiktar shields its King: it may move along the file, but not off it.',
  'diagram.R15': 'Yellow has three Kapts, so one was a Swod. Whichever it is, the one on Zc1 stands at home.',
  'diagram.R16': 'Two leaps by way of E3, or two by way of C3: either is the move from D1 to D5.',
} as const;
