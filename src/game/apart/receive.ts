import type { Move } from '../../engine/index.ts';
import { isSameAgreement } from './agreement.ts';
import type { Role } from './names.ts';
import { isOver, NOTHING_YET, type Apart } from './apart.ts';
import { formatLetter } from './codec.ts';
import { authorOf, moverOf, sideOf, type Letter } from './letter.ts';
import { commonTurns, hasLine, movesOf, withLine, withVariation } from './line.ts';

/** What a letter brings, for the message about it. */
export type News = 'move' | 'begin' | 'asks' | 'taken-back' | 'ended';

/** Where two histories part: after how many turns, and with which moves; null where one of them has no more. */
export interface PartedAt {
  readonly turns: number;
  readonly ours: Move | null;
  readonly theirs: Move | null;
}

/** What becomes of a letter that was opened. Only outcomes with an `apart` change anything. */
export type Outcome =
  /** An invitation that asks for an answer. */
  | { readonly is: 'invitation' }
  /** A game that this browser does not know; it can be taken up once the player has said which side is theirs. */
  | { readonly is: 'unknown' }
  /** Somebody accepts: the host has to begin the game, and is reminded until then. */
  | { readonly is: 'acceptance'; readonly apart: Apart }
  /** Somebody accepts after the host has begun with somebody else. */
  | { readonly is: 'taken' }
  /** The host has begun with somebody else. */
  | { readonly is: 'too-late'; readonly apart: Apart }
  /** The game goes on. */
  | { readonly is: 'next'; readonly apart: Apart; readonly news: News }
  /** The letter says what is known here already, and waits for the player. */
  | { readonly is: 'again' }
  /** It was answered long ago. */
  | { readonly is: 'old' }
  /** The player's own letter; it is for the other one. */
  | { readonly is: 'own' }
  /** The game has already ended here. */
  | { readonly is: 'over' }
  /** The letter goes on from here with moves that this browser does not know, some of them the player's own. */
  | { readonly is: 'ahead' }
  /** The letter's history differs from the one kept here. */
  | { readonly is: 'parted'; readonly at: PartedAt }
  /** The letter agrees to something that nobody has asked, or says nothing new. */
  | { readonly is: 'unasked' }
  /** The letter belongs to this game by its id, but has other rules or terms. */
  | { readonly is: 'other-rules' };

/** What a letter means to a player who has the game as `kept`, or does not know it (null). */
export function receive(kept: Apart | null, letter: Letter, now: number): Outcome {
  if (kept === null) return { is: letter.step === 0 ? 'invitation' : 'unknown' };
  if (!isSameAgreement(kept.agreement, letter.agreement)) return { is: 'other-rules' };
  if (letter.step === 0) return { is: kept.role === 'host' ? 'own' : 'old' };
  if (kept.guest === null) return letter.step === 1 ? acceptance(kept, letter) : { is: 'ahead' };
  if (kept.guest.key !== letter.guest?.key)
    return kept.role === 'host' ? { is: 'taken' } : late(kept, letter, now);
  return authorOf(letter.step) === kept.role ? ownLetter(kept, letter) : othersLetter(kept, letter, now);
}

/**
 * The host has begun with somebody else: the game ends for this guest, unless the host has begun with this guest too.
 */
function late(kept: Apart, letter: Letter, now: number): Outcome {
  const hasBegun = kept.step > 1 || authorOf(letter.step) !== 'host';
  return { is: 'too-late', apart: hasBegun || kept.isLate ? kept : { ...kept, isLate: true, since: now } };
}

/** A player who accepts may have made the first move, but none of the host's. */
function acceptance(kept: Apart, letter: Letter): Outcome {
  const turns = movesOf(letter.game).length;
  const isGuestsMove = turns === 1 && moverOf(letter) === 'host';
  if ((turns > 0 && !isGuestsMove) || letter.end?.way === 'agreement') return { is: 'unasked' };
  const code = formatLetter(letter);
  const isNew = code.ok && code.value !== kept.answer;
  return { is: 'acceptance', apart: isNew ? { ...kept, answer: code.value } : kept };
}

function ownLetter(kept: Apart, letter: Letter): Outcome {
  if (letter.step > kept.step) return furtherOn(kept, letter);
  return isKnown(kept, letter) ? { is: 'own' } : parted(kept, letter);
}

function othersLetter(kept: Apart, letter: Letter, now: number): Outcome {
  if (concedesNow(kept, letter)) return next(kept, letter, now, 'ended');
  if (!isKnown(kept, letter) && letter.step <= kept.step) return parted(kept, letter);
  if (letter.step < kept.step) return { is: 'old' };
  if (letter.step === kept.step) return sameLetter(kept, letter, now);
  if (isOver(kept)) return { is: 'over' };
  return letter.step === kept.step + 1 ? nextLetter(kept, letter, now) : furtherOn(kept, letter);
}

/** The same number again: with a question added, or unchanged. */
function sameLetter(kept: Apart, letter: Letter, now: number): Outcome {
  const isNew = letter.asks !== null && kept.asks === null && kept.refused === null && !isOver(kept);
  if (!isNew || !isSameLine(kept, letter)) return { is: 'again' };
  return next(kept, letter, now, 'asks');
}

