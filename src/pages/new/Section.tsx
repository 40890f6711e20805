import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { isStill } from '../../board/stillness.ts';
import './section.css';

interface SectionProps {
  readonly title: string;
  /** What is chosen in it, in short. */
  readonly value: string;
  /** Its content is rendered when it is first unfolded, since that takes time and is seldom needed. */
  readonly isLater?: boolean;
  readonly children: ReactNode;
}

/** A folded part of the set-up, which says what is chosen in it. It scrolls into view as it unfolds. */
export function Section({ title, value, isLater = false, children }: SectionProps) {
  const [isMade, setMade] = useState(!isLater);
  const toggled = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void => {
    if (!currentTarget.open) return;
    setMade(true);
    // content that is loaded later is tall, and not there yet
    const block = isLater ? 'start' : 'nearest';
    requestAnimationFrame(() =>
      currentTarget.scrollIntoView({ block, behavior: isStill() ? 'auto' : 'smooth' }),
    );
  };
  return (
    <details className="setup-section" onToggle={toggled}>
      <summary>
        <h2 className="section-title">{title}</h2>
        <span className="section-value">{value}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="section-body">{isMade && children}</div>
    </details>
  );
}
