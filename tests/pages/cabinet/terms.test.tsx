// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CabinetTerms } from '../../../src/pages/cabinet/new/CabinetTerms.tsx';
import type { Pace } from '../../../src/store/cabinet/record.ts';

afterEach(cleanup);

const chosen = (): string | undefined =>
  screen.getByLabelText<HTMLSelectElement>('The clock').selectedOptions[0]?.textContent;

const shown = (pace: Pace | null) => {
  const onChange = vi.fn<(terms: { readonly pace: Pace | null }) => void>();
  render(<CabinetTerms terms={{ pace, match: null }} seats={2} onChange={onChange} />);
  return onChange;
};

it.each([
  ['No clock', null],
  ['5 min + 3 s', { time: 300_000, increment: 3000 }],
  ['5 min', { time: 300_000, increment: 0 }],
  ['7 min + 1 s', { time: 420_000, increment: 1000 }],
])('New game in the cabinet shows the clock of the game before: %s', (words, pace) => {
  shown(pace);
  expect(chosen()).toBe(words);
});

it('a clock that is not offered otherwise can be chosen again', async () => {
  const pace = { time: 420_000, increment: 0 };
  const onChange = shown(pace);
  await userEvent.selectOptions(screen.getByLabelText('The clock'), '7 min');
  expect(onChange).toHaveBeenLastCalledWith({ match: null, pace });
});
