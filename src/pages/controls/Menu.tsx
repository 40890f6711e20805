import * as Dropdown from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import './menu.css';

export interface MenuItem {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shortcut?: string;
  readonly onSelect: () => void;
}

export interface MenuProps {
  readonly items: readonly MenuItem[];
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** A menu that is open when it first appears. It stays in the part of the page to which its button belongs. */
export function Menu({ items, trigger }: MenuProps) {
  return (
    <Dropdown.Root modal={false} defaultOpen>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Content className="menu" align="end" sideOffset={4} collisionPadding={8} loop>
        {items.map(({ label, icon: Icon, shortcut, onSelect }) => (
          <Dropdown.Item key={label} className="menu-item" aria-keyshortcuts={shortcut} onSelect={onSelect}>
            <Icon aria-hidden="true" />
            {label}
            {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
          </Dropdown.Item>
        ))}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
