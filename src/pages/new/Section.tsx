import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './section.css';

interface SectionProps {
  readonly title: string;
  /** What is chosen in it, in short. */
  readonly value: string;
  readonly children: ReactNode;
}

/** A part of the set-up that stands folded, telling what is chosen in it. */
export function Section({ title, value, children }: SectionProps) {
  return (
    <details className="setup-section">
      <summary>
        <h2 className="section-title">{title}</h2>
        <span className="section-value">{value}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="section-body">{children}</div>
    </details>
  );
}
