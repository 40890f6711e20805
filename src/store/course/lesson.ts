import { createStore, type StoreApi } from 'zustand/vanilla';
import { positionNamed, squareNamed } from '../../game/games/named.ts';
import { begin, leftOf, type Attempt, type Lesson, type Task } from '../../learn/index.ts';
import { createExercise, type ExerciseStore } from '../exercise/index.ts';
import { hintFor, hintSteps } from './hinting.ts';
import type { ProgressStore } from './progress.ts';
import { judgeAnswer, questionsIn } from './questions.ts';
import { exerciseOf } from './taskExercise.ts';

export interface LessonState {
  readonly lesson: Lesson;
  /** Which of the lesson's tasks, and which question of that task, from 0. */
  readonly at: number;
  readonly question: number;
  readonly attempt: Attempt | null;
  /** The words of the last hint, and how many steps have been shown. */
  readonly hint: string;
  readonly hints: number;
  /** Wrong tries and hints since the lesson was begun; null if it was not begun at its first task. */
  readonly slips: number | null;
  /** All tasks have been completed. */
  readonly isOver: boolean;
  /** Chooses an answer beside the board. */
  readonly answer: (option: string) => void;
  /** Shows the next hint. */
  readonly giveHint: () => void;
  /** Goes on after a task or question that is done. */
  readonly next: () => void;
  /** Goes to a task. */
  readonly goTo: (at: number) => void;
  /** Restarts the task; restarts the lesson from its first task. */
  readonly restart: () => void;
  readonly repeat: () => void;
}
export type LessonStore = StoreApi<LessonState>;

/** A lesson in progress, and the exercise of its present task. */
export interface LessonRun {
  readonly store: LessonStore;
  readonly exercise: ExerciseStore;
}

/** The first task that is not done; null if all are. */
export function openTask(lesson: Lesson, solved: readonly string[] | undefined = []): number | null {
  const at = lesson.tasks.findIndex(({ id }) => !solved.includes(id));
  return at < 0 ? null : at;
}

export const taskOf = ({ lesson, at }: Pick<LessonState, 'lesson' | 'at'>): Task => {
  const task = lesson.tasks[at];
  if (task === undefined) throw new RangeError(`${lesson.id} has no task ${at}`);
  return task;
};

/** Moves that are left to the player in a task that is played; null in any other. */
export const movesLeft = ({ attempt }: LessonState): number | null =>
  attempt === null ? null : leftOf(attempt);

/** What the parts of a lesson in progress share. */
interface Taking {
  readonly lesson: Lesson;
  readonly exercise: ExerciseStore;
  readonly set: (changes: Partial<LessonState>) => void;
  readonly get: () => LessonState;
}

/** Opens a lesson where its player left it. */
export function takeLesson(lesson: Lesson, progress: ProgressStore): LessonRun {
  const solved = (): readonly string[] | undefined => progress.getState().progress.solved[lesson.id];
  const first = openTask(lesson, solved()) ?? 0;
  const task = taskOf({ lesson, at: first });
  const position = positionNamed(task.board, task.position);
  const exercise = createExercise({ position, hands: 'none' });

  const store = createStore<LessonState>()((set, get) => {
    const taking = { lesson, exercise, set, get };
    return {
      lesson,
      at: first,
      question: 0,
      attempt: null,
      hint: '',
      hints: 0,
      slips: first === 0 ? 0 : null,
      isOver: false,
      ...helping(taking),
      ...walking(taking, () => {
        const open = openTask(lesson, solved());
        if (open === null && get().slips === 0) progress.getState().praise(lesson.id);
        return open;
      }),
    };
  });

  exercise.subscribe(({ phase, chosen }, before) => {
    if (phase === 'asking' && chosen.length > before.chosen.length) {
      // the next square has hints of its own
      store.setState({ hint: '', hints: 0 });
      showAsked(exercise, taskOf(store.getState()));
    }
    if (phase !== 'solved' || before.phase === 'solved') return;
    const { question } = store.getState();
    const now = taskOf(store.getState());
    store.setState({ hint: '' });
    if (question + 1 >= questionsIn(now)) progress.getState().solve(lesson.id, now.id);
  });
  store.getState().goTo(first);
  return { store, exercise };
}

/** Counts a wrong try or a hint. */
function slip({ set, get }: Taking): void {
  const { slips } = get();
  if (slips !== null) set({ slips: slips + 1 });
}

/** Sets a task on the board, with one of its questions. */
function lay(taking: Taking, at: number, question: number): void {
  const { lesson, exercise, set, get } = taking;
  const next = taskOf({ lesson, at });
  set({
    at,
    question,
    attempt: next.type === 'play' ? begin(next) : null,
    hint: '',
    hints: 0,
    isOver: false,
  });
  exercise.getState().begin(
    exerciseOf(lesson, next, {
      attempt: () => get().attempt,
      advance: (attempt) => set({ attempt, hint: '', hints: 0 }),
      chosen: () => exercise.getState().chosen,
      slip: () => slip(taking),
    }),
  );
  showAsked(exercise, next);
}

/** Shows the piece whose squares are to be found, and nothing of a hint. */
function showAsked(exercise: ExerciseStore, task: Task): void {
  if (task.type !== 'mark') return;
  const { position, show } = exercise.getState();
  const squares = task.find.of === 'targets' ? [squareNamed(position, task.find.from)] : [];
  show({ squares, routes: [] });
}

/** Answers beside the board, and hints. */
function helping(taking: Taking): Pick<LessonState, 'answer' | 'giveHint'> {
  const { lesson, exercise, set, get } = taking;
  return {
    answer: (option) => {
      const now = taskOf(get());
      if (now.type === 'play' || now.type === 'mark' || exercise.getState().phase === 'solved') return;
      const judgement = judgeAnswer(lesson, now, get().question, option);
      if (judgement.verdict === 'wrong') slip(taking);
      exercise.getState().conclude(judgement);
    },
    giveHint: () => {
      const { attempt, question, hints } = get();
      exercise.getState().settle();
      const now = taskOf(get());
      const step = Math.min(hints + 1, hintSteps(now));
      const { chosen } = exercise.getState();
      const { words, shown } = hintFor(lesson, now, step, { attempt, question, chosen });
      slip(taking);
      set({ hint: words, hints: step });
      if (step > 1) exercise.getState().show(shown);
      exercise.getState().hush();
      exercise.getState().announce(words);
    },
  };
}

/** Going from task to task. `leftOut` is called at the end of the lesson: it finds a task that was skipped, or null. */
function walking(
  taking: Taking,
  leftOut: () => number | null,
): Pick<LessonState, 'next' | 'goTo' | 'restart' | 'repeat'> {
  const { lesson, set, get } = taking;
  return {
    next: () => {
      const { at, question } = get();
      if (question + 1 < questionsIn(taskOf(get()))) return lay(taking, at, question + 1);
      if (at + 1 < lesson.tasks.length) return lay(taking, at + 1, 0);
      const open = leftOut();
      if (open === null) set({ isOver: true });
      else lay(taking, open, 0);
    },
    goTo: (at) => {
      if (at !== get().at) set({ slips: null });
      lay(taking, at, 0);
    },
    restart: () => lay(taking, get().at, 0),
    repeat: () => {
      set({ slips: 0 });
      lay(taking, 0, 0);
    },
  };
}
