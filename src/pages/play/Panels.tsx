import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { text } from '../../text/messages.ts';
import { NARROW, useMedia } from '../controls/useMedia.ts';
import '../table/panelTabs.css';

/** The panels beside the board, in their order on a wide screen. */
export const PANELS = ['overlays', 'moves'] as const;
export type Panel = (typeof PANELS)[number];

/** The same on a narrow one, where one is seen at a time. */
const TABS = ['moves', 'overlays'] as const satisfies readonly Panel[];

interface PanelsProps {
  readonly content: Readonly<Record<Panel, ReactNode>>;
  /** The panel that is seen on a narrow screen. */
  readonly shown: Panel;
  readonly onShow: (panel: Panel) => void;
}

/** The panels one below the other, or on a narrow screen as tabs. */
export function Panels({ content, shown, onShow }: PanelsProps) {
  const isNarrow = useMedia(NARROW);
  if (!isNarrow) return PANELS.map((panel) => content[panel]);
  const show = (value: string): void => {
    const panel = PANELS.find((known) => known === value);
    if (panel !== undefined) onShow(panel);
  };
  return (
    <Tabs.Root className="panel-tabs" value={shown} onValueChange={show}>
      <Tabs.List className="tab-list" aria-label={text('panels.label')}>
        {TABS.map((panel) => (
          <Tabs.Trigger key={panel} className="tab" value={panel}>
            {text(`panel.${panel}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((panel) => (
        <Tabs.Content key={panel} className="tab-content" value={panel}>
          {content[panel]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
