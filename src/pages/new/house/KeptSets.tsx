import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { knownSets, MOST_SETS } from '../../../store/houseSets.ts';
import { text } from '../../../text/setup/houseRules.ts';
import { variationTitle } from '../../../text/setup/variations.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { LinkWays } from '../../share/LinkWays.tsx';
import type { HouseProps } from './houseProps.ts';
import { useHouseSets, useSetsOfOtherTabs } from './houseSetsStore.ts';
import './house.css';
import '../../table/notices.css';

/** The sets that the players have named, a name for the one that is chosen, and its link. */
export function KeptSets({ variation, onChange }: HouseProps) {
  useSetsOfOtherTabs();
  const id = useId();
  const [name, setName] = useState('');
  const sets = knownSets(useHouseSets((state) => state.sets));
  const wasDamaged = useHouseSets((state) => state.wasDamaged);
  const saved = useHouseSets((state) => state.saved);
  const keep = useHouseSets((state) => state.keep);
  const forget = useHouseSets((state) => state.forget);
  return (
    <>
      <div className="keep-set">
        <label htmlFor={id}>{text('house.keep-name')}</label>
        <input
          id={id}
          type="text"
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <button
          type="button"
          className="button quiet"
          disabled={name.trim() === ''}
          onClick={() => {
            keep(name, variation);
            setName('');
          }}
        >
          {text('house.keep')}
        </button>
        <p className="help">{text(saved ? 'house.keep-help' : 'house.keep-failed', { most: MOST_SETS })}</p>
      </div>
      {wasDamaged && <p className="notice">{text('house.damaged')}</p>}
      {sets.length > 0 && (
        <ul className="kept-sets" aria-label={text('house.kept')}>
          {sets.map((set) => (
            <li key={set.name}>
              <button
                type="button"
                className="kept-set"
                aria-pressed={set.variation === variation}
                onClick={() => onChange(set.variation)}
              >
                <strong>{set.name}</strong>
                <span>{variationTitle(set.variation)}</span>
              </button>
              <IconButton
                icon={Trash2}
                label={text('house.forget', { name: set.name })}
                onClick={() => forget(set.name)}
              />
            </li>
          ))}
        </ul>
      )}
      <details className="pass-set">
        <summary>{text('house.pass-on')}</summary>
        <div>
          <LinkWays
            address={`${location.origin}${location.pathname}#/new/${encodeURIComponent(variation)}`}
            label={text('house.link')}
            help={text('house.pass-on-help')}
          />
        </div>
      </details>
    </>
  );
}
