import { memo } from 'react';
import type { Position } from '../../engine/index.ts';
import { hasTerrain } from '../../game/games/composed.ts';
import { ruleAbout, ruleTitle, terrainText, text as houseText } from '../../text/setup/houseRules.ts';
import { text } from '../../text/setup/setup.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import './house/house.css';
import { MiniBoard } from './MiniBoard.tsx';

interface HouseAgreedProps {
  readonly from: Position;
  /** What the players call their rules. */
  readonly name: string | undefined;
}

/** The named rules and the terrain with which a game is played, in words (sections 16 and 19). */
export const HouseAgreed = memo(function HouseAgreed({ from, name }: HouseAgreedProps) {
  const { rules, terrain } = from.ruleset.variation;
  return (
    <>
      <section>
        <h3>{text('agreement.house-rules')}</h3>
        {name !== undefined && <p>{text('agreement.set', { name })}</p>}
        {rules.length === 0 ? (
          <p>{text('agreement.no-house-rules')}</p>
        ) : (
          <ul className="house-agreed">
            {rules.map((rule) => (
              <li key={rule}>
                <RulesLink to={rule}>{ruleTitle(rule)}</RulesLink>. {ruleAbout(rule)}
              </li>
            ))}
          </ul>
        )}
      </section>
      {hasTerrain(terrain) && (
        <section>
          <h3>{houseText('terrain.heading')}</h3>
          <p>
            {terrainText(terrain)}. {houseText('terrain.lead')}
          </p>
          <MiniBoard position={from} frame={0.3} />
        </section>
      )}
    </>
  );
});
