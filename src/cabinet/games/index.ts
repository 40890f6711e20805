import type { AnyRules } from '../seam/rules.ts';
import { fanorona } from './fanorona/rules.ts';
import { mancalas } from './mancala/rules.ts';
import { nineMensMorris } from './nineMensMorris/rules.ts';
import { tablut } from './tablut/rules.ts';

/** The rules of every variant of every game in the cabinet, for programs that want them all at once. */
export const CABINET: readonly AnyRules[] = [tablut, nineMensMorris, ...mancalas, fanorona];
