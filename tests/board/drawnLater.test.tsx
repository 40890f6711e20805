// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawnLater } from '../../src/board/drawnLater.tsx';

afterEach(cleanup);

const Star = ({ name }: { name: string }) => <i>{name}</i>;

test('a drawing comes when it has been loaded', async () => {
  const Later = drawnLater<{ name: string }>(() => Promise.resolve({ default: Star }));
  await act(async () => {
    render(<Later name="Opaz" />);
  });
  expect(screen.getByText('Opaz').tagName).toBe('I');
});

test('the place of one that does not come stays empty, and all around it stands', async () => {
  const Later = drawnLater<{ name: string }>(() => Promise.reject(new Error('no network')));
  await act(async () => {
    render(
      <p>
        before <Later name="Opaz" /> after
      </p>,
    );
  });
  expect(screen.getByText(/before/).textContent).toBe('before  after');
});
