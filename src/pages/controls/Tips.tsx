import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import './tips.css';
import { followTips, placeTip } from './tips.ts';

/**
 * The hint of whatever the mouse rests on or a key has led to, if that has `data-tip`, with the key of `data-tip-key`.
 * A popover, so that it stands above dialogues too. What it says is the name or description of the thing as well, so
 * it is only seen.
 */
export function Tips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => followTips(document, setTarget), []);
  useLayoutEffect(() => {
    if (target === null || tip.current === null || typeof tip.current.showPopover !== 'function') return;
    tip.current.showPopover();
    placeTip(tip.current, target);
  }, [target]);
  if (target === null) return null;
  const shortcut = target.dataset['tipKey'];
  return (
    <div ref={tip} className="tip" popover="manual" aria-hidden="true">
      {target.dataset['tip']}
      {shortcut !== undefined && <kbd>{shortcut}</kbd>}
    </div>
  );
}
