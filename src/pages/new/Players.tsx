import { useId } from 'react';
import { SIDES, type Side } from '../../engine/index.ts';
import {
  BEGINNERS,
  PLAYER_KINDS,
  THINKING_CHOICES,
  type Draft,
  type ThinkingChoice,
} from '../../game/sitting/draft.ts';
import { thinkingOf } from '../../game/sitting/setup.ts';
import { LONGEST_NAME } from '../../game/sitting/terms.ts';
import { findSchoolGame } from '../../learn/school/games.ts';
import { LADDERS } from '../../search/ladder.ts';
import { goodDaysOf } from '../../search/levels.ts';
import { NETWORK_GAMES } from '../../search/network/games.ts';
import { OFFERED_LEVELS, type OfferedLevel } from '../../search/types.ts';
import { TABLEBASES } from '../../store/tablebase/files.ts';
import { text } from '../../text/setup/setup.ts';
import { sideText } from '../../text/sides.ts';
import { Choice } from '../controls/Choice.tsx';
import type { PartProps } from './parts.ts';
import { Solved } from './Solved.tsx';
import './players.css';
import '../controls/choice.css';
import './fields.css';
import './newGame.css';

type PlayersProps = Omit<PartProps, 'problems'>;

/** Who plays each side, a person or the computer, and which of them begins. */
export function Players({ draft, onChange }: PlayersProps) {
  const { begins } = draft;
  const hint = useId();
  const positionDecides = draft.position.trim() !== '';
  const hasComputer = SIDES.some((side) => draft.players[side] === 'computer');
  return (
    <>
      <fieldset className="plain choice">
        <legend>{text('players.heading')}</legend>
        <div className="players">
          {SIDES.map((side) => (
            <Player key={side} side={side} draft={draft} onChange={onChange} />
          ))}
        </div>
      </fieldset>
      {hasComputer && <Thinking draft={draft} onChange={onChange} />}
      {isSolved(draft) && <Solved variation={draft.variation} />}
      <fieldset className="plain" disabled={positionDecides} aria-describedby={hint}>
        <Choice
          legend={text('begins.heading')}
          options={BEGINNERS.map((value) => ({
            value,
            label: value === 'lot' ? text('begins.lot') : sideText(value),
          }))}
          value={begins}
          onChange={(value) => onChange({ begins: value })}
        />
        <p id={hint} className="help">
          {positionDecides && text('begins.position')}
        </p>
      </fieldset>
    </>
  );
}

/** Whether level 8 plays a game that has a tablebase. */
const isSolved = ({ variation, players, levels }: Draft): boolean =>
  variation in TABLEBASES && SIDES.some((side) => players[side] === 'computer' && levels[side] === 8);

function Player({ side, draft, onChange }: PlayersProps & { readonly side: Side }) {
  const { names, players } = draft;
  return (
    <div className="player" data-side={side}>
      <Choice
        legend={text('players.who', { side: sideText(side) })}
        options={PLAYER_KINDS.map((value) => ({ value, label: text(`players.${value}`) }))}
        value={players[side]}
        onChange={(kind) => onChange({ players: { ...players, [side]: kind } })}
      />
      {players[side] === 'computer' ? (
        <LevelField side={side} draft={draft} onChange={onChange} />
      ) : (
        <NameField
          side={side}
          value={names[side]}
          onChange={(name) => onChange({ names: { ...names, [side]: name } })}
        />
      )}
    </div>
  );
}

interface NameFieldProps {
  readonly side: Side;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function NameField({ side, value, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className="name-field">
      <label htmlFor={id}>{text('players.name', { side: sideText(side) })}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        placeholder={text('players.name-hint')}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** How a level fares against the one below it: what it is worth, for players who do not know ratings. */
function strengthText(variation: string, level: OfferedLevel): string {
  const ladder = LADDERS[variation];
  if (ladder === undefined) return text('level.unmeasured');
  if (level === 1)
    return text(findSchoolGame(variation) === undefined ? 'level.least' : 'level.least.school');
  const points = Math.round(ladder[level] / 10);
  return text(points > 5 ? 'level.scores' : 'level.even', { points, below: level - 1 });
}

/** How often a level plays better than it usually does. */
function goodDaysText(variation: string, level: OfferedLevel): string {
  const hasNetwork = NETWORK_GAMES.some((game) => game === variation);
  const chance = goodDaysOf(level, hasNetwork);
  return chance === 0 ? '' : text('level.goodDays', { games: Math.round(1 / chance), above: level + 1 });
}

/** The level as a number from 1 to 8 on a slider, with its meaning below. */
function LevelField({ side, draft, onChange }: PlayersProps & { readonly side: Side }) {
  const id = useId();
  const { levels } = draft;
  const level = levels[side];
  const words = [
    text(`level.${level}`),
    strengthText(draft.variation, level),
    goodDaysText(draft.variation, level),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  return (
    <div className="level-field">
      <label htmlFor={id}>
        {text('level.label', { side: sideText(side) })}
        <output htmlFor={id}>{level}</output>
      </label>
      <input
        id={id}
        type="range"
        min={OFFERED_LEVELS[0]}
        max={OFFERED_LEVELS.at(-1)}
        step={1}
        value={level}
        aria-valuetext={`${level}. ${words}`}
        onChange={(event) => {
          const chosen = OFFERED_LEVELS.find((known) => known === event.target.valueAsNumber);
          if (chosen !== undefined) onChange({ levels: { ...levels, [side]: chosen } });
        }}
      />
      <p className="help">{words}</p>
    </div>
  );
}

/** How long the computer may think; a share of the clock only if there is one. */
function Thinking({ draft, onChange }: PlayersProps) {
  const choices = THINKING_CHOICES.filter((choice) => choice !== 'share' || draft.clock !== 'none');
  return (
    <Choice
      legend={text('thinking.heading')}
      options={choices.map((value) => ({ value, label: thinkingText(value) }))}
      value={thinkingOf(draft)}
      onChange={(thinking: Draft['thinking']) => onChange({ thinking })}
    />
  );
}

const thinkingText = (choice: ThinkingChoice): string =>
  choice === 'share' ? text('thinking.share') : text('clock.seconds.short', { seconds: Number(choice) });
