import type { Move, Position, Refusal } from '../../engine/index.ts';
import { passed } from '../../game/passed.ts';
import { playPly, type Ply } from '../../game/ply.ts';
import { spelledOf } from '../../text/spelled.ts';
import type { Change } from '../change.ts';
import type { Spoken } from '../saying.ts';
import { AT_REST } from '../table/state.ts';
import type { ExerciseState, Judgement } from './exercise.ts';
import { remarkOf } from './judged.ts';
import { changed, NOTHING_SHOWN, type ExerciseReach } from './reach.ts';

/** The moves on the board of an exercise. */
export interface Turns extends Pick<ExerciseState, 'settle'> {
  /** Makes a move and shows its result; returns why it cannot be made, or null. */
  readonly make: (move: Move, way: Change['way']) => Refusal | null;
  /** Cancels whatever was to come next. */
  readonly forget: () => void;
}

/**
 * Plays a move of the player, and then what the judgement on it calls for: at once, or when the player has seen the
 * move.
 */
export function createTurns({ set, get }: ExerciseReach): Turns {
  /** What `settle` does next: takes the wrong move back, or makes the reply. */
  let next: (() => void) | null = null;

  const follow = (judgement: Judgement, ply: Ply, way: Change['way']): void => {
    const { lastMove } = get();
    const made = madeBy(get(), judgement, ply, way);
    const { verdict } = judgement;
    if (verdict === 'solved') set({ ...made, phase: 'solved' });
    else if (verdict === 'wrong') {
      next = () => set({ phase: 'asking', position: ply.before, lastMove, ...changed(get(), 'undone', ply) });
      set({ ...made, phase: 'wrong' });
    } else if (judgement.reply === 'pass' || judgement.reply === null) {
      set(made);
      set(replied(get(), ply.after, judgement.reply, made.announcement));
    } else {
      const { reply } = judgement;
      next = () => set(replied(get(), ply.after, reply, ''));
      set({ ...made, phase: 'replying' });
    }
  };

  return {
    make: (move, way) => {
      const { position, exercise } = get();
      const played = playPly(position, move);
      if (!played.ok) return played.error;
      follow(exercise.judge?.(played.value) ?? { verdict: 'goes-on', reply: null }, played.value, way);
      return null;
    },
    settle: () => {
      const due = next;
      next = null;
      due?.();
    },
    forget: () => {
      next = null;
    },
  };
}

/** What a move of the player changes, with what is said about it. */
function madeBy(state: ExerciseState, judgement: Judgement, ply: Ply, way: Change['way']) {
  const remark = remarkOf(judgement);
  return {
    ...AT_REST,
    position: ply.after,
    lastMove: ply.move,
    shown: NOTHING_SHOWN,
    remark,
    announcement: [`${spelledOf(ply)}.`, remark?.words ?? ''].join(' ').trim(),
    ...changed(state, way === 'dropped' ? 'dropped' : 'played', ply),
  };
}

/** What a reply changes; it is read aloud after these words. */
function replied(
  state: ExerciseState,
  from: Position,
  move: Move | 'pass' | null,
  words: string,
): Spoken<ExerciseState> {
  if (move === null) return { phase: 'asking' };
  const played = move === 'pass' ? null : playPly(from, move);
  if (played === null || !played.ok) return { phase: 'asking', position: passed(from), announcement: words };
  const ply = played.value;
  return {
    phase: 'asking',
    position: ply.after,
    lastMove: ply.move,
    announcement: [words, spelledOf(ply)].join(' ').trim(),
    ...changed(state, 'played', ply),
  };
}
