// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from '../../../src/pages/controls/Tabs.tsx';

afterEach(cleanup);

const TABS = ['first', 'second', 'third'] as const;

function Shown() {
  const [shown, setShown] = useState<(typeof TABS)[number]>('first');
  const content = { first: <p>one</p>, second: <p>two</p>, third: <p>three</p> };
  return (
    <Tabs
      tabs={TABS}
      shown={shown}
      onShow={setShown}
      label="Numbers"
      titleOf={(tab) => `The ${tab}`}
      content={content}
    />
  );
}

/** What is seen: the tab that is chosen, and its panel with its words. */
function seen(): string {
  const panel = screen.getByRole('tabpanel');
  const chosen = screen.getByRole('tab', { selected: true });
  expect(panel.getAttribute('aria-labelledby')).toBe(chosen.id);
  expect(chosen.getAttribute('aria-controls')).toBe(panel.id);
  return `${chosen.textContent}: ${panel.textContent}`;
}

describe('tabs', () => {
  it('show one panel at a time, that of the tab that was clicked', async () => {
    render(<Shown />);
    expect(screen.getByRole('tablist', { name: 'Numbers' })).not.toBeNull();
    expect(seen()).toBe('The first: one');
    expect(screen.queryByText('two')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'The second' }));
    expect(seen()).toBe('The second: two');
  });

  it.each([
    ['{ArrowRight}', 'The second'],
    ['{ArrowLeft}', 'The third'],
    ['{End}', 'The third'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'The first'],
    ['{End}{Home}', 'The first'],
    ['{ArrowDown}', 'The first'],
    ['{Control>}{ArrowRight}{/Control}', 'The first'],
  ])('%s leads to %s, with the focus', async (keys, tab) => {
    render(<Shown />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(document.activeElement?.textContent).toBe(tab);
    expect(seen()).toMatch(tab);
  });

  it('are one stop of the Tab key, and their panel is the next', async () => {
    render(<Shown />);
    await userEvent.click(screen.getByRole('tab', { name: 'The third' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('The third');
  });
});
