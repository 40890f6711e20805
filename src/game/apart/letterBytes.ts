import { findVariation, positionAfter, type Move, type Position } from '../../engine/index.ts';
import { canClaim } from '../sitting/claims.ts';
import { endingOf } from '../endings.ts';
import { currentPosition, lastPly, newGame, pliesPlayed, type Game } from '../game.ts';
import type { PlayersEnd } from '../gameEnd.ts';
import { fromBase64, toBase64 } from '../link/base64.ts';
import { type ByteReader, type ByteWriter, LinkFault } from '../link/bytes.ts';
import { LINK_LIMITS } from '../link/limits.ts';
import { readMove, writeMove } from '../link/moves.ts';
import { cleanName } from '../cleanWords.ts';
import { OFFERS, type OfferKind } from '../sitting/sitting.ts';
import { addMove } from '../tree/play.ts';
import { newTree, ROOT, type NodeId } from '../tree/tree.ts';
import {
  APART_TAKE_BACKS,
  MOST_DAYS,
  needsLot,
  settledOf,
  SIDE_CHOICES,
  type Agreement,
  type Guest,
} from './agreement.ts';
import { authorOf, sideOf, type Letter } from './letter.ts';
import { commitmentTo, HASH_BYTES, NUMBER_BYTES } from './lot.ts';

/** What is wrong with undamaged bytes, and at which turn. */
export class LetterFault extends Error {
  override name = 'LetterFault';
  readonly code: 'rules' | 'illegal' | 'lot' | 'end';
  /** The unknown game, or the number of the turn that is not legal. */
  readonly what: string;
  constructor(code: LetterFault['code'], what = '') {
    super(`${code} ${what}`);
    this.code = code;
    this.what = what;
  }
}

/** The highest number of a letter. */
const MOST_STEPS = 20_000;
/** The second after which no letter can have been written: the end of the year 9999. */
const LAST_SECOND = 253_402_300_799;

export function writeLetter(bytes: ByteWriter, letter: Letter): void {
  const { id, step, sent, agreement, guest, reveal, game, asks, declined, end } = letter;
  writeRaw(bytes, id);
  bytes.number(step);
  bytes.number(sent);
  writeAgreement(bytes, agreement);
  writeOptional(bytes, guest, ({ key, name }) => {
    writeRaw(bytes, key);
    bytes.text(name);
  });
  writeOptional(bytes, reveal, (number) => writeRaw(bytes, number));
  const plies = game === null ? [] : pliesPlayed(game);
  bytes.number(plies.length);
  for (const { before, move } of plies) writeMove(bytes, before, move);
  writeChoice(bytes, OFFERS, asks);
  writeChoice(bytes, OFFERS, declined);
  bytes.byte(endByte(end));
}

/**
 * Reads a letter, all of whose moves must be legal; pauses after each move. Throws a LinkFault or a LetterFault for
 * what is no letter.
 */
export function* letterOf(bytes: ByteReader): Generator<undefined, Letter> {
  const id = readRaw(bytes, NUMBER_BYTES);
  const step = bytes.number(MOST_STEPS);
  const sent = bytes.number(LAST_SECOND);
  const agreement = readAgreement(bytes);
  const guest = readOptional(bytes, (): Guest => ({
    key: readRaw(bytes, NUMBER_BYTES),
    name: cleanName(bytes.text()),
  }));
  const reveal = readOptional(bytes, () => readRaw(bytes, NUMBER_BYTES));
  checkDrawn(step, agreement, guest, reveal);
  const settled = settledOf(agreement, { guest, reveal });
  const moves = bytes.number(LINK_LIMITS.moves);
  if (settled === null && moves > 0) throw new LinkFault('moves before the sides are drawn');
  const game = settled === null ? null : yield* readGame(bytes, settled.start, moves);
  const asks = readChoice(bytes, OFFERS);
  const declined = readChoice(bytes, OFFERS);
  const end = endOf(bytes.byte());
  if (!bytes.isAtEnd) throw new LinkFault('more than a letter');
  const letter = { id, step, sent, agreement, guest, reveal, game, asks, declined, end };
  if (!isSoundEnd(letter)) throw new LetterFault('end');
  return letter;
}

/** Writes what an invitation fixes, as docs/letters.md describes. */
export function writeAgreement(bytes: ByteWriter, agreement: Agreement): void {
  const { variation, position, begins, hostSide, days, takeBack, hostName, commitment } = agreement;
  bytes.text(variation);
  writeOptional(bytes, position, (line) => bytes.text(line));
  bytes.byte(SIDE_CHOICES.indexOf(begins));
  bytes.byte(SIDE_CHOICES.indexOf(hostSide));
  bytes.number(days ?? 0);
  bytes.byte(APART_TAKE_BACKS.indexOf(takeBack));
  bytes.text(hostName);
  writeOptional(bytes, commitment, (hash) => writeRaw(bytes, hash));
}

