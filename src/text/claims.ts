import type { Ruleset } from '../engine/index.ts';
import { soldiersIn } from './kindNames.ts';
import { text } from './messages.ts';

/** A reason for which a draw can be claimed, as the texts need it. */
type Claimed =
  | { readonly ground: 'repetition'; readonly turns: readonly number[] }
  | { readonly ground: 'quiet'; readonly turns: number };

/** Why a draw can be claimed in a game, in a sentence: which turns repeated the position, or how many were quiet. */
export function claimText(claim: Claimed, ruleset: Ruleset): string {
  switch (claim.ground) {
    case 'repetition':
      return repetitionText(claim.turns);
    case 'quiet':
      return text('claim.quiet', { turns: claim.turns, ...soldiersIn(ruleset) });
  }
}

/** As many turns are named as a claim needs: of more, the last. */
const NAMED = 3;

function repetitionText(turns: readonly number[]): string {
  const earlier = turns.slice(-NAMED, -1).map(momentText).join(', ');
  return turns.length > NAMED
    ? text('claim.repetition.often', { times: turns.length, earlier })
    : text('claim.repetition', { earlier });
}

const momentText = (turn: number): string =>
  turn === 0 ? text('claim.start') : text('claim.turn', { turn });
