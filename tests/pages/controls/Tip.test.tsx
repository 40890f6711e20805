// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Tip } from '../../../src/pages/controls/Tip.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** A button with a hint, with what is around it. */
function buttonIn(around: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.dataset['tip'] = 'Turn the board';
  around.append(button);
  document.body.append(around);
  return button;
}

const tip = () => document.querySelector<HTMLElement>('.tip');

describe('a hint', () => {
  test('says what its target says of itself, with the key, only to be seen', () => {
    const target = buttonIn(document.createElement('div'));
    target.dataset['tipKey'] = 'F';
    const { container } = render(<Tip target={target} onClose={() => {}} />);
    expect(tip()?.firstChild?.textContent).toBe('Turn the board');
    expect(tip()?.querySelector('kbd')?.textContent).toBe('F');
    expect(tip()?.getAttribute('aria-hidden')).toBe('true');
    // what stands for the target draws nothing of its own
    expect(container.innerHTML).toBe('');
  });

  test('has no key where its target has none', () => {
    render(<Tip target={buttonIn(document.createElement('div'))} onClose={() => {}} />);
    expect(tip()?.querySelector('kbd')).toBeNull();
  });

  test('is placed in the dialogue of its target, which would cover it otherwise', () => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    render(<Tip target={buttonIn(dialog)} onClose={() => {}} />);
    expect(dialog.contains(tip())).toBe(true);
  });

  test('goes when Escape is pressed', () => {
    const close = vi.fn<() => void>();
    render(<Tip target={buttonIn(document.createElement('div'))} onClose={close} />);
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).toHaveBeenCalledOnce();
  });
});
