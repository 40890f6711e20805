// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { onDemand } from '../../../src/pages/controls/onDemand.tsx';

afterEach(cleanup);

const Star = ({ name }: { name: string }) => <i>{name}</i>;
const Meanwhile = () => <p>meanwhile</p>;
const Instead = () => <p>instead</p>;

/** What is there at first, and what once it is known whether the code arrives. */
async function drawn(
  load: () => Promise<ComponentType<{ name: string }>>,
  instead?: ComponentType<{ name: string }>,
) {
  const Later = onDemand(load, Meanwhile, instead);
  const { container } = render(<Later name="Opaz" />);
  const before = container.textContent;
  await act(async () => {});
  return [before, container.textContent];
}

const fails = () => Promise.reject<ComponentType<{ name: string }>>(new Error('no network'));

test('a part of the page appears when its code has been loaded', async () => {
  expect(await drawn(() => Promise.resolve(Star))).toEqual(['meanwhile', 'Opaz']);
  expect(screen.getByText('Opaz').tagName).toBe('I');
});

test('where the code does not arrive, something else is shown, or what was there before', async () => {
  expect(await drawn(fails, Instead)).toEqual(['meanwhile', 'instead']);
  expect(await drawn(fails)).toEqual(['meanwhile', 'meanwhile']);
});
