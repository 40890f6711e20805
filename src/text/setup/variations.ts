import { idParts, isAsPlayed } from '../../game/games/playedSets.ts';
import { firstWords } from '../en/first.ts';
import { text, type MessageKey } from '../messages.ts';

const hasKey = (key: string): key is MessageKey => Object.hasOwn(firstWords, key);

/** The name of a game: of its base, `Lamdu`, with what is agreed beside it. A base without a name has its id. */
export function variationTitle(id: string): string {
  const { base, rules, hasTerrain } = idParts(id);
  const key = `variation.${base}`;
  const named = hasKey(key) ? text(key) : base;
  const game = withRules(named, rules.length, isAsPlayed(id));
  return hasTerrain ? text('game.with-terrain', { game }) : game;
}

function withRules(game: string, rules: number, isUsual: boolean): string {
  if (isUsual) return text('game.as-played', { game });
  return rules === 0 ? game : text('game.with-rules', { game, rules });
}
