import { LAST_NAG, ROOT, type NodeId, type Notes, type Tags, type Tree } from '../tree/index.ts';
import { TreeBuilder } from './builder.ts';
import { readComment } from './comments.ts';
import type { AnyFault, SharedFault } from './fault.ts';
import type { Faults } from './faults.ts';
import { LIMITS } from './limits.ts';
import type { Section } from './sections.ts';
import type { Speech } from './speech.ts';
import { nextToken, type Token } from './tokens.ts';

/** The moves of a game as they were read. */
export interface MovetextRead<State, Step extends object, Start = State> {
  readonly tree: (tags: Tags) => Tree<Start, Step>;
  /** The result written at the end; null where there is none. */
  readonly result: { readonly value: string; readonly at: number } | null;
  /** The state of the game at the end of its main line, as far as that line could be read. */
  readonly last: State;
  readonly isWhole: boolean;
  readonly moves: number;
}

/** Whether a text has neither a tag nor a playable move: words that were taken for a record by mistake. */
export const isNoGame = (
  { tags }: Pick<Section, 'tags'>,
  { moves }: Pick<MovetextRead<never, never>, 'moves'>,
): boolean => tags.length === 0 && moves === 0;

/** A line being read: the game, or a variation in brackets. */
interface Line<State> {
  node: NodeId;
  state: State;
  /** Where a variation that replaces the last move begins; null before the first move. */
  fork: { readonly node: NodeId; readonly state: State } | null;
  /** A number was read after the last move, so a comment now belongs before the next one. */
  numbered: boolean;
  /** What is noted before the next move. */
  waiting: Partial<Notes>[];
  /** Index of the bracket that opened it. */
  readonly openedAt: number;
}

const lineFrom = <State>(node: NodeId, state: State, openedAt: number): Line<State> => ({
  node,
  state,
  fork: null,
  numbered: false,
  waiting: [],
  openedAt,
});

/** The part of a text that holds the moves of one game, and where to report its faults. */
export interface Movetext<Wrong extends AnyFault> {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly faults: Faults<Wrong | SharedFault>;
}

/** Reads the moves of a game that begins with `start`, in the state `state`. */
export function readMovetext<Start, State, Step extends object, Wrong extends AnyFault>(
  speech: Speech<State, Step, Wrong>,
  start: Start,
  state: State,
  { text, from, to, faults }: Movetext<Wrong>,
): MovetextRead<State, Step, Start> {
  const reader = new MovetextReader(speech, start, state, from, faults);
  const { shape } = speech;
  const moves = text.slice(from, to);
  for (
    let token = nextToken(moves, 0, shape);
    token.type !== 'end';
    token = nextToken(moves, token.end, shape)
  )
    reader.take(token);
  return reader.finish();
}

/** Punctuation between moves that means nothing. */
const IDLE = /^[,:|·]+$/;

class MovetextReader<Start, State, Step extends object, Wrong extends AnyFault> {
  private readonly builder: TreeBuilder<Start, Step>;
  /** The game and the variations that are open, the innermost last. */
  private readonly lines: Line<State>[];
  /** How many brackets must close before reading goes on; `Infinity` once the game itself cannot be read further. */
  private skipping = 0;
  /** How many brackets are open in the part of the game itself that cannot be read. */
  private unread = 0;
  /**
   * The depth of brackets at which the first move after a node was made; a node after which the game itself goes on has
   * none.
   */
  private readonly ledBy = new Map<NodeId, number>();
  private result: MovetextRead<State, Step>['result'] = null;
  private readonly offset: number;
  private readonly faults: Faults<Wrong | SharedFault>;
  private readonly speech: Speech<State, Step, Wrong>;

  constructor(
    speech: Speech<State, Step, Wrong>,
    start: Start,
    state: State,
    offset: number,
    faults: Faults<Wrong | SharedFault>,
  ) {
    this.speech = speech;
    this.offset = offset;
    this.faults = faults;
    this.builder = new TreeBuilder(start, speech.isSame);
    this.lines = [lineFrom(ROOT, state, 0)];
  }

  private get line(): Line<State> {
    const line = this.lines.at(-1);
    if (line === undefined) throw new RangeError('no line is being read');
    return line;
  }

