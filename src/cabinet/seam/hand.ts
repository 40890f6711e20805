/** A legal move, and the steps by which it is chosen: names of places, or of options that are not places. */
export interface Choice<Move> {
  readonly move: Move;
  readonly steps: readonly string[];
}

/** A choice that grows step by step into a move. */
export interface Hand<Move> {
  readonly chosen: readonly string[];
  /** What can come next. */
  readonly next: ReadonlySet<string>;
  /** The move so far: null as long as something is missing. It may still go on if `next` is not empty. */
  readonly move: Move | null;
}

const begins = (steps: readonly string[], chosen: readonly string[]): boolean =>
  chosen.every((step, index) => steps[index] === step);

/** The hand with these steps chosen, among all the choices. */
export function handOf<Move>(choices: readonly Choice<Move>[], chosen: readonly string[]): Hand<Move> {
  const next = new Set<string>();
  let move: Move | null = null;
  for (const choice of choices) {
    if (!begins(choice.steps, chosen)) continue;
    const step = choice.steps[chosen.length];
    if (step === undefined) ({ move } = choice);
    else next.add(step);
  }
  return { chosen, next, move };
}

/**
 * The hand after one more step. It goes on; or goes back by one if the last step is chosen again; or starts again if
 * only one step was chosen, and the new one begins a move that takes more steps: a slip must not play another move.
 * Null if the step leads nowhere.
 */
export function grown<Move>(
  choices: readonly Choice<Move>[],
  { chosen, next }: Hand<Move>,
  step: string,
): Hand<Move> | null {
  if (next.has(step)) return handOf(choices, [...chosen, step]);
  if (chosen.at(-1) === step) return handOf(choices, chosen.slice(0, -1));
  const again = chosen.length === 1 ? handOf(choices, [step]) : null;
  return again !== null && again.next.size > 0 ? again : null;
}
