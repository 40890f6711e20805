import { loadCabinet } from '../../src/cli/cabinetGames.ts';
import { drawnBy } from '../../src/cabinet/mind/levels.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';

const CABINET = await loadCabinet();

/** The rules with this id. */
export function rulesOf(id: string): AnyRules {
  const rules = CABINET.find((other) => other.id === id);
  if (rules === undefined) throw new Error(`no game ${id}`);
  return rules;
}

/** So many moves drawn by lot from the start, as far as the game goes, each with the positions around it. */
export function walked(
  rules: AnyRules,
  seed: number,
  plies: number,
): readonly { readonly before: unknown; readonly move: unknown; readonly after: unknown }[] {
  const draw = drawnBy(seed);
  const line: { before: unknown; move: unknown; after: unknown }[] = [];
  let position: unknown = rules.start();
  while (line.length < plies) {
    const moves = rules.moves(position);
    const move: unknown = moves[Math.floor(draw() * moves.length)];
    if (move === undefined) break;
    const after: unknown = rules.play(position, move);
    line.push({ before: position, move, after });
    position = after;
  }
  return line;
}
