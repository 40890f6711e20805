/** A legal move, and the steps by which it is chosen: names of places, or of options that are no places. */
export interface Choice<Move> {
  readonly move: Move;
  readonly steps: readonly string[];
}

/** A choice that grows step by step into a move. */
export interface Hand<Move> {
  readonly chosen: readonly string[];
  /** What can come next. */
  readonly next: ReadonlySet<string>;
  /** The move as it stands: null as long as something is missing. It may still go on where `next` is not empty. */
  readonly move: Move | null;
}

const begins = (steps: readonly string[], chosen: readonly string[]): boolean =>
  chosen.every((step, index) => steps[index] === step);

/** What is chosen so far, as a hand over all that can be chosen. */
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
 * The hand after one more step: further on, or anew from a step with which a move begins; empty where the step that was
 * chosen first is chosen again; null where the step leads nowhere.
 */
export function grown<Move>(
  choices: readonly Choice<Move>[],
  hand: Hand<Move>,
  step: string,
): Hand<Move> | null {
  if (hand.next.has(step)) return handOf(choices, [...hand.chosen, step]);
  if (hand.chosen.length === 1 && hand.chosen[0] === step) return handOf(choices, []);
  const anew = handOf(choices, []);
  return hand.chosen.length > 0 && anew.next.has(step) ? handOf(choices, [step]) : null;
}