/** The answer to the player's own letter. */
function nextLetter(kept: Apart, letter: Letter, now: number): Outcome {
  const [ours, theirs] = [movesOf(kept.game), movesOf(letter.game)];
  const common = commonTurns(ours, theirs);
  // a player who agrees to a draw makes no move with it
  const isAgreed = letter.end?.way !== 'agreement' || (kept.asks === 'draw' && isSameLine(kept, letter));
  if (!isAgreed) return common < ours.length ? parted(kept, letter) : { is: 'unasked' };
  const isShorter = common === theirs.length && ours.length === theirs.length + 1;
  if (isShorter && kept.asks === 'take-back') return next(kept, letter, now, 'taken-back');
  if (common < ours.length) return parted(kept, letter);
  if (theirs.length > ours.length + 1) return { is: 'ahead' };
  if (theirs.length === ours.length + 1) return next(kept, letter, now, isOver(letter) ? 'ended' : 'move');
  if (letter.end !== null) return next(kept, letter, now, 'ended');
  const isBeginning = letter.step === 2 && ours.length === 0 && moverOf(letter) === kept.role;
  return isBeginning ? next(kept, letter, now, 'begin') : { is: 'unasked' };
}

/** A letter later than the next one, or the player's own from another browser. */
function furtherOn(kept: Apart, letter: Letter): Outcome {
  const [ours, theirs] = [movesOf(kept.game), movesOf(letter.game)];
  return commonTurns(ours, theirs) === ours.length || isKnown(kept, letter)
    ? { is: 'ahead' }
    : parted(kept, letter);
}

/**
 * Whether the other player concedes in the last letter but one, or in an earlier version of this one. A player who
 * writes that has not seen what came after it, so it counts before anything that ended the game later.
 */
function concedesNow(kept: Apart, letter: Letter): boolean {
  const { end, step, game } = letter;
  if (end?.way !== 'concession' || step > kept.step || step < kept.step - 1 || game === null) return false;
  const [ours, theirs] = [movesOf(kept.game), movesOf(game)];
  const common = commonTurns(ours, theirs);
  // a turn that has since been taken back here still stands in that letter
  const isGivenBack = step < kept.step && common === ours.length && isKnown(kept, letter);
  if (common < theirs.length && !isGivenBack) return false;
  const isTold = kept.end?.way === 'concession' && kept.end.loser === end.loser;
  const isFirst = kept.end === null || (step < kept.step && !isTold);
  return isFirst && !(kept.end === null && step === kept.step && isOver(kept));
}

const isSameLine = (kept: Apart, letter: Letter): boolean => {
  const [ours, theirs] = [movesOf(kept.game), movesOf(letter.game)];
  return ours.length === theirs.length && commonTurns(ours, theirs) === ours.length;
};

/** Whether the moves of a letter are known here, even if only in a line that was taken back. */
const isKnown = ({ game }: Apart, letter: Letter): boolean =>
  game === null ? letter.game === null : hasLine(game, movesOf(letter.game));

function parted(kept: Apart, letter: Letter): Outcome {
  const [ours, theirs] = [movesOf(kept.game), movesOf(letter.game)];
  const turns = commonTurns(ours, theirs);
  return { is: 'parted', at: { turns, ours: ours[turns] ?? null, theirs: theirs[turns] ?? null } };
}

const next = (kept: Apart, letter: Letter, now: number, news: News): Outcome => ({
  is: 'next',
  apart: takingOver(kept, letter, now),
  news,
});

/** The game as a letter has it, which replaces the stored game; that one stays as a variation where it differs. */
export function takingOver(kept: Apart, letter: Letter, now: number): Apart {
  const { step, guest, reveal, game, asks, declined, end } = letter;
  const merged = kept.game === null || game === null ? game : withLine(kept.game, movesOf(game));
  return {
    ...kept,
    step,
    guest,
    reveal,
    asks,
    declined,
    end,
    game: merged,
    refused: null,
    since: now,
    sentAt: authorOf(step) === kept.role ? now : null,
    before: null,
    answer: undefined,
    isLate: undefined,
  };
}

/** The game as it is stored, with the letter's moves as a variation where they differ. */
export const keepingOurs = (kept: Apart, letter: Letter): Apart =>
  kept.game === null ? kept : { ...kept, game: withVariation(kept.game, movesOf(letter.game)) };

/**
 * A game that this browser did not know, for the player of one side. Null for the host of a game whose lot still needs
 * the host's number, which only the browser that sent the invitation has.
 */
export function takingUp(letter: Letter, role: Role, now: number): Apart | null {
  if (role === 'host' && letter.reveal === null && letter.agreement.commitment !== null) return null;
  const { sent: _, ...said } = letter;
  const isOwn = authorOf(letter.step) === role;
  return { ...NOTHING_YET, ...said, role, since: now, sentAt: isOwn ? now : null };
}

/**
 * Tells somebody who has accepted too late that the game has begun with another player, and nothing else about that
 * game.
 */
export const refusing = (host: Apart, now: number): Letter => ({
  id: host.id,
  step: 2,
  sent: Math.floor(now / 1000),
  agreement: host.agreement,
  guest: host.guest === null ? null : { key: host.guest.key, name: '' },
  reveal: host.reveal,
  game: null,
  asks: null,
  declined: null,
  end: null,
});

/** Whose name belongs to a role. */
export const nameOf = ({ agreement, guest }: Pick<Letter, 'agreement' | 'guest'>, role: Role): string =>
  role === 'host' ? agreement.hostName : (guest?.name ?? '');

/** The names of both sides; empty where nobody has given one, or the sides are not settled. */
export function namesOf(letter: Pick<Letter, 'agreement' | 'guest' | 'reveal'>) {
  const host = sideOf(letter, 'host');
  if (host === null) return { yellow: '', blue: '' };
  const name = { host: nameOf(letter, 'host'), guest: nameOf(letter, 'guest') };
  return host === 'blue' ? { yellow: name.guest, blue: name.host } : { yellow: name.host, blue: name.guest };
}
