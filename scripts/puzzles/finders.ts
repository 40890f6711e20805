import { type LegalMove, opponent, type Position } from '../../src/engine/index.ts';
import {
  type Board,
  boardOf,
  generateMoves,
  isInKaida,
  make,
  outcomeOf,
  type PackedMove,
  packedMoves,
  unmake,
  unpack,
} from '../../src/engine/search.ts';
import { balanceOf, bestAnswer, raisedBy } from '../../src/practice/material.ts';
import { fits } from '../../src/practice/fits.ts';
import { gameWith } from '../../src/game/games/games.ts';
import { PALLAN_WAYS, powerOf } from '../../src/game/powers.ts';
import { judge, MARGIN, WITHSTANDS } from '../../src/practice/proof.ts';
import { THEMES, type Aim, type Theme } from '../../src/practice/puzzle.ts';
import { friendlyFinds } from './friends.ts';

/** A candidate for a puzzle: an aim with its only right move. */
export interface Find {
  readonly aim: Aim;
  readonly move: LegalMove;
  readonly theme: Theme;
}

const LEAST_GAIN = 2;
/** With more safe moves than this against Hyrkaida in one, it does not look for the one that lasts. */
const MOST_SAFE = 12;
/** A King with at most this many answers to a Kaida is close to mate. */
const FEW_ANSWERS = 3;
const NARROW = 90;

/** The themes for which the moves that give Kaida are needed. */
const ASKED_BY_KAIDA: readonly Theme[] = ['kaida', 'hyrkaida-1', 'hyrkaida-2', 'save', ...PALLAN_WAYS];

/** A position as the finders see it. */
interface Look {
  readonly position: Position;
  readonly board: Board;
  readonly moves: readonly PackedMove[];
  /** The moves that give Kaida, and those of them that give Hyrkaida. */
  readonly kaidas: readonly PackedMove[];
  readonly mates: readonly PackedMove[];
}

/** How closely to look at a position: for what can be seen at once, also for threats, or for everything. */
export type Care = 'quick' | 'most' | 'all';

/**
 * The possible puzzles of wanted themes in a position with more than one legal move. Captures of friends have plans of
 * their own.
 */
export function findsIn(position: Position, wanted: ReadonlySet<Theme>, care: Care): readonly Find[] {
  const board = boardOf(position);
  const moves = packedMoves(board);
  if (moves.length < 2) return [];
  if (wanted.has('friendly')) return friendlyFinds(position, board, moves);
  const asksForKaida = ASKED_BY_KAIDA.some((theme) => wanted.has(theme));
  const kaidas = (asksForKaida ? moves : []).filter((move) =>
    after(board, move, () => isInKaida(board, board.turn)),
  );
  const mates = kaidas.filter((move) => after(board, move, () => isHyrkaida(board)));
  const look = { position, board, moves, kaidas, mates };
  const finds = [
    ...oneKaida(look),
    ...hyrkaida(look, wanted.has('hyrkaida-2') && care === 'all' && (isNarrow(look) || isTight(look))),
    ...(wanted.has('save') ? saving(look, care === 'most' || care === 'all') : []),
    ...gaining(look, wanted),
    ...(care === 'all' ? winning(look, wanted) : []),
  ];
  return finds.flatMap((find) => themed(look, find, wanted));
}

function after<Value>(board: Board, move: PackedMove, ask: () => Value): Value {
  make(board, move);
  const value = ask();
  unmake(board);
  return value;
}

function isHyrkaida(board: Board): boolean {
  if (generateMoves(board, 0) > 0) return false;
  const ended = outcomeOf(board);
  return ended.status === 'over' && ended.ending === 'hyrkaida';
}

type Found = { readonly aim: Aim; readonly packed: PackedMove };

/** The only move of a list that reaches the aim; nothing if there are several. */
function onlyOne({ board }: Look, aim: Aim, among: readonly PackedMove[]): readonly Found[] {
  let right: PackedMove | undefined;
  for (const move of among) {
    if (!judge(board, aim, move).met) continue;
    if (right !== undefined) return [];
    right = move;
  }
  return right === undefined ? [] : [{ aim, packed: right }];
}

/** The only move that gives Kaida, if it loses nothing. */
function oneKaida({ board, kaidas, mates }: Look): readonly Found[] {
  const [only] = kaidas;
  if (only === undefined || kaidas.length > 1 || mates.length > 0) return [];
  if (!judge(board, { goal: 'gain', size: 0 }, only).met) return [];
  return [{ aim: { goal: 'kaida', size: 1 }, packed: only }];
}

function hyrkaida(look: Look, inTwo: boolean): readonly Found[] {
  if (look.mates.length > 0) return onlyOne(look, { goal: 'hyrkaida', size: 1 }, look.mates);
  return inTwo ? onlyOne(look, { goal: 'hyrkaida', size: 2 }, look.moves) : [];
}

