// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startPosition } from '../../src/engine/index.ts';
import { variationOf } from '../../src/game/games/games.ts';
import { DEFAULT_TERMS } from '../../src/game/sitting/terms.ts';
import { Agreement } from '../../src/pages/new/Agreement.tsx';
import { variation } from '../support/games.ts';

afterEach(cleanup);

const headings = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

describe('the agreement', () => {
  it('gives the rulings that matter in the game first, and keeps the others at hand', () => {
    render(<Agreement from={startPosition(variationOf('pastang'))} terms={DEFAULT_TERMS} />);
    expect(headings().slice(0, 3)).toEqual([
      'May a Swod capture straight ahead?',
      'Must a Swod change its kind on the last rank?',
      'A piece can reach a square in two ways. Are these two different moves?',
    ]);
    expect(headings()).toHaveLength(16);
    expect(screen.getByText('13 rulings do not come up in Pastang')).not.toBeNull();
    expect(screen.getByText('There is no clock.')).not.toBeNull();
  });

  it('does not say that a King that does not vault may do so', () => {
    render(<Agreement from={startPosition(variation('poron+no-king-vault'))} terms={DEFAULT_TERMS} />);
    expect(headings()).not.toContain('May a King vault?');
  });

  it('does not say that a Pallan that crosses two fronts may not', () => {
    const { container } = render(
      <Agreement from={startPosition(variation('poron+two-fronts'))} terms={DEFAULT_TERMS} />,
    );
    expect(headings()).toContain(
      'May a Chuktar or Kapt that starts beside a front cross both that front and another?',
    );
    expect(container.textContent).toContain(
      'Such a leap crosses one front at most, though the Pallan’s may cross two.',
    );
    expect(container.textContent).not.toContain('One front is the most in a move.');
  });

  it('says whose moves count as quiet by the name that the game has for them', () => {
    const { container } = render(
      <Agreement from={startPosition(variationOf('vallia'))} terms={DEFAULT_TERMS} />,
    );
    expect(container.textContent).toContain('without a capture or a Brumbyte’s move');
  });

  it('says what happens on time where there is a clock', () => {
    const clock = {
      time: { yellow: 600_000, blue: 600_000 },
      increment: { yellow: 0, blue: 0 },
      pausesWhenClosed: false,
    };
    render(
      <Agreement
        from={startPosition(variationOf('poron'))}
        terms={{ ...DEFAULT_TERMS, takeBack: 'never', clock }}
      />,
    );
    expect(screen.getByText(/^10 min\. It goes on while the page is closed\. A player whose/)).not.toBeNull();
    expect(screen.getByText('No move is taken back: once made, it stands.')).not.toBeNull();
  });
});
