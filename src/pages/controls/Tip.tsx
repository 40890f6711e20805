import * as Tooltip from '@radix-ui/react-tooltip';
import { useLayoutEffect, type Ref } from 'react';
import './tips.css';

export interface TipProps {
  /** What the hint is about: its `data-tip`, and the key of its `data-tip-key`. */
  readonly target: HTMLElement;
  readonly onClose: () => void;
}

/**
 * A hint that is shown beside its target, and over which the mouse may go. It is in the same dialogue as its target,
 * which would otherwise cover it. Its words are also the name or description of the target, so the hint itself is only
 * visual.
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

/** Represents an element elsewhere in the page that the hint is about: it draws nothing and passes the element on. */
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
