import { LetterFault } from '../apart/letterBytes.ts';
import { NUMBER_BYTES } from '../apart/lot.ts';
import { LinkFault, type ByteReader, type ByteWriter } from '../link/bytes.ts';
import { cleanName } from '../cleanWords.ts';
import { OFFERS, type OfferKind } from '../sitting/sitting.ts';
import {
  HASH,
  KEY,
  readBlock,
  readChoice,
  readRaw,
  writeBlock,
  writeChoice,
  writeRaw,
  type Bytes,
} from './bytes.ts';
import { LIVE_LIMITS } from './limits.ts';
import { readTerms, writeTerms, type LiveTerms } from './terms.ts';

/** Where in a room something happens: in which game, counted from 0, and after how many of its turns. */
export interface Where {
  readonly game: number;
  readonly turn: number;
}

/** What an event says. The order of this list gives each kind its number in the bytes. */
const BODY_KINDS = [
  'hello',
  'accept',
  'begin',
  'move',
  'offer',
  'answer',
  'concede',
  'claim',
  'count',
  'flag',
  'flagged',
  'timeout',
  'again',
  'chat',
  'chat-switch',
] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

const CLAIMS = ['repetition', 'quiet'] as const;

export type Body =
  /** The host opens the room: the first event of the host's chain. */
  | { readonly is: 'hello'; readonly terms: LiveTerms; readonly key: Bytes; readonly chatKey: Bytes }
  /** A player accepts: the first event of a guest's chain. `lot` is the guest's number for the lot. */
  | {
      readonly is: 'accept';
      readonly key: Bytes;
      readonly chatKey: Bytes;
      readonly name: string;
      readonly lot: Bytes;
      readonly proof: Bytes;
    }
  /** The host begins with the guest who has this key. `reveal` is the host's number for the lot, where one is drawn. */
  | { readonly is: 'begin'; readonly guest: Bytes; readonly reveal: Bytes | null }
  /**
   * `move` is the place of the move among the legal ones; `thought` the milliseconds since the other player's move
   * arrived.
   */
  | ({ readonly is: 'move'; readonly move: Bytes; readonly thought: number } & Where)
  | ({ readonly is: 'offer'; readonly kind: OfferKind } & Where)
  | ({ readonly is: 'answer'; readonly kind: OfferKind; readonly agreed: boolean } & Where)
  | ({ readonly is: 'concede' } & Where)
  | ({ readonly is: 'claim'; readonly ground: (typeof CLAIMS)[number] } & Where)
  /** The other player's last turn counts for this many milliseconds. */
  | ({ readonly is: 'count'; readonly thought: number } & Where)
  /** The other player's time has run out, as seen from here. */
  | ({ readonly is: 'flag' } & Where)
  /** The player's own time has run out. */
  | ({ readonly is: 'flagged' } & Where)
  /** The other player has not answered a claimed flag within the grace period. */
  | ({ readonly is: 'timeout' } & Where)
  /** The player wants another game with sides changed. */
  | ({ readonly is: 'again' } & Where)
  /** A line for the other player alone, sealed. */
  | { readonly is: 'chat'; readonly sealed: Bytes }
  | { readonly is: 'chat-switch'; readonly on: boolean };

/** The most milliseconds that a turn can take: thirty days. */
const LONGEST_TURN = 2_592_000_000;
const MOST_TURNS = 20_000;
/** Bytes of a sealed line of the chat: four for each character, and the overhead of sealing. */
const LONGEST_CHAT = LIVE_LIMITS.chat * 4 + 40;

