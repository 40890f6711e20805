/**
 * Plays the levels of the computer in the cabinet: the lowest against a beginner, each against moves drawn by lot, and
 * each against the level below it, from all seats in turn.
 * `npx tsx scripts/cabinetLevels.ts [GAMES] [GAME or VARIANT or all] [PLAYER/OTHER …]`; GAMES is a number, or the first
 * and the last as `20-39`, counted from 0.
 */
import { MINDS } from '../src/cabinet/games/minds.ts';
import { shelved } from '../src/cabinet/games/shelf.ts';
import { match, PLAYERS, type Player } from './cabinetPlayers.ts';

const ALL = ['1/beginner', '1/lot', '2/lot', '3/lot', '4/lot', '2/1', '3/2', '4/3'];

const [count = '20', only = '', ...asked] = process.argv.slice(2);
const [, first = '0', last] = /^(\d+)-(\d+)$/u.exec(count) ?? [undefined, '0', String(Number(count) - 1)];
const from = Number(first);
const games = Number(last) - from + 1;
if (!Number.isInteger(games) || games < 1) throw new Error(`“${count}” is no number of games`);

/** The two players of a match as it is written. */
function pairOf(written: string): readonly [Player, Player] {
  const [player, other] = written.split('/').map((name) => PLAYERS.find((one) => String(one) === name));
  if (player === undefined || other === undefined)
    throw new Error(`“${written}” is no match: ${ALL.join(', ')}`);
  return [player, other];
}
const pairs = (asked.length > 0 ? asked : ALL).map((written) => ({ written, pair: pairOf(written) }));

let played = 0;
for (const [id, load] of Object.entries(MINDS)) {
  const [mind, game] = await Promise.all([load(), shelved(id)?.load()]);
  if (game === undefined) throw new Error(`${id} is not on the shelf`);
  for (const rules of mind.variants) {
    if (only !== '' && only !== 'all' && only !== id && only !== rules.id) continue;
    played++;
    for (const { written, pair } of pairs)
      console.log(`${rules.id}\t${written}\t${match({ rules, game, mind }, pair, games, from)} of ${games}`);
  }
}
if (played === 0) throw new Error(`“${only}” is no game of the shelf`);
