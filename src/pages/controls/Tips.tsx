import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { TipProps } from './Tip.tsx';
import { followTips, isPointedAt } from './tips.ts';

/**
 * The hint of whatever the mouse rests on or a key has led to, if that has `data-tip`. The code that shows it is loaded
 * when a hint is first needed; if it cannot be loaded, things still have their names.
 */
export function Tips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [Tip, setTip] = useState<ComponentType<TipProps> | null>(null);
  const isWanted = target !== null;
  // the hint is gone before the key that ends it arrives: the library would keep Escape from the dialogue below
  useEffect(() => followTips(document, setTarget, () => flushSync(() => setTarget(null))), []);
  useEffect(() => {
    if (!isWanted || Tip !== null) return;
    const load = async (): Promise<void> => {
      try {
        const loaded = await import('./Tip.tsx');
        setTip(() => loaded.Tip);
        setTarget((waiting) => (waiting !== null && isPointedAt(waiting) ? waiting : null));
      } catch {
        setTarget(null);
      }
    };
    void load();
  }, [isWanted, Tip]);
  if (Tip === null || target === null) return null;
  return <Tip target={target} onClose={() => setTarget(null)} />;
}