export function writeBody(writer: ByteWriter, body: Body): void {
  writer.byte(BODY_KINDS.indexOf(body.is));
  switch (body.is) {
    case 'hello':
      writeRaw(writer, body.key);
      writeRaw(writer, body.chatKey);
      writeTerms(writer, body.terms);
      return;
    case 'accept':
      writeRaw(writer, body.key);
      writeRaw(writer, body.chatKey);
      writer.text(body.name);
      writeRaw(writer, body.lot);
      writeRaw(writer, body.proof);
      return;
    case 'begin':
      writeRaw(writer, body.guest);
      writer.byte(body.reveal === null ? 0 : 1);
      if (body.reveal !== null) writeRaw(writer, body.reveal);
      return;
    case 'chat':
      writeBlock(writer, body.sealed);
      return;
    case 'chat-switch':
      writer.byte(body.on ? 1 : 0);
      return;
    case 'move':
    case 'offer':
    case 'answer':
    case 'concede':
    case 'claim':
    case 'count':
    case 'flag':
    case 'flagged':
    case 'timeout':
    case 'again':
      writeDeed(writer, body);
  }
}

type Deed = Extract<Body, Where>;

function writeDeed(writer: ByteWriter, body: Deed): void {
  writer.number(body.game);
  writer.number(body.turn);
  switch (body.is) {
    case 'move':
      writer.number(body.thought);
      writeBlock(writer, body.move);
      return;
    case 'offer':
      writeChoice(writer, OFFERS, body.kind);
      return;
    case 'answer':
      writeChoice(writer, OFFERS, body.kind);
      writer.byte(body.agreed ? 1 : 0);
      return;
    case 'claim':
      writeChoice(writer, CLAIMS, body.ground);
      return;
    case 'count':
      writer.number(body.thought);
      return;
    case 'concede':
    case 'flag':
    case 'flagged':
    case 'timeout':
    case 'again':
  }
}

/** Reads what an event says. Throws a LinkFault for what is no event. */
export function readBody(reader: ByteReader): Body {
  try {
    return bodyOf(reader);
  } catch (error) {
    if (error instanceof LetterFault) throw new LinkFault(error.message);
    throw error;
  }
}

function bodyOf(reader: ByteReader): Body {
  const is = readChoice(reader, BODY_KINDS);
  switch (is) {
    case 'hello': {
      const [key, chatKey] = [readRaw(reader, KEY), readRaw(reader, KEY)];
      return { is, key, chatKey, terms: readTerms(reader) };
    }
    case 'accept': {
      const [key, chatKey] = [readRaw(reader, KEY), readRaw(reader, KEY)];
      const name = cleanName(reader.text());
      return { is, key, chatKey, name, lot: readRaw(reader, NUMBER_BYTES), proof: readRaw(reader, HASH) };
    }
    case 'begin': {
      const guest = readRaw(reader, KEY);
      return { is, guest, reveal: readFlag(reader) ? readRaw(reader, NUMBER_BYTES) : null };
    }
    case 'chat':
      return { is, sealed: readBlock(reader, LONGEST_CHAT) };
    case 'chat-switch':
      return { is, on: readFlag(reader) };
    case 'move':
    case 'offer':
    case 'answer':
    case 'concede':
    case 'claim':
    case 'count':
    case 'flag':
    case 'flagged':
    case 'timeout':
    case 'again':
      return deedOf(is, reader);
  }
}

function deedOf(is: Deed['is'], reader: ByteReader): Deed {
  const game = reader.number(LIVE_LIMITS.games);
  const turn = reader.number(MOST_TURNS);
  const where = { game, turn };
  switch (is) {
    case 'move': {
      const thought = reader.number(LONGEST_TURN);
      return { is, ...where, thought, move: readBlock(reader, 2) };
    }
    case 'offer':
      return { is, ...where, kind: readChoice(reader, OFFERS) };
    case 'answer': {
      const kind = readChoice(reader, OFFERS);
      return { is, ...where, kind, agreed: readFlag(reader) };
    }
    case 'claim':
      return { is, ...where, ground: readChoice(reader, CLAIMS) };
    case 'count':
      return { is, ...where, thought: reader.number(LONGEST_TURN) };
    case 'concede':
    case 'flag':
    case 'flagged':
    case 'timeout':
    case 'again':
      return { is, ...where };
  }
}

function readFlag(reader: ByteReader): boolean {
  const flag = reader.byte();
  if (flag > 1) throw new LinkFault('neither yes nor no');
  return flag === 1;
}
