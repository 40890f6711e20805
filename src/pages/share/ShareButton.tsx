import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

interface ShareButtonProps {
  readonly icon: LucideIcon;
  readonly onClick: (press: MouseEvent) => void;
  readonly children: ReactNode;
}

/** One way to pass something on. */
export function ShareButton({ icon: Icon, onClick, children }: ShareButtonProps) {
  return (
    <button type="button" className="button quiet" onClick={onClick}>
      <Icon aria-hidden="true" />
      {children}
    </button>
  );
}
