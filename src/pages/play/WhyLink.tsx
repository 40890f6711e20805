import { useEffect, useState, type ComponentType } from 'react';
import type { Reason } from '../../text/rulebook/reasons.ts';

interface WhyLinkProps {
  readonly reason: Reason;
}

/** The way from a refused move to the rule that refuses it, from an ending to what it is. It comes a moment later; where it does not come, the words stand alone. */
export function WhyLink({ reason }: WhyLinkProps) {
  const [Link, setLink] = useState<ComponentType<WhyLinkProps> | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { ReasonLink } = await import('../controls/ReasonLink.tsx');
        setLink(() => ReasonLink);
      } catch {
        // the words stand alone
      }
    };
    void load();
  }, []);
  return Link === null ? null : <Link reason={reason} />;
}