/** Whether there are few enough moves to try quiet ones, too. */
const isNarrow = ({ moves }: Look): boolean => moves.length <= NARROW;

/** Whether a move that gives Kaida leaves the enemy few answers. */
const isTight = ({ board, kaidas }: Look): boolean =>
  kaidas.some((move) => after(board, move, () => generateMoves(board, 0) <= FEW_ANSWERS));

/** The only move that escapes Hyrkaida, if the enemy threatens it. */
function saving(look: Look, looksForThreats: boolean): readonly Found[] {
  const { board, position, moves } = look;
  if (position.ruleset.variation.ending !== 'kings' || look.mates.length > 0) return [];
  const inKaida = isInKaida(board, board.turn);
  if (!inKaida && (!looksForThreats || !isThreatened(position))) return [];
  const safe = moves.filter((move) => judge(board, { goal: 'save', size: 1 }, move).met);
  if (safe.length === 0 || safe.length > MOST_SAFE) return [];
  const [lasting] = onlyOne(look, { goal: 'save', size: WITHSTANDS }, safe);
  if (lasting === undefined) return [];
  return [{ ...lasting, aim: { goal: 'save', size: safe.length === 1 ? 1 : WITHSTANDS } }];
}

/** Whether the enemy could give Hyrkaida if it were its turn. */
function isThreatened(position: Position): boolean {
  const board = boardOf({ ...position, turn: opponent(position.turn) });
  const threatens = packedMoves(board).some((move) =>
    after(board, move, () => isInKaida(board, board.turn) && isHyrkaida(board)),
  );
  boardOf(position);
  return threatens;
}

/** The only move that wins this much, if it belongs to a trained theme. */
function gaining({ board, position, moves }: Look, wanted: ReadonlySet<Theme>): readonly Found[] {
  const before = balanceOf(board);
  let best: { readonly packed: PackedMove; readonly gain: number } | undefined;
  for (const packed of moves) {
    const move = unpack(board, packed);
    if (raisedBy(board, packed) < LEAST_GAIN || !mayGain(position, move, wanted)) continue;
    boardOf(position);
    const more: Aim = { goal: 'gain', size: Math.max(LEAST_GAIN, (best?.gain ?? 0) + 1) };
    if (!judge(board, more, packed).met) continue;
    const gain = after(board, packed, () => -bestAnswer(board, 0, Infinity, null).balance) - before;
    if (gain < 100) best = { packed, gain };
  }
  if (best === undefined) return [];
  const { packed, gain } = best;
  const nearly: Aim = { goal: 'gain', size: gain - MARGIN + 1 };
  if (moves.some((move) => move !== packed && judge(board, nearly, move).met)) return [];
  return [{ aim: { goal: 'gain', size: gain }, packed }];
}

const mayGain = (position: Position, move: LegalMove, wanted: ReadonlySet<Theme>): boolean =>
  (move.vault && move.captures === 'enemy' && wanted.has('vault')) ||
  (move.promotion !== undefined && move.promotion !== 'swod' && wanted.has('promote')) ||
  (move.captures === 'enemy' &&
    wanted.has(powerOf(position, move) ?? 'kaida') &&
    powerOf(position, move) !== null);

/** The only winning move in one of the small games. */
function winning(look: Look, wanted: ReadonlySet<Theme>): readonly Found[] {
  const id = gameWith(look.position.ruleset.variation.id).game;
  if (id === 'poron' || look.moves.length > 90 || !THEMES.some((theme) => theme === id && wanted.has(theme)))
    return [];
  const most = look.moves.length > 25 ? 2 : 3;
  for (let size = 1; size <= most; size++) {
    const aim: Aim = { goal: 'win', size };
    const right = look.moves.filter((move) => judge(look.board, aim, move).met);
    if (right.length === 1) return [{ aim, packed: right[0]! }];
    if (right.length > 1) return [];
  }
  return [];
}

/** A find with its theme, which is a power of the Pallan if there is one; nothing if the theme is not wanted. */
function themed({ position }: Look, { aim, packed }: Found, wanted: ReadonlySet<Theme>): readonly Find[] {
  const move = unpack(boardOf(position), packed);
  const power = powerOf(position, move);
  const themes: readonly (Theme | null)[] = [
    power,
    'promote',
    'vault',
    'hyrkaida-1',
    'hyrkaida-2',
    'save',
    'kaida',
    'pastang',
    'stikitche',
    'draks-city',
  ];
  const theme = themes.find(
    (known) => known !== null && wanted.has(known) && fits(known, aim, position, move),
  );
  return theme === undefined || theme === null ? [] : [{ aim, move, theme }];
}
