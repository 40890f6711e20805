import { accept, parseMove, refuse, type Move, type Position } from '../../src/engine/index.ts';
import { parseJkn } from '../../src/game/jkn/index.ts';
import { lineFrom, positionAt, ROOT, type GameTree } from '../../src/game/tree/index.ts';
import type { Score, SearchInfo, SearchResult } from '../../src/search/index.ts';
import type { Question, Thinker, Thought } from '../../src/store/computer/thinker.ts';

/** A short game of Pastang in which the tests' scores make Yellow's second turn a mistake. */
export const GAME = '1. SMc2-Mc3 SMd5-Md4 2. SMa2-Ma3 SMa5-Ma4';

export function treeOf(movetext: string, variation = 'pastang'): GameTree {
  const tree = parseJkn(`[Variation "${variation}"]\n\n${movetext} *\n`).games[0]?.tree;
  if (!tree) throw new Error(movetext);
  return tree;
}

export const swods = (value: number): Score => ({ kind: 'centipoints', value: value * 100 });

/** The nodes of the main line, the start first. */
export const lineOf = (tree: GameTree): number[] => [ROOT, ...lineFrom(tree).map(({ id }) => id)];

export function moveIn(position: Position, written: string): Move {
  const read = parseMove(position, written);
  if (!read.ok) throw new Error(written);
  return read.value;
}

export const moveAt = (tree: GameTree, node: number, written: string): Move =>
  moveIn(positionAt(tree, node), written);

/** A question for the test to answer. */
export interface Asked {
  readonly question: Question;
  readonly tell: (info: SearchInfo) => void;
  /** Answers with a score from the view of the side to move. */
  readonly answer: (score: Score, ...moves: string[]) => void;
  readonly die: () => void;
  isStopped: boolean;
}

export const infoOf = (question: Question, score: Score, ...written: readonly string[]): SearchInfo => ({
  depth: 7,
  selectiveDepth: 9,
  nodes: 1000,
  ms: 10,
  lines: [{ score, moves: written.map((one) => moveIn(question.position, one)) }],
});

/** A thinker that finds only what the test tells it to. */
export function fakeThinker(): { readonly thinker: Thinker; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const think = (question: Question, onInfo: (info: SearchInfo) => void = () => {}): Thought => {
    let settle: ((found: Awaited<Thought['found']>) => void) | undefined;
    const found: Thought['found'] = new Promise((resolve) => {
      settle = resolve;
    });
    const one: Asked = {
      question,
      tell: onInfo,
      answer: (score, ...moves) => {
        const info = infoOf(question, score, ...moves);
        const best = info.lines[0]?.moves[0] ?? null;
        const result: SearchResult = {
          ...info,
          best,
          concedes: false,
          acceptsDraw: false,
          offersDraw: false,
        };
        settle?.(accept(result));
      },
      die: () => settle?.(refuse('died')),
      isStopped: false,
    };
    asked.at(-1)?.die();
    asked.push(one);
    return {
      found,
      stop: () => {
        one.isStopped = true;
        settle?.(refuse('stopped'));
      },
    };
  };
  return { asked, thinker: { think, close: () => {} } };
}
