import { partsOf } from '../../game/games/composed.ts';
import { isAsPlayed } from '../../game/games/playedSets.ts';
import { choiceOf } from '../../game/games/layouts.ts';
import { LARGER_IDS, variationOf } from '../../game/games/games.ts';
import { text } from '../../text/setup/houseRules.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { onDemand } from '../controls/onDemand.tsx';
import type { HouseProps } from './house/houseProps.ts';
import { Section } from './Section.tsx';
import './section.css';

const Nothing = () => null;
const LargerGames = onDemand<HouseProps>(
  async () => (await import('./house/LargerGames.tsx')).LargerGames,
  Nothing,
);
const HouseRules = onDemand<HouseProps>(
  async () => (await import('./house/HouseRules.tsx')).HouseRules,
  Nothing,
);
const TerrainChoice = onDemand<HouseProps>(
  async () => (await import('./house/TerrainChoice.tsx')).TerrainChoice,
  Nothing,
);

/** Larger games, house rules and terrain: folded away, and loaded when somebody unfolds them. */
export function HouseParts(props: HouseProps) {
  const { variation } = props;
  const { base, rules } = partsOf(variation);
  const terrain = choiceOf(variationOf(variation));
  const isLarger = LARGER_IDS.some((id) => id === base);
  return (
    <div className="setup-sections">
      <Section
        title={text('larger.heading')}
        value={isLarger ? variationTitle(base) : text('larger.none')}
        isLater
      >
        <LargerGames {...props} />
      </Section>
      <Section title={text('house.heading')} value={rulesText(variation, rules.length)} isLater>
        <HouseRules {...props} />
      </Section>
      <Section
        title={text('terrain.heading')}
        value={terrain === 'none' ? text('house.none') : text(`terrain.${terrain}`)}
        isLater
      >
        <TerrainChoice {...props} />
      </Section>
    </div>
  );
}

function rulesText(variation: string, rules: number): string {
  if (isAsPlayed(variation)) return text('house.as-played');
  return rules === 0 ? text('house.none') : text('house.count', { rules });
}
