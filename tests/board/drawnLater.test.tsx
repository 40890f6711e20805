// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawnLater } from '../../src/board/drawnLater.tsx';

afterEach(cleanup);

const Star = ({ name }: { name: string }) => <i>{name}</i>;

test('a drawing appears once it has been loaded', async () => {
  const Later = drawnLater<{ name: string }>(() => Promise.resolve({ default: Star }));
  await act(async () => {
    render(<Later name="Opaz" />);
  });
  expect(screen.getByText('Opaz').tagName).toBe('I');
});

test('the place of one that does not arrive stays empty, and everything around it stays', async () => {
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

test('a drawing that was loaded before it is needed is there at once', async () => {
  const Later = drawnLater<{ name: string }>(() => Promise.resolve({ default: Star }));
  await Later.load();
  render(<Later name="Opaz" />);
  expect(screen.getByText('Opaz').tagName).toBe('I');
});

test('one that could not be loaded is requested again when it is needed', async () => {
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
