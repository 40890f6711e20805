import { Circle, CircleCheck } from 'lucide-react';
import type { GoalId, SchoolGame } from '../../learn/school/games.ts';
import { text } from '../../text/learn/school.ts';
import { explained } from '../controls/RichText.tsx';
import './goals.css';

/** The goals of a small game, with a tick at those that are achieved. */
export function Goals({ game, reached }: { game: SchoolGame; reached: readonly GoalId[] }) {
  const words = explained(...game.goals.map(({ id }) => goalText(game.id, id)));
  return (
    <ul className="goals" aria-label={text('small.goals')}>
      {game.goals.map((goal, index) => {
        const isReached = reached.includes(goal.id);
        return (
          <li key={goal.id} className="school-goal" data-reached={isReached ? '' : undefined}>
            {isReached ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <span>{words[index]}</span>
            <span className="visually-hidden">
              {text(isReached ? 'small.goal.reached' : 'small.goal.open')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The words of a goal: every pair of a game and one of its goals has its own key. */
function goalText(game: SchoolGame['id'], goal: GoalId): string {
  const key = `small.goal.${game}.${goal}`;
  return isGoalKey(key) ? text(key) : '';
}

const GOAL_KEYS = [
  'small.goal.pastang.vault',
  'small.goal.pastang.propt',
  'small.goal.pastang.win',
  'small.goal.stikitche.kaida',
  'small.goal.stikitche.turn',
  'small.goal.stikitche.win',
  'small.goal.draks-city.bend',
  'small.goal.draks-city.move-then-vault',
  'small.goal.draks-city.win',
] as const;

const isGoalKey = (key: string): key is (typeof GOAL_KEYS)[number] =>
  (GOAL_KEYS as readonly string[]).includes(key);
