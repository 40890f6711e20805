import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { text } from '../../text/messages.ts';
import { IconButton } from './IconButton.tsx';
import type { MenuProps } from './Menu.tsx';

interface MoreMenuProps extends Pick<MenuProps, 'items'> {
  /** Called when the menu's code cannot be loaded, as without a network. */
  readonly onFailure: () => void;
  readonly label?: string;
  readonly icon?: LucideIcon;
}

/** A button for the actions that found no room. The menu itself is loaded when it is first needed, and opens then. */
export function MoreMenu({
  items,
  onFailure,
  label = text('action.more'),
  icon = EllipsisVertical,
}: MoreMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  if (Menu !== null) return <Menu items={items} trigger={<IconButton label={label} icon={icon} />} />;
  const open = async (): Promise<void> => {
    try {
      const loaded = await import('./Menu.tsx');
      setMenu(() => loaded.Menu);
    } catch {
      onFailure();
    }
  };
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void open()}
    />
  );
}
