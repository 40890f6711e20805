import { text } from './messages.ts';

/** A reason for which a draw can be claimed, as the texts need it. */
type Claimed =
  | { readonly ground: 'repetition'; readonly turns: readonly number[] }
  | { readonly ground: 'quiet'; readonly turns: number };

/** Why a draw can be claimed, in a sentence: which turns repeated the position, or how many were quiet. */
export function claimText(claim: Claimed): string {
  switch (claim.ground) {
    case 'repetition':
      return text('claim.repetition', { earlier: claim.turns.slice(0, -1).map(momentText).join(', ') });
    case 'quiet':
      return text('claim.quiet', { turns: claim.turns });
  }
}

const momentText = (turn: number): string =>
  turn === 0 ? text('claim.start') : text('claim.turn', { turn });
