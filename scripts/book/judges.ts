import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Position, Ruleset } from '../../src/engine/index.ts';
import { positionAfter } from '../../src/engine/index.ts';
import { unpackMove } from '../../src/engine/search.ts';
import { createSearcher, type Score } from '../../src/search/index.ts';
import { openTablebase, verdictFor } from '../../src/search/tablebase/index.ts';
import { choicesIn } from '../../src/search/tablebase/lines.ts';
import type { Judge } from './grow.ts';

const TABLEBASE = new URL('../../src/store/tablebase/stikitche.bin', import.meta.url);

/** The worth of a decided game in a book; no line leads to one. */
const DECIDED = 5000;

const worthOf = (score: Score | undefined): number => {
  if (score === undefined) return 0;
  if (score.kind === 'centipoints') return score.value;
  return score.kind === 'win' ? DECIDED : -DECIDED;
};

/** Judges by a search with this many nodes for each position. `onDepth` receives the depth that it reached. */
export function searching(ruleset: Ruleset, nodes: number, onDepth: (depth: number) => void): Judge {
  const searcher = createSearcher(ruleset);
  return (position, lines) => {
    searcher.forget();
    const found = searcher.search({ position, earlier: [] }, { limits: { nodes }, lines });
    onDepth(found.depth);
    return found.lines.flatMap(({ score, moves: [move] }) =>
      move === undefined ? [] : [{ move, worth: worthOf(score) }],
    );
  };
}

/**
 * Judges by the tablebase. All moves that keep a draw are worth the same; those that leave the fewest replies keeping
 * the draw come first. Capturing a Pallan ends the game, so such a move is not used as an opening.
 */
export function knowing(ruleset: Ruleset): Judge {
  const tablebase = openTablebase(ruleset, new Uint8Array(gunzipSync(readFileSync(TABLEBASE))));
  if (tablebase === undefined) throw new Error('the tablebase is not of this game');
  const drawing = (position: Position) =>
    choicesIn(tablebase, position).filter(({ verdict }) => verdict.points === 0);
  return (position, lines) =>
    drawing(position)
      .flatMap(({ move: packed }) => {
        const move = unpackMove(ruleset, packed);
        const after = positionAfter(position, move);
        if (after === undefined || verdictFor(tablebase, after) === undefined) return [];
        return [{ move, worth: 0, replies: drawing(after).length }];
      })
      .toSorted((a, b) => a.replies - b.replies)
      .slice(0, lines);
}
