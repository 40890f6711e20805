import { useId, type ReactNode } from 'react';
import type { Move } from '../../engine/index.ts';
import {
  asksUnsent,
  beginning,
  canUnsend,
  formatLetter,
  keepingOurs,
  movesOf,
  refusing,
  takingOver,
  type Apart,
  type Letter,
  type Outcome,
  type PartedAt,
} from '../../game/apart/index.ts';
import { currentPosition, goTo } from '../../game/game.ts';
import { playPly, recordOf } from '../../game/ply.ts';
import type { OpenedLetter } from '../../store/apart/letters.ts';
import type { ApartSeat } from '../../store/apart/seat.ts';
import { text } from '../../text/apart.ts';
import '../table/panel.css';
import { thenBoard } from '../table/thenBoard.ts';
import './apart.css';
import { LetterWays } from './LetterWays.tsx';
import { linkTo } from './link.ts';
import { otherText, roleText } from './words.ts';

type Asking = Extract<Outcome, { is: 'acceptance' | 'taken' | 'ahead' | 'parted' }>;

/** Whether the player has to decide something before the game goes on. */
export const isAsking = (outcome: Outcome): outcome is Asking =>
  outcome.is === 'acceptance' || outcome.is === 'taken' || outcome.is === 'ahead' || outcome.is === 'parted';

/** The outcome of a link, as a sentence; null if there is nothing to say, or the player is asked instead. */
export function arrivalText({ outcome, kept, letter }: OpenedLetter): string | null {
  if (kept === null || isAsking(outcome)) return null;
  const other = otherText({ ...kept, guest: kept.guest ?? letter.guest });
  switch (outcome.is) {
    case 'next':
      return newsText(outcome, kept, other);
    case 'own':
      return kept.guest === null ? text('apart.told.own-open') : text('apart.told.own', { other });
    case 'over':
      return text(canUnsend(kept) ? 'apart.told.over-unsent' : 'apart.told.over');
    case 'again':
    case 'old':
    case 'unasked':
    case 'other-rules':
    case 'too-late':
      return text(`apart.told.${outcome.is}`, { other });
    case 'invitation':
    case 'unknown':
      return null;
  }
}

function newsText({ news }: Extract<Outcome, { is: 'next' }>, kept: Apart, other: string): string {
  switch (news) {
    case 'begin':
      return text('apart.told.begun', { other });
    case 'move':
      if (asksUnsent(kept)) return text('apart.told.moved-unasked', { other });
      return text(
        movesOf(kept.game).length === 0 && kept.step < 2 ? 'apart.told.begun' : 'apart.told.moved',
        {
          other,
        },
      );
    case 'asks':
    case 'taken-back':
    case 'ended':
      return text(`apart.told.${news}`, { other });
  }
}

interface ArrivalProps {
  readonly seat: ApartSeat;
  readonly arrived: OpenedLetter;
  /** It has been decided. */
  readonly onDone: () => void;
}

/** What a link asks of the player who has opened it. */
export function Arrival({ seat, arrived: { outcome, letter }, onDone }: ArrivalProps) {
  const { apart } = seat.state.getState();
  const decide = (deed: (apart: Apart, now: number) => Apart) => (): void => {
    seat.change(deed);
    onDone();
  };
  if (!isAsking(outcome)) return null;
  switch (outcome.is) {
    case 'acceptance': {
      const other = roleText(letter, 'guest');
      return (
        <Card
          title={text('apart.acceptance.title', { other })}
          words={text('apart.acceptance.words', { other })}
          yes={text('apart.acceptance.yes')}
          onYes={decide((host, now) => beginning(host, letter, now))}
          no={text('apart.acceptance.no')}
          onNo={onDone}
        />
      );
    }
    case 'taken': {
      const late = roleText(letter, 'guest');
      const code = formatLetter(refusing(apart, apart.since));
      return (
        <Card
          title={text('apart.taken.title')}
          words={text('apart.taken.words', { other: otherText(apart), late })}
          no={text('action.close')}
          onNo={onDone}
        >
          {code.ok && (
            <LetterWays
              link={linkTo(code.value)}
              label={text('apart.taken.link', { late })}
              subject={text('apart.taken.title')}
            />
          )}
        </Card>
      );
    }
    case 'ahead':
      return (
        <Card
          title={text('apart.ahead.title')}
          words={text('apart.ahead.words', {
            turns: Math.max(0, movesOf(letter.game).length - movesOf(apart.game).length),
          })}
          yes={text('apart.ahead.yes')}
          onYes={decide((kept, now) => takingOver(kept, letter, now))}
          no={text('apart.ahead.no')}
          onNo={onDone}
        />
      );
    case 'parted':
      return (
        <Card
          title={text('apart.parted.title')}
          words={text('apart.parted.words', { turns: outcome.at.turns })}
          yes={text('apart.parted.take')}
          onYes={decide((kept, now) => takingOver(kept, letter, now))}
          no={text('apart.parted.keep')}
          onNo={decide((kept) => keepingOurs(kept, letter))}
        >
          <Parting letter={letter} at={outcome.at} />
        </Card>
      );
  }
}

/** Both moves at which two histories part. */
function Parting({ letter: { game }, at: { turns, ours, theirs } }: { letter: Letter; at: PartedAt }) {
  if (game === null) return null;
  const before = currentPosition(goTo(game, turns));
  const moveText = (move: Move | null): string => {
    const played = move === null ? null : playPly(before, move);
    return played?.ok === true ? recordOf(played.value) : text('apart.parted.none');
  };
  return (
    <ul className="apart-parting">
      <li>{text('apart.parted.ours', { move: moveText(ours) })}</li>
      <li>{text('apart.parted.theirs', { move: moveText(theirs) })}</li>
    </ul>
  );
}

interface CardProps {
  readonly title: string;
  readonly words: string;
  readonly yes?: string;
  readonly onYes?: () => void;
  readonly no: string;
  readonly onNo: () => void;
  readonly children?: ReactNode;
}

function Card({ title, words, yes, onYes, no, onNo, children }: CardProps) {
  const id = useId();
  return (
    <section className="panel apart-between" data-in-sight="" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p role="alert">{words}</p>
      {children}
      <div className="apart-ways">
        {yes !== undefined && (
          <button type="button" className="button small go" onClick={onYes && thenBoard(onYes)}>
            {yes}
          </button>
        )}
        <button type="button" className="button small quiet" onClick={thenBoard(onNo)}>
          {no}
        </button>
      </div>
    </section>
  );
}
