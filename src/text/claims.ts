import { OCCURRENCES, type Ruleset } from '../engine/index.ts';
import { soldiersIn } from './kindNames.ts';
import { text } from './messages.ts';

/** A ground for claiming a draw, as the texts need it. */
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

/** Names the turns that the claim needs; if there are more, says only how many there are. */
function repetitionText(turns: readonly number[]): string {
  return turns.length > OCCURRENCES
    ? text('claim.repetition.often', { times: turns.length })
    : text('claim.repetition', { earlier: turns.slice(0, -1).map(momentText).join(', ') });
}

const momentText = (turn: number): string =>
  turn === 0 ? text('claim.start') : text('claim.turn', { turn });
