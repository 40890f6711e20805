import type { DiagramName } from '../../game/rulebook/diagrams/index.ts';
import type { AnyRuling } from '../../game/games/rulings.ts';
import type { Section } from './blocks.ts';
import { gameSections } from './gameSections.ts';
import type { SectionId } from './ids.ts';
import { houseSections, largerSections } from './largerSections.ts';
import { moveSections } from './moveSections.ts';

/** The rule book. Its words are in the catalogue; the engine finds what its pictures show. */
export const BOOK: Readonly<Record<SectionId, Section>> = {
  ...moveSections,
  ...gameSections,
  ...largerSections,
  ...houseSections,
};

/** The diagram of each ruling. */
export const DIAGRAMS_OF_RULINGS: Readonly<Record<AnyRuling, readonly DiagramName[]>> = {
  R1: ['R1'],
  R2: ['R2'],
  R3: ['R3'],
  R4: ['R4'],
  R5: ['first-swod-front'],
  R6: ['R6'],
  R7: ['vault-swod'],
  R8: ['R8'],
  R9: ['R9'],
  R10: ['R10', 'pallan-bend-capture'],
  R11: ['R11'],
  R12: ['promotion'],
  R13: ['R13'],
  R14: ['R14'],
  R15: ['R15'],
  R16: ['R16'],
  L1: ['L1'],
  L2: ['L2'],
  L3: ['L3'],
  L4: ['L4'],
  L5: ['L5'],
  L6: ['home-limit'],
  L7: ['L7', 'L7-line'],
  L8: ['leapers-off-side', 'L8'],
  L9: ['two-bends'],
};
