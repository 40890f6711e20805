import { useId } from 'react';
import { GAMES_CHOICES, type GamesChoice } from '../../game/sitting/draft.ts';
import { readMatch } from '../../game/sitting/setup.ts';
import { FIRST_MOVES } from '../../game/sitting/terms.ts';
import { matchText } from '../../text/setup/setupWords.ts';
import { text } from '../../text/setup/setup.ts';
import { Choice } from '../controls/Choice.tsx';
import { NumberField } from './NumberField.tsx';
import type { PartProps } from './parts.ts';
import { Section } from './Section.tsx';
import './newGame.css';

/** A single game, or a series of them. */
export function MatchPart({ draft, onChange, problems }: PartProps) {
  const match = readMatch(draft);
  const help = useId();
  return (
    <Section title={text('match.heading')} value={match.ok ? matchText(match.value) : text('problem.value')}>
      <Choice
        legend={text('match.games')}
        options={GAMES_CHOICES.map((value) => ({ value, label: gamesLabel(value) }))}
        value={draft.games}
        onChange={(games) => onChange({ games })}
      />
      {draft.games === 'own' && (
        <NumberField
          field="games"
          label={text('match.own-label')}
          value={draft.ownGames}
          onChange={(ownGames) => onChange({ ownGames })}
          problems={problems}
        />
      )}
      {draft.games !== '1' && (
        <fieldset className="plain" aria-describedby={help}>
          <Choice
            legend={text('match.first-move')}
            options={FIRST_MOVES.map((value) => ({ value, label: text(`match.first-move.${value}`) }))}
            value={draft.firstMove}
            onChange={(firstMove) => onChange({ firstMove })}
          />
          <p id={help} className="help">
            {draft.firstMove === 'loser' && text('match.first-move.help')}
          </p>
        </fieldset>
      )}
    </Section>
  );
}

function gamesLabel(choice: GamesChoice): string {
  switch (choice) {
    case '1':
    case 'own':
    case 'open':
      return text(`match.${choice}`);
    case '2':
    case '4':
    case '6':
    case '10':
      return text('match.count', { games: Number(choice) });
  }
}
