import { ArrowDownUp } from 'lucide-react';
import { useSettings } from '../stores.tsx';
import { Action } from './Action.tsx';

/** Turns the board round. */
export function FlipAction() {
  const flipped = useSettings(({ settings }) => settings.flipped);
  const change = useSettings((state) => state.change);
  return (
    <Action
      icon={ArrowDownUp}
      label="action.flip"
      onClick={() => change({ flipped: !flipped })}
      pressed={flipped}
    />
  );
}
