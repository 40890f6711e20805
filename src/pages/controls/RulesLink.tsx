import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { RulesPlace } from '../../text/rulebook/place.ts';
import { useNavigation } from '../navigation.ts';
import './rulesLink.css';

interface RulesLinkProps {
  readonly to: RulesPlace;
  readonly className?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** A link to a place in the rules; the way back from there leads here. */
export function RulesLink({ to, className = 'rules-link', onKeyDown, children }: RulesLinkProps) {
  const { openAt } = useNavigation();
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openAt('/rules', to);
  };
  return (
    <a href={`#/rules/${to}`} className={className} onClick={follow} onKeyDown={onKeyDown}>
      {children}
    </a>
  );
}
