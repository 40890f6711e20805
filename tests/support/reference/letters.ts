import { KINDS, type Kind, type Piece } from './board.ts';

/** Sections 2 and 15: the letters in positions. */
const LETTERS: Readonly<Record<Kind, string>> = {
  swod: 'S',
  deldar: 'D',
  hikdar: 'H',
  jiktar: 'J',
  chuktar: 'C',
  kapt: 'G',
  paktun: 'M',
  pallan: 'P',
  king: 'K',
  hyrpaktun: 'Y',
  flutsman: 'F',
  archer: 'A',
  crossbowman: 'X',
};

/** Sections 2 and 15: the codes in moves. */
const CODES: Readonly<Record<Kind, string>> = {
  swod: 'S',
  deldar: 'D',
  hikdar: 'H',
  jiktar: 'J',
  chuktar: 'C',
  kapt: 'Ka',
  paktun: 'Pk',
  pallan: 'P',
  king: 'K',
  hyrpaktun: 'Hp',
  flutsman: 'Fl',
  archer: 'A',
  crossbowman: 'Cr',
};

/** Section 2: the upper-case letter of a kind, as positions and promotions write it. */
export function letterOfKind(kind: Kind): string {
  return LETTERS[kind];
}

/** Section 2: the code of a kind, as the record form writes it. */
export function codeOfKind(kind: Kind): string {
  return CODES[kind];
}

/** Section 12, field 1: upper case is Yellow, lower case Blue. */
export function letterOfPiece(piece: Piece): string {
  return piece.side === 'yellow' ? LETTERS[piece.kind] : LETTERS[piece.kind].toLowerCase();
}

/** Section 12, field 1: the piece of a letter, undefined where there is none. */
export function pieceOfLetter(letter: string): Piece | undefined {
  for (const kind of KINDS) {
    for (const piece of [
      { side: 'yellow', kind },
      { side: 'blue', kind },
    ] as const) {
      if (letterOfPiece(piece) === letter) return piece;
    }
  }
  return undefined;
}
