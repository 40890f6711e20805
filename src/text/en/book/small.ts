/** The rule book: the three small games (section 10 of the rules). */
export const bookSmallWords = {
  'book.pastang.what':
    'Pastang teaches [[vault|vaulting]] and [[propt]]. It is played in one drin, with Swods and Deldars, without Kings, [[to-the-death|to the death]].',
  'book.pastang.same':
    'Regular moves, first moves, propt and vaults are those of Poron, with these differences',
  'book.pastang.two': 'A vaulting line needs only **two** pieces.',
  'book.pastang.promotion':
    'A Swod on the last rank may become a Deldar, or another kind that the array uses, or stay a Swod.',
  'book.pastang.end':
    'A side with no pieces left has lost, 1–0. A side with pieces but no legal move loses by Tikaida, ½–0.',
  'book.pastang.variations': 'Other arrays',
  'book.pastang.variations.text':
    'The players may agree on another back rank. Its two Swods may stand on A and F, or on C and D, instead of B and E. Or one Paktun and one Hikdar may take the place of the two Swods, or of the two middle Deldars; the Paktun stands on the left, as each player sees it.',

  'book.stikitche.what':
    'Stikitche is a duel: a King and a Pallan on each side, on two drins. It teaches the Pallan, and Kaida. All the rules of Poron hold.',
  'book.stikitche.bare':
    'Capturing the Pallan leaves a bare King: that is [[nikaida|Nikaida]], with its one turn to take back. It can happen with the very first move.',

  'book.draks.what':
    'Drak’s City is played on two drins, without Kings. Each side has fifteen [[citizen|Citizens]], which are Swods, and one [[assassin|Assassin]], a Pallan. It teaches the vaults of the Pallan.',
  'book.draks.vaults':
    '**Every move is a vault**, over three pieces at least: a straight vault, or, for the Pallan, one with a bend, or a move followed by a vault.',
  'book.draks.captures': '**Only Pallans capture**, pieces of both sides. Every other piece only lands.',
  'book.draks.promotion': 'A Swod that reaches the last rank may become a Pallan, or stay a Swod.',
  'book.draks.end':
    'It is played [[to-the-death|to the death]], but most games end by [[tikaida|Tikaida]], when the lines have run out and the side to move can no longer vault.',
  'book.draks.mass':
    'By agreement the two blocks may be joined into one mass in the middle of the board. Then the side that begins can capture the enemy’s Pallan with its first move: see [[§R2|ruling R2]].',
} as const;
