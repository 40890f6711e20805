import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { choicesOf, gameBy, meaningOf, type AnyGame, type Block } from '../../../cabinet/seam/game.ts';
import { grown, handOf } from '../../../cabinet/seam/hand.ts';
import { barText, optionText, refusedText, tellTexts, text, type Say } from '../../../text/cabinet/table.ts';
import { Alert } from '../../controls/Alert.tsx';
import { CabinetBoard } from '../board/CabinetBoard.tsx';
import '../cabinet.css';
import './cabinetRules.css';

interface DiagramProps {
  readonly game: AnyGame;
  readonly say: Say;
  readonly block: Extract<Block, { is: 'diagram' }>;
}

interface Shown {
  readonly position: unknown;
  readonly before: { readonly position: unknown; readonly move: unknown } | null;
  readonly chosen: readonly string[];
  readonly told: string | null;
}

/** A board in the rules, on which moves can be tried. */
export function CabinetDiagram({ game: all, say, block }: DiagramProps) {
  const rules =
    all.variants.find(({ id }) => id === block.variant) ??
    all.variants.find((one) => one.read(block.position).ok) ??
    all.variants[0];
  const read = rules?.read(block.position);
  const start: unknown = read?.ok === true ? read.value : rules?.start();
  const first: Shown = { position: start, before: null, chosen: block.chosen ?? [], told: null };
  const [shown, setShown] = useState(first);
  if (rules === undefined) return null;
  const game = gameBy(all, rules);
  const { position, before, chosen, told } = shown;
  const turn = rules.turn(position);
  const choices = turn === 'chance' ? [] : choicesOf(game, position, rules.moves(position));
  const hand = handOf(choices, chosen);
  const outcome = rules.outcome(position);
  const whyNot = (step: string): string =>
    outcome.over ? barText(say, 'over') : refusedText(say, game, position, chosen, step);
  const choose = (step: string): void => {
    const next = grown(choices, hand, step);
    if (next === null) setShown({ ...shown, told: whyNot(step) });
    else if (next.move !== null && next.next.size === 0) play(next.move);
    else setShown({ ...shown, chosen: next.chosen, told: null });
  };
  const play = (move: unknown): void =>
    setShown({ position: rules.play(position, move), before: { position, move }, chosen: [], told: null });
  const options = [...hand.next].filter((step) => !game.surface.places.some(({ name }) => name === step));
  const tells =
    before === null ? [] : tellTexts(say, rules, game.tells?.(before.position, before.move) ?? []);
  return (
    <figure className="cabinet-diagram">
      <CabinetBoard
        game={game}
        say={say}
        rules={rules}
        standing={game.standing(position, chosen)}
        hand={hand}
        means={(place) => meaningOf(game, position, chosen, place)}
        reaches={game.reaches?.(position, chosen) ?? []}
        markers={game.markers?.(before === null ? [] : [before.position], position) ?? []}
        trace={before === null || chosen.length > 0 ? null : game.trace(before.position, before.move)}
        motion={null}
        turn={0}
        onChoose={choose}
        onPutDown={() => setShown({ ...shown, chosen: [], told: null })}
      />
      <figcaption>
        <p>{say(block.key)}</p>
        {tells.length > 0 && (
          <ul className="cabinet-tells">
            {tells.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        <div className="cabinet-diagram-told">
          <Alert words={told ?? (outcome.over ? say(`end.${game.ending(position, true)}`) : undefined)} />
          {options.map((step) => (
            <button key={step} type="button" className="button small go" onClick={() => choose(step)}>
              {optionText(say, rules, position, step)}
            </button>
          ))}
          {hand.move !== null && (
            <button type="button" className="button small go" onClick={() => play(hand.move)}>
              {say('cabinet.finish')}
            </button>
          )}
          {(before !== null || chosen.join() !== first.chosen.join()) && (
            <button type="button" className="button small quiet" onClick={() => setShown(first)}>
              <RotateCcw aria-hidden="true" />
              {text('cabinet.diagram.back')}
            </button>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
