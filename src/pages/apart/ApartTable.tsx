import { ArrowLeft, Settings2, Smartphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { answerOf, isOver } from '../../game/apart/index.ts';
import type { OpenedLetter } from '../../store/apart/letters.ts';
import { beforeText, type ApartSeat } from '../../store/apart/seat.ts';
import { text } from '../../text/apart.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { MoreMenu } from '../controls/MoreMenu.tsx';
import { ElsewhereTable } from '../elsewhere/ElsewhereTable.tsx';
import { HomeLink } from '../nav/HomeLink.tsx';
import { OnBar } from '../nav/OnBar.tsx';
import { useNavigation } from '../navigation.ts';
import '../table/head.css';
import '../table/notices.css';
import { useHeading } from '../useHeading.ts';
import { ApartActions } from './ApartActions.tsx';
import './apart.css';
import { Arrival, arrivalText, isAsking } from './Arrival.tsx';
import { CarryDialog } from './CarryDialog.tsx';
import { Between } from './Between.tsx';
import { otherText, unkeptText } from './words.ts';

interface ApartTableProps {
  readonly seat: ApartSeat;
  /** The outcome of the link by which the game was opened. */
  readonly arrived: OpenedLetter | null;
  readonly sendsAgain: boolean;
}

/** A game by message: its board, and all that passes between the two players. */
export function ApartTable({ seat, arrived, sendsAgain }: ApartTableProps) {
  const answered = useAnswer(seat);
  const before = useStore(seat.state, (state) => beforeText(state.apart));
  const [asked, setAsked] = useState(() =>
    arrived !== null && arrived.outcome.is !== 'acceptance' && isAsking(arrived.outcome) ? arrived : null,
  );
  const [putOff, setPutOff] = useState<OpenedLetter | null>(null);
  const question = asked ?? (answered === putOff ? null : answered);
  const settle = (): void => {
    setAsked(null);
    setPutOff(answered);
  };
  return (
    <ElsewhereTable
      table={seat.table}
      head={<Head seat={seat} />}
      notices={<Notices seat={seat} arrived={arrived} />}
      between={
        question === null ? (
          <Between seat={seat} sendsAgain={sendsAgain} />
        ) : (
          <Arrival seat={seat} arrived={question} onDone={settle} />
        )
      }
      actions={<ApartActions seat={seat} />}
      before={before}
    />
  );
}

/** The acceptance that waits for the host, whenever it was opened; null if there is none. */
function useAnswer(seat: ApartSeat): OpenedLetter | null {
  const answer = useStore(seat.state, (state) => state.apart.answer);
  return useMemo(() => {
    const { apart } = seat.state.getState();
    const letter = answer === undefined ? null : answerOf(apart);
    return letter === null ? null : { letter, kept: apart, outcome: { is: 'acceptance', apart } };
  }, [seat, answer]);
}

/** What is played, with whom, and the way to all games by message. */
function Head({ seat }: Pick<ApartTableProps, 'seat'>) {
  const apart = useStore(seat.state, (state) => state.apart);
  const heading = useHeading();
  const { open } = useNavigation();
  const [isCarrying, setCarrying] = useState(false);
  const title = variationTitle(apart.agreement.variation);
  return (
    <>
      <header className="table-head">
        <OnBar>
          <HomeLink />
        </OnBar>
        <IconButton icon={ArrowLeft} label={text('apart.all')} onClick={() => open('/m')} />
        <h1 ref={heading} tabIndex={-1}>
          {title}{' '}
          <small className="apart-other">{text('apart.head.other', { other: otherText(apart) })}</small>
        </h1>
        <MoreMenu
          onFailure={() => seat.table.getState().notify(text('page.not-loaded'))}
          items={[
            { icon: Smartphone, label: text('apart.carry'), onSelect: () => setCarrying(true) },
            { icon: Settings2, label: text('action.settings'), onSelect: () => open('/settings') },
          ]}
        />
      </header>
      {isCarrying && <CarryDialog apart={apart} onClose={() => setCarrying(false)} />}
    </>
  );
}

/** The outcome of a link, as a sentence, until the game has gone on from there, or back. */
function useTold(seat: ApartSeat, arrived: OpenedLetter | null): string | null {
  const step = useStore(seat.state, (state) => state.apart.step);
  // what the link brings is made before the player’s eyes, so the game is shown as it was before that for a moment
  const [steps] = useState(() =>
    arrived?.outcome.is === 'next' ? [step, arrived.outcome.apart.step] : [step],
  );
  const isOpen = useStore(seat.state, ({ apart }) => !isOver(apart));
  const [isPast, setPast] = useState(false);
  if (!isPast && !steps.includes(step)) setPast(true);
  const isTakenBack = arrived?.outcome.is === 'over' && isOpen;
  return isPast || isTakenBack || arrived === null ? null : arrivalText(arrived);
}

/** The outcome of a link, and a warning if the game is not kept. */
function Notices({ seat, arrived }: Pick<ApartTableProps, 'seat' | 'arrived'>) {
  const { failure, wasElsewhere } = useStore(seat.state);
  const told = useTold(seat, arrived);
  return (
    <div className="notices" role="alert">
      {told !== null && <p className="notice plain-notice">{told}</p>}
      {wasElsewhere && <p className="notice plain-notice">{text('apart.told.elsewhere')}</p>}
      {failure !== null && <p className="notice">{unkeptText(failure)}</p>}
    </div>
  );
}
