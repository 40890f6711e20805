import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import './iconButton.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Its name, which its hint shows too. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** A key that does the same. */
  readonly shortcut?: string;
}

/** A button that is only a picture; a hint shows its name and its key. */
export function IconButton({ label, icon: Icon, shortcut, className = '', ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`icon-button ${className}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-tip={label}
      data-tip-key={shortcut}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
