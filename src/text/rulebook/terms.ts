import type { SectionId } from './ids.ts';

/** The words of the game that the glossary explains, and where the rule book says more. */
export const TERMS = {
  array: 'arrays',
  assassin: 'draks-city',
  break: 'vaulting',
  chavonth: 'board',
  chuktar: 'chuktar',
  citizen: 'draks-city',
  crossing: 'board',
  deldar: 'deldar',
  'draks-city': 'draks-city',
  drin: 'board',
  'first-move': 'first-moves',
  fluttember: 'fluttember',
  free: 'fronts',
  front: 'fronts',
  halting: 'fronts',
  hikdar: 'hikdar',
  hyrkaida: 'hyrkaida',
  jikaida: 'game',
  jiktar: 'jiktar',
  kaida: 'kaida',
  kapt: 'kapt',
  king: 'king',
  kregen: null,
  leap: 'moving',
  leem: 'board',
  mortil: 'board',
  neemu: 'board',
  nikaida: 'nikaida',
  paktun: 'paktun',
  pallan: 'pallan',
  pastang: 'pastang',
  poron: 'arrays',
  promotion: 'promotion',
  propt: 'propt',
  'regular-move': 'moving',
  ruling: 'rulings',
  stikitche: 'stikitche',
  swod: 'swod',
  tikaida: 'tikaida',
  'to-the-death': 'endings',
  vault: 'vaulting',
  'vaulting-line': 'vaulting',
  wersting: 'board',
  zeunt: 'vaulting',
  zhantil: 'board',
} as const satisfies Record<string, SectionId | null>;
export type TermId = keyof typeof TERMS;

/** Whether a mark in a text, or a part of an address, names a term. */
export const isTerm = (id: string): id is TermId => Object.hasOwn(TERMS, id);

export const TERM_IDS: readonly TermId[] = Object.keys(TERMS).filter(isTerm);
