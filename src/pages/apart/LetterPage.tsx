import { useEffect, useRef, useState } from 'react';
import type { LetterError } from '../../game/apart/index.ts';
import type { ApartFailure } from '../../store/apart/games.ts';
import { openLetter, type OpenedLetter } from '../../store/apart/letters.ts';
import { text } from '../../text/apart.ts';
import { ApartFrame } from './ApartFrame.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { thisBrowser } from './place.ts';
import { UnknownCard } from './UnknownCard.tsx';
import { failureWords } from './words.ts';

const PACE = {
  now: () => performance.now(),
  pause: async (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve);
    }),
};

type Read =
  | { readonly is: 'reading' }
  | { readonly is: 'unreadable'; readonly error: LetterError }
  | { readonly is: 'out-of-reach'; readonly failure: ApartFailure }
  | { readonly is: 'stranger'; readonly opened: OpenedLetter };

interface LetterPageProps {
  /** The code of a link. */
  readonly code: string;
  /** Goes to a game of this browser, with the outcome of the link; null if the game was begun here. */
  readonly onGame: (id: string, opened: OpenedLetter | null) => void;
}

/** Opens a link: goes to the game to which it belongs, asks about one that is not known here, or says what is wrong. */
export function LetterPage({ code, onGame }: LetterPageProps) {
  const [read, setRead] = useState<Read>({ is: 'reading' });
  const hasBegun = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    // opening a link may change what is kept, so each is opened only once
    if (hasBegun.current) return;
    hasBegun.current = true;
    const open = async (): Promise<void> => {
      const opened = await openLetter(thisBrowser(), code, PACE);
      // what the link brings has been kept; a player who has gone on to another page is not brought back
      if (!isHere.current) return;
      if (!opened.ok) setRead(opened.error);
      else if (opened.value.kept === null) setRead({ is: 'stranger', opened: opened.value });
      else onGame(opened.value.letter.id, opened.value);
    };
    void open();
  }, [code, onGame]);
  switch (read.is) {
    case 'reading':
      return <output className="loading">{text('page.loading')}</output>;
    case 'stranger': {
      const { letter, outcome } = read.opened;
      const onDone = (): void => onGame(letter.id, null);
      return outcome.is === 'invitation' ? (
        <InvitationCard letter={letter} onDone={onDone} />
      ) : (
        <UnknownCard letter={letter} onDone={onDone} />
      );
    }
    case 'unreadable':
      return (
        <ApartFrame title={text('apart.unreadable.title')}>
          <p role="alert">{text(`apart.unreadable.${read.error.code}`, { what: read.error.what })}</p>
          <p className="help">{text('apart.unreadable.help', { code: read.error.code })}</p>
        </ApartFrame>
      );
    case 'out-of-reach':
      return (
        <ApartFrame title={text('apart.unreadable.title')}>
          <p role="alert">{failureWords(read.failure)}</p>
        </ApartFrame>
      );
  }
}
