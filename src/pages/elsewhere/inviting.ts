import { useEffect, useState } from 'react';
import { needsLot, type Invited, type SideChoice } from '../../game/apart/index.ts';
import { DEFAULT_DRAFT, type Draft } from '../../game/sitting/draft.ts';
import { cleanName } from '../../game/cleanWords.ts';
import { readStart, type DraftProblem } from '../../game/sitting/setup.ts';
import { useLastSetup } from '../stores.tsx';

/** An invitation as its form holds it. */
export interface Inviting {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly hostSide: SideChoice;
  readonly chooseSide: (side: SideChoice) => void;
  readonly invited: Invited;
  /** Something is left to the lot. */
  readonly isDrawn: boolean;
  /** What is wrong with the start. */
  readonly problems: readonly DraftProblem[];
  /** The form need not be restored as it stands. */
  readonly forget: () => void;
}

/** Fills the form of an invitation with what was chosen last, and keeps it for the editor and the other forms. */
export function useInviting(): Inviting {
  const last = useLastSetup(({ unfinished, draft }) => unfinished ?? draft);
  const putAside = useLastSetup((state) => state.putAside);
  const [draft, setDraft] = useState<Draft>(() => last ?? DEFAULT_DRAFT);
  const [hostSide, chooseSide] = useState<SideChoice>('lot');
  useEffect(() => putAside(draft), [draft, putAside]);
  const start = readStart(draft, 'yellow');
  const position = draft.position.trim();
  const invited: Invited = {
    variation: draft.variation,
    position: position === '' ? null : position,
    begins: draft.begins,
    hostSide,
    takeBack: draft.takeBack === 'never' ? 'never' : 'ask',
    hostName: cleanName(draft.names.yellow),
  };
  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    hostSide,
    chooseSide,
    invited,
    isDrawn: needsLot(invited),
    problems: start.ok ? [] : start.error,
    forget: () => putAside(null),
  };
}
