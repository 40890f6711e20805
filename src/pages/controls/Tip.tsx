import * as Tooltip from '@radix-ui/react-tooltip';
import { useLayoutEffect, type Ref } from 'react';
import './tips.css';

export interface TipProps {
  /** What the hint is about: its `data-tip`, and the key of its `data-tip-key`. */
  readonly target: HTMLElement;
  readonly onClose: () => void;
}

/**
 * A hint that is seen beside its target, over which the mouse may go. It stands in the dialogue of its target, which
 * would cover it otherwise. What it says is the name or description of the target as well, so it is only seen.
 */
export function Tip({ target, onClose }: TipProps) {
  const shortcut = target.dataset['tipKey'];
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Tooltip.Trigger asChild>
          <Standing target={target} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={target.closest('dialog[open]') ?? document.body}>
          <Tooltip.Content
            className="tip"
            side="bottom"
            sideOffset={8}
            collisionPadding={6}
            hideWhenDetached
            aria-hidden="true"
          >
            {target.dataset['tip']}
            {shortcut !== undefined && <kbd>{shortcut}</kbd>}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

interface StandingProps {
  readonly target: HTMLElement;
  readonly ref?: Ref<HTMLElement>;
}

/** Stands for an element elsewhere in the page, which the hint is about: it draws nothing and hands the element on. */
function Standing({ target, ref }: StandingProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const leave = ref(target);
    return () => {
      if (typeof leave === 'function') leave();
      else ref(null);
    };
  }, [target, ref]);
  return null;
}
