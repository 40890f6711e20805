// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useShortcuts } from '../../../src/pages/table/useShortcuts.ts';

test('a key works as soon as the page is there, before anything else has run', async () => {
  const write = vi.fn<() => void>();
  function Page() {
    useShortcuts({ '/': write });
    return <p>Here</p>;
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  // the page's observers hear of it as soon as it is there
  const there = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
      resolve();
    }).observe(place, { childList: true });
  });
  root.render(<Page />);
  await there;
  expect(write).toHaveBeenCalledOnce();
  root.unmount();
});

const pressUndo = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));

test.each([
  ['a dialogue', '<dialog open></dialog>'],
  ['a menu', '<div role="menu"></div>'],
])('no key of the page works while %s is open', (_, over) => {
  const undo = vi.fn<() => void>();
  function Page() {
    useShortcuts({ 'Ctrl+z': undo });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Page />));
  document.body.innerHTML = over;
  pressUndo();
  expect(undo).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  pressUndo();
  expect(undo).toHaveBeenCalledOnce();
  root.unmount();
});
