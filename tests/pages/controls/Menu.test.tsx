// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Plus, X } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from '../../../src/pages/controls/Menu.tsx';

afterEach(cleanup);

it('a menu is open at once, does what is chosen by the keyboard, and gives the focus back', async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <Menu
      trigger={<button type="button">More</button>}
      items={[
        { label: 'Add', icon: Plus, onSelect: first },
        { label: 'Close', icon: X, shortcut: 'x', onSelect: second },
      ]}
    />,
  );
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.getAttribute('aria-keyshortcuts'))).toEqual([null, 'x']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe('More');
});
