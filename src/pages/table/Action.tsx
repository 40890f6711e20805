import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { text, type MessageKey } from '../../text/messages.ts';
import './actions.css';

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: MessageKey;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Why it cannot be done now, or what it does beyond its name. */
  readonly why?: string | undefined;
  readonly pressed?: boolean;
  readonly hinted?: boolean;
}

/** A button of the table that keeps the focus when it can no longer be used: a keyboard user stays where they were. */
export function Action({
  icon: Icon,
  label,
  onClick,
  disabled = false,
  why,
  pressed,
  hinted = false,
}: ActionProps) {
  const picture = useMemo(() => <Icon aria-hidden="true" />, [Icon]);
  return (
    <button
      type="button"
      className={hinted ? 'action hinted' : 'action'}
      aria-disabled={disabled || undefined}
      title={why}
      aria-pressed={pressed}
      onClick={disabled ? undefined : onClick}
    >
      {picture}
      <span>{text(label)}</span>
    </button>
  );
}
