/** The rule book: notation (section 12 of the rules), and the leads of rulings and glossary. */
export const bookReferenceWords = {
  'book.notation.lead':
    'The app writes moves in one form and reads many. A move is its start, its end and, for a Swod on the last rank, what it becomes.',
  'book.notation.record': 'The record',
  'book.notation.record.text':
    'Code of the piece, start, sign, end, and what else there is to say, without spaces: `SMc3-Mc6`, `KaZc1xLf2`, `DMa2^Ma6`, `PMc1^xNc3`, `SNb5-Nb6=Pk`. The codes are those of the [[§pieces|table of pieces]].',
  'book.notation.vault':
    'A move that can be made without a vault is written without one. In Drak’s City every move has `^`.',
  'book.notation.suffix':
    'At most one of `#`, `n`, `t` and `+` stands at the end, the first that fits. There is none for a draw, nor for an end to the death.',
  'book.notation.promotion': 'After `=` stands the code of the new kind; `=S` is a Swod that stays one.',
  'book.notation.others': 'Other forms',
  'book.notation.coordinates':
    'The **coordinate form** is for programs: `Mc3-Mc6`, and with a promotion `Nb5-Nb6=P`. A Fluttember is written from the King’s square to the other: `Zb1-Zc1`.',
  'book.notation.spelled': 'The **spelled form** is for reading aloud: Swod Mortil C3 to Mortil C6, Kaida.',
  'book.notation.position': 'Positions',
  'book.notation.position.text': 'A position is one line of five fields with single spaces between them.',
  'book.notation.field.1':
    'The ranks from north to south with `/` between them, each from west to east: the letters of the pieces, upper case for Yellow and lower case for Blue, and numbers for runs of empty squares.',
  'book.notation.field.2': 'The side to move, `y` or `b`.',
  'book.notation.field.3':
    'The sides that still have their Fluttember: `YB`, `Y`, `B` or `-`; always `-` where the array has no Kapt and no Chuktar.',
  'book.notation.field.4':
    'The squares of Swods, Deldars, Paktuns and Hyrpaktuns that have moved, but stand where a piece of their side and kind stands in the array; `-` for none. All others on such squares still have their first move.',
  'book.notation.field.5': 'The number of turns played.',
  'book.notation.start': 'The start of Stikitche:',

  'sign.move': 'to an empty square',
  'sign.capture': 'a capture, of a friendly piece too',
  'sign.vault': 'a vault',
  'sign.vault-capture': 'a vault that captures',
  'sign.fluttember': 'Fluttember',
  'sign.hyrkaida': 'Hyrkaida',
  'sign.nikaida': 'Nikaida, decided or with a turn left',
  'sign.tikaida': 'Tikaida',
  'sign.kaida': 'Kaida',

  'book.rulings.lead':
    'The books leave some questions open, or can be read in two ways. Whatever rules are used, the players must agree on them before play starts; so here is what this app does, and why.',
  'book.glossary.lead':
    'The words of the game. In the app they are underlined with dots where they matter: point at one, tap it or come to it by Tab to read what it means.',
} as const;
