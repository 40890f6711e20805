import { useId, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  agreeing,
  askedOf,
  canUnsend,
  declining,
  isOver,
  movesOf,
  phaseOf,
  sending,
  unsending,
  type Apart,
} from '../../game/apart/index.ts';
import { LINK_LIMITS } from '../../game/link/limits.ts';
import type { ApartSeat } from '../../store/apart/seat.ts';
import { momentText } from '../../text/moment.ts';
import { text } from '../../text/apart.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { AsksYou } from '../elsewhere/AsksYou.tsx';
import { useNavigation } from '../navigation.ts';
import '../table/panel.css';
import { thenBoard, thenBoardIfGone } from '../table/thenBoard.ts';
import './apart.css';
import { LetterWays, type Given } from './LetterWays.tsx';
import { linkOf } from './link.ts';
import { dueText, otherText } from './words.ts';

interface BetweenProps {
  readonly seat: ApartSeat;
  readonly sendsAgain: boolean;
}

/**
 * What passes between the two players now: a link to be sent, waiting for one, the player's own move, what the other
 * player asks.
 */
export function Between({ seat, sendsAgain }: BetweenProps) {
  const apart = useStore(seat.state, (state) => state.apart);
  const asked = askedOf(apart);
  const phase = phaseOf(apart);
  // what was copied a moment ago stays open, so that it can be seen and copied again
  const [givenAt, setGivenAt] = useState<number | null>(null);
  const give = thenBoardIfGone(() => {
    setGivenAt(apart.step);
    seat.change(sending);
  });
  switch (phase) {
    case 'to-send':
      return (
        <Panel title={toSendTitle(apart)} isUrgent>
          <p>{toSendWords(apart)}</p>
          <Send key={apart.step} apart={apart} onGiven={give} />
          <div className="apart-ways">
            <button type="button" className="button small" onClick={give}>
              {text('apart.sent')}
            </button>
            {canUnsend(apart) && (
              <button
                type="button"
                className="button small quiet"
                onClick={thenBoard(() => seat.change(unsending))}
              >
                {text('apart.unsend')}
              </button>
            )}
          </div>
        </Panel>
      );
    case 'invited':
    case 'answered':
    case 'waiting':
      return (
        <Panel
          title={
            phase === 'waiting'
              ? text('apart.waiting.title', { other: otherText(apart) })
              : text('apart.invited.title')
          }
        >
          <p>
            {apart.sentAt !== null && text('apart.waiting.since', { when: momentText(apart.sentAt) })}{' '}
            {phase !== 'waiting' && text('apart.invited.words')}
            {apart.asks !== null && text('apart.waiting.asked', { kind: apart.asks })}
          </p>
          <Due apart={apart} />
          <details className="apart-again" open={sendsAgain || givenAt === apart.step}>
            <summary>{text('apart.send-again')}</summary>
            <Send key={apart.step} apart={apart} onGiven={give} />
          </details>
        </Panel>
      );
    case 'yours':
      return (
        <Panel title={text('apart.yours.title')}>
          {asked !== null && (
            <AsksYou
              title={text(`apart.asked.${asked}`, { other: otherText(apart) })}
              help={text('apart.asked.help')}
              agree={text('apart.asked.agree')}
              onAgree={() => seat.change(agreeing)}
              decline={text('apart.asked.decline')}
              onDecline={() => seat.change(declining)}
            />
          )}
          <p>{yoursWords(apart)}</p>
          <Due apart={apart} />
        </Panel>
      );
    case 'ended':
      return <Ended apart={apart} />;
  }
}

/** What has to be sent, by its content. */
function toSendTitle(apart: Apart): string {
  const { step, game, role, end, before } = apart;
  if (step === 0) return text('apart.invite.title');
  if (end !== null) return text('apart.send.end.title');
  if (before?.sentAt !== undefined) return text('apart.send.question.title');
  if (movesOf(game).length > 0) return text('apart.send.title');
  return text(role === 'guest' ? 'apart.accept.title' : 'apart.begin.title');
}

function toSendWords(apart: Apart): string {
  const { step, game, role, asks, before } = apart;
  const other = otherText(apart);
  const turns = movesOf(game).length;
  if (step === 0) return text('apart.invite.words');
  if (isOver(apart)) return text('apart.send.end', { other });
  if (asks !== null) return text('apart.send.question', { other });
  if (turns > 0)
    return text(before?.turns === turns + 1 ? 'apart.send.answer' : 'apart.send.words', { other });
  return text(role === 'guest' ? 'apart.accept.words' : 'apart.begin.words', { other });
}

/** Since when it has been the player’s move, and what was reported or declined with the last link. */
function yoursWords(apart: Apart): string {
  const { since, declined, refused, role, step } = apart;
  return [
    text('apart.yours.since', { when: momentText(since) }),
    ...(role === 'guest' && step === 0 ? [text('apart.yours.first')] : []),
    ...(declined === null ? [] : [text('apart.yours.declined', { other: otherText(apart), kind: declined })]),
    ...(refused === null ? [] : [text('apart.yours.refusing', { kind: refused })]),
  ].join(' ');
}

function Ended({ apart }: { apart: Apart }) {
  const { openReview, openAt } = useNavigation();
  return (
    <Panel title={text(apart.isLate ? 'apart.late.title' : 'apart.ended.title')}>
      <p>
        {apart.isLate ? text('apart.told.too-late', { other: otherText(apart) }) : text('apart.ended.words')}
      </p>
      <div className="apart-ways">
        {!apart.isLate && (
          <button type="button" className="button small go" onClick={() => openReview(apart.id)}>
            {text('apart.ended.review')}
          </button>
        )}
        <button type="button" className="button small quiet" onClick={() => openAt('/new', 'elsewhere')}>
          {text('apart.ended.again')}
        </button>
      </div>
    </Panel>
  );
}

function Send({ apart, onGiven }: { apart: Apart; onGiven: Given }) {
  const link = linkOf(apart);
  if (link === null)
    return <p className="problem">{text('apart.link.too-long', { most: LINK_LIMITS.code })}</p>;
  const game = variationTitle(apart.agreement.variation);
  return (
    <>
      <LetterWays
        link={link}
        label={text('apart.link', { other: otherText(apart) })}
        subject={text(apart.step === 0 ? 'apart.mail.invitation' : 'apart.mail.move', { game })}
        onGiven={onGiven}
      />
      <p className="help">{text('apart.link.help')}</p>
    </>
  );
}

function Due({ apart }: { apart: Apart }) {
  const words = dueText({ ...apart, phase: phaseOf(apart), days: apart.agreement.days });
  return words === null ? null : <p className="help">{words}</p>;
}

interface PanelProps {
  readonly title: string;
  /** Something has to be done. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

function Panel({ title, isUrgent = false, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className="panel apart-between"
      data-in-sight=""
      data-urgent={isUrgent ? '' : undefined}
      aria-labelledby={id}
    >
      <h2 id={id} aria-live="polite">
        {title}
      </h2>
      {children}
    </section>
  );
}
