import { fronts } from './fronts.ts';
import { games } from './games.ts';
import { king } from './king.ts';
import { larger, largerRulings } from './larger.ts';
import { pieces } from './pieces.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { terrain } from './terrain.ts';
import { vaulting } from './vaulting.ts';

/** Every diagram of the rule book by its name. */
export const DIAGRAMS = {
  ...pieces,
  ...fronts,
  ...vaulting,
  ...king,
  ...games,
  ...rulings,
  ...larger,
  ...largerRulings,
  ...rules,
  ...terrain,
} as const;
export type DiagramName = keyof typeof DIAGRAMS;
