import { isKaida, legalMoves, opponent, outcome, type LegalMove, type Position } from '../../engine/index.ts';
import { playPly, type Ply } from '../../game/ply.ts';
import { spelledOf } from '../spelled.ts';
import { gainOf, judgeMove } from '../../practice/judging.ts';
import type { Aim } from '../../practice/puzzle.ts';
import { text } from './practice.ts';
import { sideText } from '../sides.ts';

/** Why a legal move is not the right one, and the enemy's answer that shows it. */
export interface Wrong {
  readonly words: string;
  readonly answer: LegalMove | null;
}

/** What to say about a legal move that does not do what is asked. */
export function wrongWords(aim: Aim, ply: Ply): Wrong {
  const ended = outcome(ply.after);
  if (aim.goal !== 'kaida' && ended.status === 'over')
    return { words: text('wrong.half', { ending: text(`call.${ended.ending}`) }), answer: null };
  switch (aim.goal) {
    case 'kaida':
      return { words: text('wrong.no-kaida'), answer: null };
    case 'hyrkaida':
      return noHyrkaida(aim, ply);
    case 'win':
      return answered(ply, judged(aim, ply) ?? punishing(ply), 'wrong.win', 'wrong.goes-on');
    case 'save':
      return unsaved(aim, ply);
    case 'gain':
      return gained(aim, ply);
  }
}

const judged = (aim: Aim, { before, move }: Ply): LegalMove | null => {
  const found = judgeMove(before, aim, move);
  return found.met ? null : found.reply;
};

/** The enemy's answer to a move that gives something away; null where it gives nothing. */
function punishing({ before, move }: Ply): LegalMove | null {
  const { points, reply } = gainOf(before, move);
  return points < 0 ? reply : null;
}

/** A move of the enemy in spelled form. */
function spelled(position: Position, reply: LegalMove): string {
  const played = playPly(position, reply);
  return played.ok ? spelledOf(played.value) : '';
}

const enemyOf = ({ before }: Ply): string => sideText(opponent(before.turn));

function answered(
  ply: Ply,
  answer: LegalMove | null,
  key: 'wrong.win' | 'wrong.hyrkaida' | 'wrong.kaida-answered',
  otherwise: 'wrong.goes-on' | 'wrong.no-kaida',
): Wrong {
  if (answer === null) return { words: text(otherwise), answer };
  return { words: text(key, { side: enemyOf(ply), move: spelled(ply.after, answer) }), answer };
}

function noHyrkaida(aim: Aim, ply: Ply): Wrong {
  if (aim.size > 1) return answered(ply, judged(aim, ply), 'wrong.hyrkaida', 'wrong.goes-on');
  const [answer = null] = isKaida(ply.after) ? legalMoves(ply.after) : [];
  return answered(ply, answer, 'wrong.kaida-answered', 'wrong.no-kaida');
}

function unsaved(aim: Aim, ply: Ply): Wrong {
  const answer = judged({ goal: 'save', size: 1 }, ply);
  const deeper = answer ?? judged(aim, ply);
  if (deeper === null) return { words: text('wrong.goes-on'), answer: null };
  const turns = answer === null ? 2 : 1;
  const move = spelled(ply.after, deeper);
  return { words: text('wrong.save', { side: enemyOf(ply), move, turns }), answer: deeper };
}

function gained(aim: Aim, ply: Ply): Wrong {
  const { points, reply } = gainOf(ply.before, ply.move);
  if (reply === null) return { words: text('wrong.goes-on'), answer: null };
  const values = { side: enemyOf(ply), move: spelled(ply.after, reply), points: Math.abs(points) };
  const key = points < 0 ? 'wrong.gain.loses' : points === 0 ? 'wrong.gain.nothing' : 'wrong.gain.less';
  return { words: text(key, values), answer: points < aim.size ? reply : null };
}