/** Reads what an invitation fixes. Throws a LinkFault or a LetterFault for terms under which no game can be played. */
export function readAgreement(bytes: ByteReader): Agreement {
  const variation = bytes.text();
  const position = readOptional(bytes, () => bytes.text());
  const begins = readOne(bytes, SIDE_CHOICES);
  const hostSide = readOne(bytes, SIDE_CHOICES);
  const days = bytes.number(MOST_DAYS);
  const takeBack = readOne(bytes, APART_TAKE_BACKS);
  const hostName = cleanName(bytes.text());
  const commitment = readOptional(bytes, () => readRaw(bytes, HASH_BYTES));
  if (findVariation(variation) === undefined) throw new LetterFault('rules', variation);
  const agreement: Agreement = {
    variation,
    position,
    begins,
    hostSide,
    days: days === 0 ? null : days,
    takeBack,
    hostName,
    commitment,
  };
  if (needsLot(agreement) !== (commitment !== null)) throw new LinkFault('a lot without a number');
  const drawn = { guest: { key: '', name: '' }, reveal: '' };
  if (settledOf(agreement, drawn) === null) throw new LinkFault('no such position');
  return agreement;
}

/** The host's number for the lot must be revealed when it is due, and must be the one that was promised. */
function checkDrawn(step: number, agreement: Agreement, guest: Guest | null, reveal: string | null): void {
  if (step > 0 !== (guest !== null)) throw new LinkFault('a guest at the wrong time');
  const isDue = needsLot(agreement) && step > 1;
  // the host's browser knows it one step earlier, and may hand the game over to another browser
  const isEarly = reveal !== null && !(needsLot(agreement) && step > 0);
  if (isEarly || (isDue && reveal === null)) throw new LinkFault('a number at the wrong time');
  if (reveal !== null && commitmentTo(reveal) !== agreement.commitment) throw new LetterFault('lot');
}

function* readGame(bytes: ByteReader, start: Position, moves: number): Generator<undefined, Game> {
  let tree = newTree(start);
  let at: NodeId = ROOT;
  let position = start;
  for (let turn = 0; turn < moves; turn++) {
    const move = legalMove(bytes, position, turn);
    const added = addMove(tree, at, move);
    const after = positionAfter(position, move);
    if (!added.ok || after === undefined) throw new LetterFault('illegal', String(turn + 1));
    tree = added.value.tree;
    at = added.value.node;
    position = after;
    yield;
  }
  return moves === 0 ? newGame(start) : { tree, at };
}

function legalMove(bytes: ByteReader, position: Position, turn: number): Move {
  try {
    return readMove(bytes, position);
  } catch (error) {
    // a place that no legal move has
    if (error instanceof LinkFault && error.message === 'no such move')
      throw new LetterFault('illegal', String(turn + 1));
    throw error;
  }
}

/** Whether the ending, and what is asked, are possible in this letter. */
function isSoundEnd(letter: Letter): boolean {
  const { game, end, asks, declined, agreement, step } = letter;
  if (game === null || step === 0) return end === null && asks === null && declined === null;
  const side = sideOf(letter, authorOf(step));
  if (end !== null && asks !== null) return false;
  if (asks === 'take-back' && (agreement.takeBack === 'never' || lastPly(game)?.before.turn !== side))
    return false;
  const isOver = endingOf({ game, end: null }) !== null;
  if (end === null) return !(isOver && asks === 'draw');
  if (isOver) return false;
  switch (end.way) {
    case 'concession':
      return end.loser === side;
    case 'repetition':
    case 'quiet':
      return canClaim(game, end.way) && currentPosition(game).turn === side;
    case 'agreement':
      return true;
    case 'time':
      return false;
  }
}

const ENDS: readonly (PlayersEnd | null)[] = [
  null,
  { way: 'concession', loser: 'yellow' },
  { way: 'concession', loser: 'blue' },
  { way: 'agreement' },
  { way: 'repetition' },
  { way: 'quiet' },
];

function endByte(end: PlayersEnd | null): number {
  const loser = end !== null && 'loser' in end ? end.loser : null;
  return ENDS.findIndex(
    (known) =>
      known?.way === end?.way &&
      (loser === null || (known !== null && 'loser' in known && known.loser === loser)),
  );
}

function endOf(byte: number): PlayersEnd | null {
  const end = ENDS[byte];
  if (end === undefined) throw new LinkFault('no such end');
  return end;
}

function writeRaw(bytes: ByteWriter, base64: string): void {
  for (const byte of fromBase64(base64) ?? []) bytes.byte(byte);
}

const readRaw = (bytes: ByteReader, length: number): string =>
  toBase64(Uint8Array.from({ length }, () => bytes.byte()));

function writeOptional<Value>(bytes: ByteWriter, value: Value | null, write: (value: Value) => void): void {
  bytes.byte(value === null ? 0 : 1);
  if (value !== null) write(value);
}

function readOptional<Value>(bytes: ByteReader, read: () => Value): Value | null {
  const flag = bytes.byte();
  if (flag > 1) throw new LinkFault('neither there nor not');
  return flag === 1 ? read() : null;
}

function readOne<Choice>(bytes: ByteReader, choices: readonly Choice[]): Choice {
  const choice = choices[bytes.byte()];
  if (choice === undefined) throw new LinkFault('no such choice');
  return choice;
}

const writeChoice = (bytes: ByteWriter, choices: readonly OfferKind[], choice: OfferKind | null): void =>
  bytes.byte(choice === null ? 0 : choices.indexOf(choice) + 1);

const readChoice = (bytes: ByteReader, choices: readonly OfferKind[]): OfferKind | null =>
  readOne(bytes, [null, ...choices]);
