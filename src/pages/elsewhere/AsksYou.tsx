import { useEffect, useId, useRef } from 'react';
import { keepInView } from '../controls/keepInView.ts';
import '../table/tableLayout.css';
import { thenBoard } from '../table/thenBoard.ts';
import './asksYou.css';

interface AsksYouProps {
  /** Who asks, and what. */
  readonly title: string;
  readonly help?: string;
  readonly agree: string;
  readonly onAgree: () => void;
  readonly decline: string;
  readonly onDecline: () => void;
}

/** What the other player asks, beside the board: it covers nothing, and the game can go on without an answer. */
export function AsksYou({ title, help, agree, onAgree, decline, onDecline }: AsksYouProps) {
  const id = useId();
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    // the column beside the board may have been scrolled away from where the question appears
    const column = question.current?.closest<HTMLElement>('.side');
    if (column) keepInView(column, 0, '.asks-you');
  }, []);
  return (
    <section ref={question} className="asks-you" aria-labelledby={id}>
      <p id={id} className="asks-you-title" role="alert">
        {title}
      </p>
      {help !== undefined && <p className="help">{help}</p>}
      <div className="asks-you-ways">
        <button type="button" className="button small" onClick={thenBoard(onAgree)}>
          {agree}
        </button>
        <button type="button" className="button small quiet" onClick={thenBoard(onDecline)}>
          {decline}
        </button>
      </div>
    </section>
  );
}
