import { MINDS } from '../../../cabinet/games/minds.ts';
import { moveOf } from '../../../cabinet/mind/levels.ts';
import { findMove } from '../../../cabinet/seam/walk.ts';
import { failAloud } from '../../failAloud.ts';
import type { Asked, Answered } from './mindProtocol.ts';

/** The move in answer to a question; null if there is none, or the game is not known. */
async function answer({ game, variant, start, moves, level, seed }: Asked): Promise<string | null> {
  const mind = await MINDS[game]?.();
  const rules = mind?.variants.find(({ id }) => id === variant);
  if (mind === undefined || rules === undefined) return null;
  const read = start === null ? null : rules.read(start);
  if (read?.ok === false) return null;
  const past: unknown[] = [];
  let position: unknown = read === null ? rules.start() : read.value;
  for (const text of moves) {
    const move: unknown = findMove(rules, position, text, past);
    if (move === undefined) return null;
    past.push(position);
    position = rules.play(position, move);
  }
  const move: unknown = moveOf(rules, mind, past, position, level, seed);
  return move === null ? null : rules.writeMove(move);
}

/** The worker that plays the games of the cabinet. If it fails, the page puts another in its place for the next question. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  (async () => {
    const said: Answered = { number: data.number, move: await answer(data) };
    postMessage(said);
  })().catch(failAloud);
});
