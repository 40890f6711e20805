import type { Kind } from '../../engine/index.ts';
import type { Chapter } from '../../learn/index.ts';

/** The piece that represents a chapter. */
export const CHAPTER_PIECES: Readonly<Record<Chapter, Kind>> = {
  board: 'swod',
  'first-pieces': 'king',
  deldar: 'deldar',
  propt: 'swod',
  fronts: 'hikdar',
  paktun: 'paktun',
  'free-pieces': 'chuktar',
  'first-moves': 'deldar',
  vaulting: 'jiktar',
  pallan: 'pallan',
  kaida: 'king',
  endings: 'king',
  fluttember: 'kapt',
  'small-games': 'swod',
  'great-game': 'kapt',
  'larger-games': 'archer',
};
