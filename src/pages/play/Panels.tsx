import type { ReactNode } from 'react';
import { text } from '../../text/messages.ts';
import { Tabs } from '../controls/Tabs.tsx';
import { NARROW, useMedia } from '../controls/useMedia.ts';

/** The panels beside the board, in their order on a wide screen. */
const PANELS = ['overlays', 'moves'] as const;
export type Panel = (typeof PANELS)[number];

/** The same on a narrow screen, where one is visible at a time. */
const TABS = ['moves', 'overlays'] as const satisfies readonly Panel[];

interface PanelsProps {
  readonly content: Readonly<Record<Panel, ReactNode>>;
  /** The panel that is visible on a narrow screen. */
  readonly shown: Panel;
  readonly onShow: (panel: Panel) => void;
}

/** The panels one below the other, or on a narrow screen as tabs. */
export function Panels(props: PanelsProps) {
  const isNarrow = useMedia(NARROW);
  if (!isNarrow) return PANELS.map((panel) => props.content[panel]);
  return (
    <Tabs {...props} tabs={TABS} label={text('panels.label')} titleOf={(panel) => text(`panel.${panel}`)} />
  );
}
