import { Flag, Handshake, Scale, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Ruleset } from '../../engine/index.ts';
import type { Claim } from '../../game/sitting/claims.ts';
import { claimText } from '../../text/claims.ts';
import { Question } from '../controls/Question.tsx';
import { Action } from '../table/Action.tsx';
import { FlipAction } from '../table/FlipAction.tsx';
import { ZoomAction } from '../table/ZoomAction.tsx';
import { useTableFit } from './fit.ts';

/** What a player can ask of the other: whether that is possible now, and why not or what it does. */
export interface Asking {
  readonly can: boolean;
  readonly why: string;
  readonly ask: () => void;
}

/** An action that cannot be undone, and so needs confirmation. */
export interface Deed {
  readonly title: string;
  readonly words: string;
  readonly yes: string;
  readonly act: () => void;
}

interface PlayerActionsProps {
  readonly takeBack: Asking;
  readonly draw: Asking;
  /** The draw that can be claimed now, whose button replaces the offer; undefined if there is none. */
  readonly claim: (Deed & { readonly claim: Claim; readonly ruleset: Ruleset }) | undefined;
  readonly concede: Deed & { readonly can: boolean };
}

/** What a player of a game with a player elsewhere can do besides moving. */
export function PlayerActions({ takeBack, draw, claim, concede }: PlayerActionsProps) {
  const [asked, setAsked] = useState<'concede' | 'claim' | null>(null);
  const close = (): void => setAsked(null);
  return (
    <>
      <Action
        icon={Undo2}
        label="action.undo"
        disabled={!takeBack.can}
        why={takeBack.why}
        onClick={takeBack.ask}
      />
      {claim === undefined ? (
        <Action icon={Handshake} label="action.draw" disabled={!draw.can} why={draw.why} onClick={draw.ask} />
      ) : (
        <Action icon={Scale} label="action.claim" onClick={() => setAsked('claim')} hinted />
      )}
      <Action
        icon={Flag}
        label="action.concede"
        disabled={!concede.can}
        onClick={() => setAsked('concede')}
      />
      {asked === 'concede' && <DeedQuestion deed={concede} onClose={close} />}
      {asked === 'claim' && claim !== undefined && (
        <DeedQuestion deed={claim} ground={claimText(claim.claim, claim.ruleset)} onClose={close} />
      )}
    </>
  );
}

interface DeedQuestionProps {
  readonly deed: Deed;
  readonly ground?: string;
  readonly onClose: () => void;
}

function DeedQuestion({ deed: { title, words, yes, act }, ground, onClose }: DeedQuestionProps) {
  return (
    <Question
      title={title}
      onNo={onClose}
      yes={yes}
      onYes={() => {
        onClose();
        act();
      }}
    >
      {ground !== undefined && <p>{ground}</p>}
      <p>{words}</p>
    </Question>
  );
}

/** How the board lies on this screen: turned, and how large. */
export function ViewActions() {
  const fit = useTableFit();
  return (
    <>
      <FlipAction />
      <ZoomAction fit={fit} />
    </>
  );
}