  take(token: Token): void {
    const isAtGame =
      this.lines.length === 1 && (this.skipping === 0 || (this.skipping === Infinity && this.unread === 0));
    if (token.type === 'result') {
      if (isAtGame) this.end(token.text, token.at);
    } else if (this.skipping === 0) this.read(token);
    else if (token.type === 'open') this.skip(1);
    else if (token.type === 'close') this.skip(-1);
  }

  /** A bracket opens or closes in skipped text. */
  private skip(by: 1 | -1): void {
    if (this.skipping === Infinity) this.unread = Math.max(0, this.unread + by);
    else this.skipping += by;
  }

  /** The result that a game ends with. */
  private end(text: string, at: number): void {
    const value = this.speech.readResult(text);
    if (value === undefined) this.fault({ code: 'result-unknown' }, at, text);
    else this.result = { value, at: this.offset + at };
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

  private fault(fault: Wrong | SharedFault, at: number, written?: string): void {
    this.faults.add(fault, this.offset + at, written);
  }

  private readMove(text: string, { at }: Token): void {
    const { line } = this;
    if (IDLE.test(text)) return;
    if (/^[}\]]+$/.test(text)) {
      this.fault({ code: 'bracket-close' }, at, text);
      return;
    }
    if (this.builder.size > this.speech.mostMoves) {
      this.fault({ code: 'too-many-moves' }, at, text);
      this.skipping = Infinity;
      return;
    }
    const { node, state } = line;
    const heard = this.speech.hear(state, text);
    if (!heard.ok) {
      const fault = this.faults.takes(heard.error.code) ? heard.error.fault() : null;
      if (fault !== null) this.fault(fault, at, text);
      this.stop();
      return;
    }
    line.fork = { node, state };
    line.node = this.follow(node, heard.value.step);
    line.state = heard.value.after;
    for (const notes of line.waiting) this.builder.note(line.node, notes);
    line.waiting = [];
    line.numbered = false;
  }

  /**
   * The line goes on with its own move, even if one of its variations has repeated its moves before departing from
   * them.
   */
  private follow(node: NodeId, step: Step): NodeId {
    const depth = this.lines.length;
    const isFirst = !this.builder.goesOn(node);
    const child = this.builder.child(node, step);
    if (isFirst ? depth > 1 : (this.ledBy.get(node) ?? 0) > depth) {
      this.builder.lead(node, child);
      this.ledBy.set(node, depth);
    }
    return child;
  }

  /** The line cannot be read further; the rest of it is skipped. */
  private stop(): void {
    this.skipping = this.lines.length > 1 ? 1 : Infinity;
    if (this.lines.length > 1) this.close();
  }

  private readComment(body: string, at: number): void {
    const { line } = this;
    const { text, faulty, ...commands } = readComment(this.speech.readShapes, body);
    for (const written of faulty) this.fault({ code: 'command' }, at, written);
    const isBefore = line.numbered || (line.fork === null && this.lines.length > 1);
    if (isBefore) line.waiting.push({ ...commands, before: text });
    else this.builder.note(line.node, { ...commands, after: text });
  }

  private open(at: number): void {
    const { fork } = this.line;
    const isTooDeep = this.lines.length > LIMITS.depth;
    if (fork !== null && !isTooDeep) {
      this.lines.push(lineFrom(fork.node, fork.state, at));
      return;
    }
    this.fault({ code: isTooDeep ? 'too-deep' : 'variation-nowhere' }, at, '(');
    this.skipping = 1;
  }

  /** Ends a variation. Notes before a move that never came go after the last one. */
  private close(): void {
    const closed = this.lines.pop();
    if (closed === undefined) return;
    const node = closed.fork === null ? this.line.node : closed.node;
    this.settle(closed, node);
  }

  private settle({ waiting }: Pick<Line<State>, 'waiting'>, node: NodeId): void {
    for (const { before = '', ...notes } of waiting) this.builder.note(node, { ...notes, after: before });
  }

  finish(): MovetextRead<State, Step, Start> {
    while (this.lines.length > 1) {
      this.fault({ code: 'bracket-open' }, this.line.openedAt, '(');
      this.close();
    }
    const { line } = this;
    this.settle(line, line.node);
    return {
      tree: (tags) => this.builder.tree(tags),
      result: this.result,
      last: line.state,
      isWhole: this.skipping !== Infinity,
      moves: this.builder.size - 1,
    };
  }
}
