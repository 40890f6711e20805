import { memo, useMemo } from 'react';
import type { HouseRuleId, Square } from '../../../engine/index.ts';
import { ruleChange } from '../../../game/rulebook/ruleChange.ts';
import { ruleChangeText } from '../../../text/setup/houseRules.ts';
import { MiniBoard } from '../MiniBoard.tsx';
import './house.css';

/**
 * What a named rule changes for one piece, found by the engine and drawn small: dots, rings for squares that are added,
 * crosses for those that are lost.
 */
export const RuleDiagram = memo(function RuleDiagram({ rule }: { rule: HouseRuleId }) {
  const change = useMemo(() => ruleChange(rule), [rule]);
  const { width, height } = change.position.ruleset.geometry;
  const middle = (square: Square): readonly [number, number] => [
    (square % width) + 0.5,
    height - Math.floor(square / width) - 0.5,
  ];
  const [x, y] = middle(change.from);
  // marks stay as large as on the smallest board
  const unit = Math.max(width, height) / 9;
  const circle = (radius: number) => (square: Square) => {
    const [cx, cy] = middle(square);
    return <circle key={square} cx={cx} cy={cy} r={Math.min(0.46, radius * unit)} />;
  };
  return (
    <span className="rule-diagram">
      <span className="visually-hidden">{ruleChangeText(change)}</span>
      <MiniBoard position={change.position} frame={0.25}>
        <rect className="rule-piece" x={x - 0.5} y={y - 0.5} width={1} height={1} />
        <g className="rule-kept">{change.kept.map(circle(0.2))}</g>
        <g className="rule-added">{change.added.map(circle(0.34))}</g>
        <path
          className="rule-lost"
          d={change.lost
            .map(middle)
            .map(([cx, cy]) => `M${cx - 0.32} ${cy - 0.32}l.64 .64m0 -.64l-.64 .64`)
            .join('')}
        />
      </MiniBoard>
    </span>
  );
});
