import type { Outcome } from '../engine/index.ts';
import { endingOf, type GameEnd } from './endings.ts';
import { timeTags } from './jkn/timeControl.ts';
import type { Sitting } from './sitting.ts';
import {
  resultOfOutcome,
  tagsOf,
  treeOfGame,
  type Edited,
  type Tags,
  type Termination,
} from './tree/index.ts';

const BY_PLAYERS = {
  concession: 'concession',
  time: 'time',
  agreement: 'agreed-draw',
  repetition: 'repetition',
  quiet: 'hundred-turns',
} as const satisfies Partial<Record<GameEnd['ending'], Termination>>;

const isByPlayers = (ending: GameEnd['ending']): ending is keyof typeof BY_PLAYERS =>
  Object.hasOwn(BY_PLAYERS, ending);

const terminationOf = (end: GameEnd | null): Termination => {
  if (end === null) return 'unfinished';
  return isByPlayers(end.ending) ? BY_PLAYERS[end.ending] : end.ending;
};

function resultOf(end: GameEnd | null): string {
  if (end === null) return '*';
  const outcome: Outcome = { status: 'over', ending: 'draw', winner: null, points: end.points };
  return resultOfOutcome(outcome);
}

/** What the record of a game at the table tells beside its moves. */
export function tagsOfSitting(sitting: Sitting): Tags {
  const { yellow, blue } = sitting.terms.names;
  const end = endingOf(sitting);
  return tagsOf([
    ['Yellow', yellow],
    ['Blue', blue],
    ['Result', resultOf(end)],
    ['Termination', terminationOf(end)],
    ...timeTags(sitting.terms.clock),
  ]);
}

/** The game at the table as a tree with its tags, and the node where it stands. */
export const treeOfSitting = (sitting: Sitting): Edited => treeOfGame(sitting.game, tagsOfSitting(sitting));
