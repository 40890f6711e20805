import type { ReactNode } from 'react';
import { text } from '../../text/apart.ts';
import { ElsewhereFrame } from '../elsewhere/ElsewhereFrame.tsx';

interface ApartFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page about one link, with the way to all games by message. */
export const ApartFrame = ({ title, children }: ApartFrameProps) => (
  <ElsewhereFrame title={title} back={{ path: '/m', label: text('apart.all') }}>
    {children}
  </ElsewhereFrame>
);
