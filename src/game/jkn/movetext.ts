import { parseMove, play, positionAfter, type Move, type Position } from '../../engine/index.ts';
import {
  LAST_NAG,
  ROOT,
  type GameResult,
  type GameTree,
  type NodeId,
  type Notes,
  type Tags,
} from '../tree/index.ts';
import { TreeBuilder } from './builder.ts';
import { readComment } from './comments.ts';
import type { Fault } from './fault.ts';
import type { Faults } from './faults.ts';
import { LIMITS } from './limits.ts';
import { moveShape } from './moveShape.ts';
import { nextToken, type Token } from './tokens.ts';

/** The moves of a game as they were read. */
export interface MovetextRead {
  readonly tree: (tags: Tags) => GameTree;
  /** The result written at the end; null where there is none. */
  readonly result: { readonly value: GameResult; readonly at: number } | null;
  /** The position at the end of the main line; null if that line could not be read to its end. */
  readonly last: Position | null;
  readonly moves: number;
}

/** A line being read: the game, or a variation in brackets. */
interface Line {
  node: NodeId;
  position: Position;
  /** Where a variation in place of the last move begins; null before the first move. */
  fork: { readonly node: NodeId; readonly position: Position } | null;
  /** A number was read after the last move, so a comment now belongs before the next one. */
  numbered: boolean;
  /** What is noted before the next move. */
  waiting: Partial<Notes>[];
  /** Index of the bracket that opened it. */
  readonly openedAt: number;
}

const lineFrom = (node: NodeId, position: Position, openedAt: number): Line => ({
  node,
  position,
  fork: null,
  numbered: false,
  waiting: [],
  openedAt,
});

/** Reads the moves in a text from `from` to `to`, of a game that begins with `start`. */
export function readMovetext(
  start: Position,
  text: string,
  from: number,
  to: number,
  faults: Faults,
): MovetextRead {
  const reader = new MovetextReader(start, from, faults);
  const shape = moveShape(start.ruleset);
  const moves = text.slice(from, to);
  for (
    let token = nextToken(moves, 0, shape);
    token.type !== 'end';
    token = nextToken(moves, token.end, shape)
  )
    reader.take(token);
  return reader.finish();
}

/** Punctuation between moves that says nothing. */
const IDLE = /^[,:|·]+$/;

class MovetextReader {
  private readonly builder: TreeBuilder;
  /** The game, and the variations that are open, the innermost last. */
  private readonly lines: Line[];
  /** How many brackets must close before reading goes on; `Infinity` once the game itself cannot be read further. */
  private skipping = 0;
  private result: MovetextRead['result'] = null;
  private readonly offset: number;
  private readonly faults: Faults;

  constructor(start: Position, offset: number, faults: Faults) {
    this.offset = offset;
    this.faults = faults;
    this.builder = new TreeBuilder(start);
    this.lines = [lineFrom(ROOT, start, 0)];
  }

  private get line(): Line {
    const line = this.lines.at(-1);
    if (line === undefined) throw new RangeError('no line is being read');
    return line;
  }

  take(token: Token): void {
    const isAtGame = this.lines.length === 1 && (this.skipping === 0 || this.skipping === Infinity);
    if (token.type === 'result') {
      if (isAtGame) this.result = { value: token.result, at: this.offset + token.at };
    } else if (this.skipping === 0) this.read(token);
    else if (token.type === 'open') this.skipping++;
    else if (token.type === 'close') this.skipping--;
  }

  private read(token: Token): void {
    switch (token.type) {
      case 'move':
      case 'junk':
        this.readMove(token.text, token);
        return;
      case 'comment':
        if (!token.closed) this.fault({ code: 'comment-open' }, token.at);
        this.readComment(token.body, token.at);
        return;
      case 'nag':
        if (token.nag > LAST_NAG) this.fault({ code: 'nag' }, token.at, `$${token.nag}`);
        else if (this.line.fork !== null || this.lines.length === 1)
          this.builder.note(this.line.node, { nags: [token.nag] });
        return;
      case 'open':
        this.open(token.at);
        return;
      case 'close':
        if (this.lines.length > 1) this.close();
        else this.fault({ code: 'bracket-close' }, token.at, ')');
        return;
      case 'number':
        this.line.numbered = true;
        return;
      case 'result':
      case 'end':
    }
  }

  private fault(fault: Fault, at: number, written?: string): void {
    this.faults.add(fault, this.offset + at, written);
  }

  private readMove(text: string, { at }: Token): void {
    const { line } = this;
    if (IDLE.test(text)) return;
    if (/^[}\]]+$/.test(text)) {
      this.fault({ code: 'bracket-close' }, at, text);
      return;
    }
    if (this.builder.size > LIMITS.moves) {
      this.fault({ code: 'too-many-moves' }, at, text);
      this.skipping = Infinity;
      return;
    }
    const { position } = line;
    const move = parseMove(position, text);
    const after = move.ok ? positionAfter(position, move.value) : undefined;
    if (!move.ok) {
      this.fault({ code: 'move-text', error: move.error, position }, at, text);
      this.stop();
    } else if (after === undefined) this.refuse(position, move.value, at, text);
    else {
      line.fork = { node: line.node, position };
      line.node = this.builder.child(line.node, move.value);
      line.position = after;
      for (const notes of line.waiting) this.builder.note(line.node, notes);
      line.waiting = [];
      line.numbered = false;
    }
  }

  /** A move is not legal. Why not is worked out only if it is reported, since that takes long. */
  private refuse(position: Position, move: Move, at: number, written: string): void {
    if (this.faults.takes('move')) {
      const played = play(position, move);
      if (!played.ok) this.fault({ code: 'move', refusal: played.error, position, move }, at, written);
    }
    this.stop();
  }

  /** The line cannot be read further: the rest of it is left out. */
  private stop(): void {
    this.skipping = this.lines.length > 1 ? 1 : Infinity;
    if (this.lines.length > 1) this.close();
  }

  private readComment(body: string, at: number): void {
    const { line } = this;
    const { text, faulty, ...commands } = readComment(line.position.ruleset.geometry, body);
    for (const written of faulty) this.fault({ code: 'command' }, at, written);
    const isBefore = line.numbered || (line.fork === null && this.lines.length > 1);
    if (isBefore) line.waiting.push({ ...commands, before: text });
    else this.builder.note(line.node, { ...commands, after: text });
  }

  private open(at: number): void {
    const { fork } = this.line;
    const isTooDeep = this.lines.length > LIMITS.depth;
    if (fork !== null && !isTooDeep) {
      this.lines.push(lineFrom(fork.node, fork.position, at));
      return;
    }
    this.fault({ code: isTooDeep ? 'too-deep' : 'variation-nowhere' }, at, '(');
    this.skipping = 1;
  }

  /** Ends a variation. Notes that waited for a move that never came go after the last one. */
  private close(): void {
    const closed = this.lines.pop();
    if (closed === undefined) return;
    const node = closed.fork === null ? this.line.node : closed.node;
    this.settle(closed, node);
  }

  private settle({ waiting }: Line, node: NodeId): void {
    for (const { before = '', ...notes } of waiting) this.builder.note(node, { ...notes, after: before });
  }

  finish(): MovetextRead {
    while (this.lines.length > 1) {
      this.fault({ code: 'bracket-open' }, this.line.openedAt, '(');
      this.close();
    }
    const { line } = this;
    this.settle(line, line.node);
    return {
      tree: (tags) => this.builder.tree(tags),
      result: this.result,
      last: this.skipping === Infinity ? null : line.position,
      moves: this.builder.size - 1,
    };
  }
}
