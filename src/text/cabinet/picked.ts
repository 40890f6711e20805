import type { Hand } from '../../cabinet/seam/hand.ts';
import { optionText, placeText, type Say, text, type Told } from './table.ts';

/** The code of the advice that says no more than what has been said: there are places that can come next. */
const PLAIN_ADVICE = 'go';

/** What is read aloud when a step has been chosen: the step, and what can come next on the board and by buttons. */
export const pickedText = (
  say: Say,
  { game, rules }: Pick<Told, 'game' | 'rules'>,
  position: unknown,
  { chosen, next, move }: Hand<unknown>,
): string => {
  const last = chosen.at(-1);
  if (last === undefined) return '';
  const placeOf = (step: string) => game.surface.places.find(({ name }) => name === step);
  const options = [...next].filter((step) => placeOf(step) === undefined);
  const count = next.size - options.length;
  const told = text('cabinet.chosen', {
    place: say(`picked.${last}`) || placeText(say, placeOf(last) ?? { name: last }),
    count,
  });
  const advice = game.advice(position, chosen);
  const words = move !== null ? 'cabinet.may-end' : advice === PLAIN_ADVICE ? '' : `advice.${advice}`;
  return [
    told.trim(),
    say(words, game.facts?.(position)),
    count > 0 && options.length > 0
      ? text('cabinet.chosen.or', {
          options: options.map((step) => optionText(say, rules, position, step)).join(', '),
        })
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
};
