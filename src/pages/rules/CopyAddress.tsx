import { Check, Link } from 'lucide-react';
import type { RulesPlace } from '../../text/rulebook/place.ts';
import { text } from '../../text/rules.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useCopy } from '../share/useCopy.ts';

/** Copies the address of a place in the rules. */
export function CopyAddress({ place, title }: { place: RulesPlace; title: string }) {
  const { copied, copy } = useCopy();
  return (
    <span>
      <IconButton
        icon={copied === null ? Link : Check}
        label={text('rules.section-link', { section: title })}
        onClick={() => copy(new URL(`#/rules/${place}`, location.href).href)}
      />
      <output className="visually-hidden">{copied !== null && text('rules.copied')}</output>
    </span>
  );
}
