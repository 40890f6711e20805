import type { Mind } from '../../src/cabinet/seam/game.ts';
import { DRAWN, PLAYING, wonBy, type Rules } from '../../src/cabinet/seam/rules.ts';

/** A position of a game that is written down whole. */
export interface Place {
  /** Whose turn it is; a draw, or the seat that has won, where the game is over. */
  readonly turn: number | 'chance' | 'draw' | 'won 0' | 'won 1' | 'won 2';
  /** What it is worth to each seat. */
  readonly worths?: readonly number[];
  /** Where its moves lead. */
  readonly to?: Readonly<Record<string, string>>;
}

export interface Toy {
  readonly places: Readonly<Record<string, Place>>;
  readonly seats?: number;
  /** For each seat the seat by whose name its side is called; if left out, each plays for itself. */
  readonly sides?: readonly number[];
  readonly weights?: Readonly<Record<string, number>>;
  readonly forbidden?: readonly string[];
}

/** A game whose positions are given by name. The first one is the start. */
export function toyOf({ places, seats = 2, sides, weights, forbidden }: Toy) {
  const at = (name: string): Place => {
    const place = places[name];
    if (place === undefined) throw new Error(`no place ${name}`);
    return place;
  };
  const [start = ''] = Object.keys(places);
  const ids = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const rules: Rules<string, string> = {
    id: 'toy',
    seats: ids,
    start: () => start,
    read: () => {
      throw new Error('nothing is read');
    },
    write: (name) => name,
    moves: (name) => Object.keys(at(name).to ?? {}),
    writeMove: (move) => move,
    play: (name, move) => at(name).to?.[move] ?? '',
    outcome: (name) => {
      const { turn } = at(name);
      if (turn === 'draw') return DRAWN;
      return typeof turn === 'string' && turn.startsWith('won') ? wonBy(`seat ${turn.slice(4)}`) : PLAYING;
    },
    turn: (name) => {
      const { turn } = at(name);
      return typeof turn === 'number' || turn === 'chance' ? turn : 0;
    },
    ...(sides !== undefined && { sides: sides.map((side) => `seat ${side}`) }),
    ...(weights !== undefined && { weight: (_: string, move: string) => weights[move] ?? 1 }),
    ...(forbidden !== undefined && {
      forbids: (_: readonly string[], __: string, move: string) => forbidden.includes(move),
    }),
  };
  const worths = (name: string): readonly number[] => at(name).worths ?? ids.map(() => 0);
  const mind: Mind<string, string> = {
    variants: [rules],
    worth: (name) => worths(name)[0] ?? 0,
    worths,
  };
  return { rules, mind, start };
}
