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

test('a drawing that was brought before it is wanted is there at once', async () => {
  const Later = drawnLater<{ name: string }>(() => Promise.resolve({ default: Star }));
  await Later.load();
  render(<Later name="Opaz" />);
  expect(screen.getByText('Opaz').tagName).toBe('I');
});

test('one that could not be brought is asked for again when it is wanted', async () => {
  let hasNetwork = false;
  const Later = drawnLater<{ name: string }>(async () => {
    if (!hasNetwork) throw new Error('no network');
    return { default: Star };
  });
  await Later.load();
  hasNetwork = true;
  await act(async () => {
    render(<Later name="Opaz" />);
  });
  expect(screen.getByText('Opaz').tagName).toBe('I');
});
