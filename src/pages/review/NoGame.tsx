import { ArrowLeft, Library } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { text } from '../../text/review/review.ts';
import { useNavigation } from '../navigation.ts';
import './noGame.css';

/** Replaces a game that the library cannot give, and says why. */
export function NoGame({ words, onClose }: { words: string; onClose: () => void }) {
  const { open } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main className="no-game">
      <Library aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {text('review.entry.closed')}
      </h1>
      <p role="alert">{words}</p>
      <div className="no-game-ways">
        <button type="button" className="button" onClick={() => open('/library')}>
          {text('review.entry.to-library')}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
          {text('page.back')}
        </button>
      </div>
    </main>
  );
}
