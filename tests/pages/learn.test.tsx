// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHAPTERS, LESSONS } from '../../src/learn/index.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { visit } from '../support/visit.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const square = (name: string) => screen.getByLabelText(new RegExp(`^${name},`));

/** Takes the first lesson to its end, after these slips. */
const take = async (...slips: string[]): Promise<void> => {
  const steps = [...slips, 'C4', 'Next', 'F1', 'Next', 'Mortil B5', 'Next', 'A1', 'D3', 'E6'];
  for (const step of [...steps, 'Finish the lesson'])
    // one step comes after another
    await userEvent.click(/^[A-F]\d$/.test(step) ? square(`Mortil ${step}`) : await screen.findByText(step));
};

const done = () => screen.queryByText(/^1 of \d+ lessons done$/);

describe('the course', () => {
  it('shows every chapter and lesson to a newcomer, and where to begin', async () => {
    await visit('/learn');
    expect(LESSONS.filter(({ id }) => document.querySelector(`a[href="#/learn/${id}"]`) === null)).toEqual(
      [],
    );
    expect(document.querySelectorAll('.chapter h2')).toHaveLength(CHAPTERS.length);
    expect(screen.getByText('Begin').getAttribute('href')).toBe(`#/learn/${LESSONS[0]!.id}`);
    expect(screen.getByText(`0 of ${LESSONS.length} lessons done`)).not.toBeNull();
  });

  it('says so where there is no such lesson, and shows those there are', async () => {
    await visit('/learn/nowhere');
    expect(screen.getByText('There is no such lesson').getAttribute('role')).toBe('alert');
    expect(screen.getByText('Begin')).not.toBeNull();
  });

  it('puts progress that cannot be read aside, and starts again', async () => {
    localStorage.setItem(KEYS.progress, 'nonsense');
    await visit('/learn');
    expect(screen.getByText(/Your progress could not be read/)).not.toBeNull();
    expect(screen.getByText('Begin')).not.toBeNull();
  });
});

describe('a lesson', () => {
  it('is remembered as the last one when it is opened from the list, once the list has gone', async () => {
    const complaint = vi.spyOn(console, 'error');
    await visit('/learn');
    await userEvent.click(screen.getByText('Begin'));
    await userEvent.click(screen.getByText('All lessons'));
    expect(screen.getByText(/^Continue with/).getAttribute('href')).toBe(`#/learn/${LESSONS[0]!.id}`);
    expect(complaint.mock.calls).toEqual([]);
    complaint.mockRestore();
  });

  it('says why a try falls short, praises what is right, and goes on', async () => {
    await visit('/learn/squares');
    await userEvent.click(square('Mortil A1'));
    expect(screen.queryByText('Next')).toBeNull();
    await userEvent.click(square('Mortil C4'));
    await userEvent.click(await screen.findByText('Next'));
    expect(screen.getByText(/Now F1/)).not.toBeNull();
  });

  it('helps step by step, up to the answer', async () => {
    await visit('/learn/squares');
    await userEvent.click(screen.getAllByText('Hint').at(-1)!);
    await userEvent.click(await screen.findByText('Show me'));
    expect(screen.getAllByText(/This is one: Mortil C4/).length).toBeGreaterThan(0);
  });

  it('ends with both suns after no slip, with one after a slip, and leads on', async () => {
    await visit('/learn/squares');
    await take('A1');
    expect(screen.getByText(/^One sun is up/)).not.toBeNull();
    await userEvent.click(screen.getByText('Do it again'));
    await take();
    expect(screen.getByRole('heading', { name: 'Lesson done' })).not.toBeNull();
    expect(screen.getByText(/Both suns shine on you/)).not.toBeNull();
    expect(document.activeElement?.getAttribute('href')).toBe(`#/learn/${LESSONS[1]!.id}`);
  });
});

describe('the progress of a player', () => {
  it('is deleted only after a question', async () => {
    const { id, tasks } = LESSONS[0]!;
    const kept = { version: 1, solved: { [id]: tasks.map((task) => task.id) }, clean: [], last: id };
    localStorage.setItem(KEYS.progress, JSON.stringify(kept));
    await visit('/learn');
    await userEvent.click(screen.getByText('Forget my progress'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(done()).not.toBeNull();
    await userEvent.click(screen.getByText('Forget my progress'));
    await userEvent.click(screen.getByRole('button', { name: 'Forget it' }));
    expect(done()).toBeNull();
    expect(screen.getByText('Your progress is forgotten.')).not.toBeNull();
  });
});
