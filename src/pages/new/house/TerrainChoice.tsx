import { NO_TERRAIN, startPosition } from '../../../engine/index.ts';
import { composedWith } from '../../../game/games/composed.ts';
import { formatAddress } from '../../../game/editor/address.ts';
import { variationOf } from '../../../game/games/games.ts';
import {
  choiceOf,
  layoutOn,
  TERRAIN_CHOICES,
  type TerrainChoice as Terrain,
} from '../../../game/games/layouts.ts';
import { text } from '../../../text/setup/houseRules.ts';
import { Choice } from '../../controls/Choice.tsx';
import { useNavigation } from '../../navigation.ts';
import { MiniBoard } from '../MiniBoard.tsx';
import './house.css';
import type { HouseProps } from './houseProps.ts';

/** Which terrain lies on the board: none, a ready-made one, or the players' own, made in the editor (section 19). */
export function TerrainChoice({ variation, onChange }: HouseProps) {
  const { openAt } = useNavigation();
  const game = variationOf(variation);
  const chosen = choiceOf(game);
  const choices = TERRAIN_CHOICES.filter((choice) => choice !== 'own' || chosen === 'own');
  const withTerrain = (choice: Terrain): string => {
    switch (choice) {
      case 'none':
        return composedWith(variation, { terrain: NO_TERRAIN });
      case 'own':
        return variation;
      case 'river':
      case 'woods':
      case 'hills':
      case 'all':
        return composedWith(variation, { terrain: layoutOn(game, choice) });
    }
  };
  return (
    <div className="terrain-choice">
      <p className="help">{text('terrain.lead')}</p>
      <Choice
        legend={text('terrain.choice')}
        options={choices.map((value) => ({
          value,
          label: text(`terrain.${value}`),
          content: (
            <>
              <MiniBoard position={startPosition(variationOf(withTerrain(value)))} frame={0.3} />
              <span>{text(`terrain.${value}`)}</span>
            </>
          ),
        }))}
        value={chosen}
        onChange={(choice) => onChange(withTerrain(choice))}
        look="pictures"
      />
      <button
        type="button"
        className="button quiet"
        onClick={() => openAt('/editor', formatAddress(startPosition(game)))}
      >
        {text('terrain.lay')}
      </button>
    </div>
  );
}
