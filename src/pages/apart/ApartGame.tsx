import { useEffect, useState } from 'react';
import { soon } from '../../board/soon.ts';
import type { Apart } from '../../game/apart/index.ts';
import type { ApartFailure } from '../../store/apart/games.ts';
import { readApart } from '../../store/apart/games.ts';
import type { OpenedLetter } from '../../store/apart/letters.ts';
import { takeSeat, type ApartSeat } from '../../store/apart/seat.ts';
import { text } from '../../text/apart.ts';
import { useStores, type Stores } from '../stores.tsx';
import { ApartFrame } from './ApartFrame.tsx';
import { ApartTable } from './ApartTable.tsx';
import { thisBrowser } from './place.ts';
import { failureWords } from './words.ts';

/** Milliseconds for which the game is shown as it was before the move in a link is made. */
const BEFORE_MOVE = 350;

/** Lets the player hear what happens at a table. The returned function ends it. */
export type Hear = (stores: Pick<Stores, 'table' | 'settings'>) => () => void;

interface ApartGameProps {
  readonly hear: Hear;
  readonly id: string;
  /** The outcome of the link by which the game was opened; null if it was opened by itself. */
  readonly arrived: OpenedLetter | null;
  /** The link need not be shown again. */
  readonly onSeen: () => void;
  /** The last link has to be sent once more. */
  readonly sendsAgain: boolean;
}

/** What is shown first: a move in the link has still to be made, while an acceptance changes nothing on the board. */
const standingAt = ({ outcome }: OpenedLetter, kept: Apart): Apart =>
  outcome.is === 'acceptance' ? outcome.apart : kept;

/** A game by message of this browser: what a link brings is made before the player’s eyes. */
export function ApartGame({ hear, id, arrived, onSeen, sendsAgain }: ApartGameProps) {
  const { settings } = useStores();
  const [letter] = useState(arrived);
  const [seat, setSeat] = useState<ApartSeat | null>(() =>
    letter === null || letter.kept === null
      ? null
      : takeSeat(thisBrowser(), standingAt(letter, letter.kept), soon),
  );
  const [failure, setFailure] = useState<ApartFailure | 'missing' | null>(null);

  useEffect(() => {
    if (seat !== null) return;
    let isHere = true;
    const read = async (): Promise<void> => {
      const found = await readApart(thisBrowser(), id);
      if (!isHere) return;
      if (!found.ok) setFailure(found.error);
      else if (found.value === null) setFailure('missing');
      else setSeat(takeSeat(thisBrowser(), found.value, soon));
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [id, seat]);

  useEffect(
    () => (seat === null ? undefined : hear({ table: seat.table, settings })),
    [seat, settings, hear],
  );

  useEffect(() => {
    if (seat === null) return;
    // what the link has brought is in the library already: it is found there, and made before the player’s eyes
    let end: (() => void) | null = null;
    const timer = setTimeout(
      () => {
        end = seat.follow();
      },
      letter?.outcome.is === 'next' ? BEFORE_MOVE : 0,
    );
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [seat, letter]);

  useEffect(() => {
    onSeen();
    // oxlint-disable-next-line react/exhaustive-deps -- a link is told once
  }, []);

  if (failure !== null)
    return (
      <ApartFrame title={text('apart.missing.title')}>
        <p role="alert">{failure === 'missing' ? text('apart.missing.words') : failureWords(failure)}</p>
      </ApartFrame>
    );
  if (seat === null) return <output className="loading">{text('page.loading')}</output>;
  return <ApartTable seat={seat} arrived={letter} sendsAgain={sendsAgain} />;
}
