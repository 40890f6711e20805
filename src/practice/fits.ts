import { pieceAt, type LegalMove, type Position } from '../engine/index.ts';
import { gameWith } from '../game/games/games.ts';
import { powerOf } from '../game/powers.ts';
import type { Aim, Theme } from './puzzle.ts';

/** Whether a theme may be that of a puzzle with this right move. */
export function fits(theme: Theme, { goal, size }: Aim, at: Position, move: LegalMove): boolean {
  switch (theme) {
    case 'vault':
      return goal === 'gain' && move.vault && move.captures === 'enemy';
    case 'promote':
      return (
        goal === 'gain' && move.promotion !== undefined && move.promotion !== pieceAt(at, move.from)?.kind
      );
    case 'kaida':
    case 'save':
      return goal === theme;
    case 'hyrkaida-1':
    case 'hyrkaida-2':
      return goal === 'hyrkaida' && theme === `hyrkaida-${size}`;
    case 'turn':
    case 'bend':
    case 'move-then-vault':
    case 'friendly':
      return powerOf(at, move) === theme;
    case 'pastang':
    case 'stikitche':
    case 'draks-city':
      return goal === 'win' && gameWith(at.ruleset.variation.id).game === theme;
  }
}
