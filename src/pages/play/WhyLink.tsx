import { useEffect, useState, type ComponentType } from 'react';
import type { RefusalCode } from '../../engine/index.ts';

interface WhyLinkProps {
  readonly code: RefusalCode;
}

/** The way from a refused move to the rule that refuses it. It comes a moment later; where it does not come, the words stand alone. */
export function WhyLink({ code }: WhyLinkProps) {
  const [Link, setLink] = useState<ComponentType<WhyLinkProps> | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { RefusalLink } = await import('../controls/RefusalLink.tsx');
        setLink(() => RefusalLink);
      } catch {
        // the words stand alone
      }
    };
    void load();
  }, []);
  return Link === null ? null : <Link code={code} />;
}
