import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { goOnByMessage, isOnward, onwardGame } from '../../store/live/onward.ts';
import { onwardId } from '../../game/live/index.ts';
import type { Opened } from '../../store/live/open.ts';
import { otherName } from '../../store/live/news.ts';
import { text } from '../../text/live.ts';
import '../apart/apart.css';
import { thisBrowser } from '../apart/place.ts';
import { failureWords } from '../apart/words.ts';
import { Question } from '../controls/Question.tsx';
import { useNavigation } from '../navigation.ts';
import { useTableStore } from '../stores.tsx';

/** While the other player is away: the way to go on by message, or to the game that does so already. */
export function Onward({ opened: { room, name } }: { readonly opened: Opened }) {
  const state = useStore(room.state);
  const table = useTableStore();
  const { openAt } = useNavigation();
  const [isAsked, setAsked] = useState(false);
  const [hasGone, setGone] = useState(false);
  const game = onwardGame(state);
  useEffect(() => {
    if (game === null) return;
    let isHere = true;
    void isOnward(thisBrowser(), name, game).then((found) => isHere && setGone(found));
    return () => {
      isHere = false;
    };
  }, [name, game]);
  if (game === null) return null;
  const goOn = async (): Promise<void> => {
    setAsked(false);
    const done = await goOnByMessage(thisBrowser(), name, state);
    if (done.ok) openAt('/m', done.value);
    else if (done.error !== 'nothing')
      table.getState().notify(text('live.onward.failed', { why: failureWords(done.error) }));
  };
  if (hasGone)
    return (
      <div className="apart-ways">
        <p>{text('live.onward.is')}</p>
        <button type="button" className="button small" onClick={() => openAt('/m', onwardId(name, game))}>
          {text('live.onward.open')}
        </button>
      </div>
    );
  return (
    <div className="apart-ways">
      <button type="button" className="button small quiet" onClick={() => setAsked(true)}>
        {text('live.onward')}
      </button>
      {isAsked && (
        <Question
          title={text('live.onward.title')}
          onNo={() => setAsked(false)}
          yes={text('live.onward')}
          onYes={() => void goOn()}
        >
          <p>{text('live.onward.words', { other: otherName(state) || text('live.other') })}</p>
        </Question>
      )}
    </div>
  );
}
