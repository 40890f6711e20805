import { SIDES, type Position, type Result, type Side } from '../../engine/index.ts';
import {
  hasDifferentTimes,
  needsLot,
  readClock,
  readDraft,
  readMatch,
  readStart,
  type DraftProblem,
} from '../../game/sitting/setup.ts';
import { cleanName } from '../../game/cleanWords.ts';
import type { Draft } from '../../game/sitting/draft.ts';
import { rulingsFor, type AnyRuling } from '../../game/games/rulings.ts';
import type { ClockTerms, MatchTerms, Setup, TakeBack } from '../../game/sitting/terms.ts';
import { text } from './setup.ts';
import { computerName } from '../computer.ts';
import { notationText } from '../faults/refusals.ts';
import { variationTitle } from './variations.ts';
import { sideText } from '../sides.ts';

/** The clock that is agreed, in short, `60 min + 30 s`; both sides' times where they differ. */
export function clockTermsText(clock: ClockTerms | null): string {
  if (clock === null) return text('clock.none');
  if (!hasDifferentTimes(clock)) return sideClockText(clock, 'yellow');
  return SIDES.map((side) =>
    text('clock.of-side', { side: sideText(side), time: sideClockText(clock, side) }),
  ).join(', ');
}

function sideClockText({ time, increment }: ClockTerms, side: Side): string {
  const start = durationText(time[side]);
  return increment[side] === 0
    ? start
    : text('clock.with-gain', { time: start, gain: durationText(increment[side]) });
}

/** A time in milliseconds as minutes and seconds, without the part that is zero; increments stay in seconds. */
function durationText(time: number): string {
  const seconds = Math.round(time / 1000);
  if (seconds < 60) return text('clock.seconds.short', { seconds });
  const minutes = text('clock.minutes.short', { minutes: Math.floor(seconds / 60) });
  return seconds % 60 === 0
    ? minutes
    : `${minutes} ${text('clock.seconds.short', { seconds: seconds % 60 })}`;
}

/** A match in short, `match of 4`. */
export function matchText(match: MatchTerms | null): string {
  if (match === null) return text('match.1');
  return match.games === null ? text('match.open.summary') : text('match.summary', { games: match.games });
}

/** What the players agree on by starting, in one line. */
export const agreementText = (from: Position, takeBack: TakeBack): string =>
  text('agreement.summary', {
    rulings: rulingsFor(from).mattering.length,
    takeBack: text(`take-back.${takeBack}.summary`),
  });

/** A ruling as the players agree on it; if a house rule limits it, in the words without the Pallan. */
export function rulingWords(
  ruling: AnyRuling,
  isLimited: boolean,
): { readonly question: string; readonly answer: string } {
  const of =
    isLimited && (ruling === 'R3' || ruling === 'R4')
      ? (`agreement.limited.${ruling}` as const)
      : (`ruling.${ruling}` as const);
  return { question: text(`${of}.question`), answer: text(`${of}.answer`) };
}

/** The names of a draft's players: where the computer plays, its level is its name, in records too. */
function namesOf({ names, players, levels }: Draft): Draft['names'] {
  const nameOf = (side: Side): string =>
    players[side] === 'computer' ? computerName(levels[side]) : names[side];
  return { yellow: nameOf('yellow'), blue: nameOf('blue') };
}

/** A draft as a set-up with all names, or everything that is wrong with it. */
export const setupOf = (draft: Draft, lot: Side): Result<Setup, readonly DraftProblem[]> =>
  readDraft({ ...draft, names: namesOf(draft) }, lot);

/** Which sides the computer plays, `Blue: Computer, level 3`; nothing where only people play. */
function computersText(draft: Draft): readonly string[] {
  const names = namesOf(draft);
  return SIDES.filter((side) => draft.players[side] === 'computer').map((side) =>
    text('players.side', { side: sideText(side), name: names[side] }),
  );
}

/** A whole draft in one line, without the parts that are wrong. */
export function draftText(draft: Draft): string {
  const [clock, match, from] = [readClock(draft), readMatch(draft), readStart(draft, 'yellow')];
  return [
    variationTitle(draft.variation),
    ...computersText(draft),
    ...(clock.ok ? [clockTermsText(clock.value)] : []),
    ...(match.ok ? [matchText(match.value)] : []),
    ...(from.ok ? [beginsText(draft, from.value.turn)] : []),
  ].join(' · ');
}

const beginsText = (draft: Draft, side: Side): string =>
  needsLot(draft) ? text('begins.lot.summary') : text('begins.summary', { side: sideText(side) });

/** Whom the lot has chosen. */
export function lotText(draft: Draft, side: Side): string {
  const name = cleanName(namesOf(draft)[side]);
  const sideName = sideText(side);
  return text('lot.falls', {
    player: name === '' ? sideName : text('player.named', { name, side: sideName }),
  });
}

/** What is wrong with a field of a draft, in words. */
export function draftProblemText(problem: DraftProblem): string {
  switch (problem.code) {
    case 'range':
      return text('problem.range', { least: problem.least, most: problem.most });
    case 'no-time':
    case 'too-much-time':
      return text(`problem.${problem.code}`);
    case 'position':
      return notationText(problem.error);
    case 'array-in-kaida':
      return problem.side === null
        ? text('problem.array-never')
        : text('problem.array-in-kaida', { side: sideText(problem.side) });
  }
}
