import type { AnyRules } from '../seam/rules.ts';
import { chikkin } from './chikkin/rules.ts';
import { allChineseCheckers } from './chineseCheckers/rules.ts';
import { cribbages } from './cribbage/rules.ts';
import { fanorona } from './fanorona/rules.ts';
import { fourByFourChess } from './fourByFourChess/rules.ts';
import { fourFieldKono } from './fourFieldKono/rules.ts';
import { foxesAndGeese } from './foxAndGeese/rules.ts';
import { jacksAndWitches } from './jacksAndWitches/rules.ts';
import { jetans } from './jetan/rules.ts';
import { latrunculi } from './latrunculi/rules.ts';
import { mancalas } from './mancala/rules.ts';
import { muTorere } from './muTorere/rules.ts';
import { nineMensMorris } from './nineMensMorris/rules.ts';
import { parcheesis } from './parcheesi/rules.ts';
import { surakarta } from './surakarta/rules.ts';
import { tablut } from './tablut/rules.ts';
import { tacTix } from './tacTix/rules.ts';
import { threeHandedChesses } from './threeHandedChess/rules.ts';
import { xiangqi } from './xiangqi/rules.ts';

/** The rules of every variant of every game in the cabinet, for programs that want them all at once. */
export const CABINET: readonly AnyRules[] = [
  tablut,
  nineMensMorris,
  ...mancalas,
  fanorona,
  ...jetans,
  chikkin,
  xiangqi,
  surakarta,
  ...foxesAndGeese,
  muTorere,
  fourFieldKono,
  tacTix,
  latrunculi,
  ...allChineseCheckers,
  fourByFourChess,
  jacksAndWitches,
  ...threeHandedChesses,
  ...parcheesis,
  ...cribbages,
];
