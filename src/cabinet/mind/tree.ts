import type { Mind } from '../seam/game.ts';
import { sideOf, type Rules } from '../seam/rules.ts';
import { allowedMoves, chanceMove } from '../seam/walk.ts';
import { bestAgainst } from './against.ts';

/** A seat, or chance. */
type Mover = number | 'chance';

/** A move that was looked at, and what came of it. */
interface Branch<Position, Move> {
  readonly move: Move;
  /** How likely it seemed to be good before it was tried; all branches of a node together have 1. */
  readonly prior: number;
  readonly seat: Mover;
  position: Position;
  node: Node<Position, Move> | null;
  visits: number;
  /** What it brought to the seat that moves, summed over all visits. */
  gains: number;
}

interface Node<Position, Move> {
  readonly seat: Mover;
  readonly branches: readonly Branch<Position, Move>[];
  /** The result that is already decided there, for each seat; null while the game goes on. */
  readonly end: readonly number[] | null;
}

interface Tree<Position, Move> {
  readonly rules: Rules<Position, Move>;
  readonly mind: Mind<Position, Move>;
  readonly draw: () => number;
}

/** An advantage of this much makes it about three to one that a seat wins; a man is worth about 100. */
const LIKELY = 60;
/** An advantage of this much makes a move seem e (2.7) times as likely. */
const TEMPERATURE = 14;
/** How curious the search is about moves that it has seldom tried. */
const CURIOSITY = 1.1;
/** Turns of each player that are played on with random moves, from a leaf. */
const PLAYED_ON = 1;
/** This many random moves are drawn at each of them, and the best is played. */
const DRAWN = 4;

/** What each seat may expect of a position, from 0 to 1. */
function hopes<Position, Move>({ rules, mind }: Tree<Position, Move>, position: Position): number[] {
  const worths = mind.worths?.(position, rules.seats) ?? rules.seats.map(() => 0);
  return worths.map((worth, seat) => 1 / (1 + Math.exp((bestAgainst(rules, worths, seat) - worth) / LIKELY)));
}

function endOf<Position, Move>(rules: Rules<Position, Move>, position: Position): number[] | null {
  const outcome = rules.outcome(position);
  if (!outcome.over) return null;
  const { winner } = outcome;
  const share = 1 / new Set(rules.sides ?? rules.seats).size;
  return rules.seats.map((_, seat) => (winner === null ? share : sideOf(rules, seat) === winner ? 1 : 0));
}

/** The probability of each move of chance. */
function oddsOf<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  moves: readonly Move[],
): readonly number[] {
  const weights = moves.map((move) => rules.weight?.(position, move) ?? 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** How likely each move seems to be good for the seat that makes it. */
function priorsOf<Position, Move>(
  { rules, mind }: Tree<Position, Move>,
  seat: number,
  after: readonly Position[],
): readonly number[] {
  const worths = after.map((next) => mind.worths?.(next, rules.seats)[seat] ?? 0);
  const most = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - most) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A node with its moves, the likely ones first. */
function opened<Position, Move>(
  tree: Tree<Position, Move>,
  position: Position,
  moves: readonly Move[],
): Node<Position, Move> {
  const { rules } = tree;
  const seat = rules.turn(position);
  const end = endOf(rules, position);
  if (end !== null) return { seat, branches: [], end };
  const after = moves.map((move) => rules.play(position, move));
  const priors = seat === 'chance' ? oddsOf(rules, position, moves) : priorsOf(tree, seat, after);
  const branches = moves.flatMap((move, index): Branch<Position, Move>[] => {
    const next = after[index];
    const prior = priors[index] ?? 0;
    return next === undefined ? [] : [{ move, prior, seat, position: next, node: null, visits: 0, gains: 0 }];
  });
  return { seat, branches: branches.toSorted((one, other) => other.prior - one.prior), end: null };
}

/** The branch that chance takes, each as often as it is likely. */
function fallen<Position, Move>(
  { branches }: Node<Position, Move>,
  draw: () => number,
): Branch<Position, Move> | undefined {
  let left = draw();
  return branches.find(({ prior }) => (left -= prior) < 0) ?? branches[0];
}

/** The branch to be tried next: one that has served its seat well, or has seldom been tried. */
function chosen<Position, Move>({ branches }: Node<Position, Move>): Branch<Position, Move> | undefined {
  const all = branches.reduce((sum, { visits }) => sum + visits, 1);
  let best: Branch<Position, Move> | undefined;
  let top = -Infinity;
  for (const branch of branches) {
    const mean = branch.visits === 0 ? 0.5 : branch.gains / branch.visits;
    const score = mean + (CURIOSITY * branch.prior * Math.sqrt(all)) / (1 + branch.visits);
    if (score > top) [best, top] = [branch, score];
  }
  return best;
}

function afterChance<Position, Move>(
  { rules, draw }: Tree<Position, Move>,
  position: Position,
): Position | null {
  const move = chanceMove(rules, position, draw);
  return move === null ? null : rules.play(position, move);
}

/** The position after the best of some random moves. */
function bestOfSome<Position, Move>(
  { rules, mind, draw }: Tree<Position, Move>,
  position: Position,
): Position | null {
  const turn = rules.turn(position);
  const seat = turn === 'chance' ? 0 : turn;
  const moves = rules.moves(position);
  let best: Position | null = null;
  let top = -Infinity;
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const move = moves[Math.floor(draw() * moves.length)];
    if (move === undefined) continue;
    const next = rules.play(position, move);
    const worth = mind.worths?.(next, rules.seats)[seat] ?? 0;
    if (worth > top) [best, top] = [next, worth];
  }
  return best;
}

/** Plays a few turns on, each the best of some random moves; then returns what each seat may expect. */
function playedOn<Position, Move>(tree: Tree<Position, Move>, from: Position): number[] {
  const { rules } = tree;
  let position = from;
  for (let turn = PLAYED_ON * rules.seats.length; turn > 0; turn--) {
    const end = endOf(rules, position);
    if (end !== null) return end;
    const next = rules.turn(position) === 'chance' ? afterChance(tree, position) : bestOfSome(tree, position);
    if (next === null) break;
    position = next;
  }
  return endOf(rules, position) ?? hopes(tree, position);
}

/** Goes down the tree to a leaf, plays on from there, and reports the result to every branch on the way. */
function visit<Position, Move>(tree: Tree<Position, Move>, root: Node<Position, Move>): void {
  const way: Branch<Position, Move>[] = [];
  let node = root;
  let gains: readonly number[] | null = null;
  while (gains === null) {
    const branch = node.seat === 'chance' ? fallen(node, tree.draw) : chosen(node);
    if (branch === undefined) {
      gains = node.end ?? tree.rules.seats.map(() => 0);
      break;
    }
    way.push(branch);
    if (branch.visits === 0) gains = playedOn(tree, branch.position);
    else {
      branch.node ??= opened(tree, branch.position, tree.rules.moves(branch.position));
      node = branch.node;
    }
  }
  for (const branch of way) {
    branch.visits++;
    if (branch.seat !== 'chance') branch.gains += gains[branch.seat] ?? 0;
  }
}

/** A move that wins at once, if there is one, even if it does not seem likely. */
const winningBranch = <Position, Move>(
  rules: Rules<Position, Move>,
  { branches }: Node<Position, Move>,
): Branch<Position, Move> | undefined =>
  branches.find(({ position, seat }) => {
    const outcome = rules.outcome(position);
    return outcome.over && seat !== 'chance' && outcome.winner === sideOf(rules, seat);
  });

/**
 * Looks for the best move in a game of more than two players or with chance, by Monte-Carlo tree search: it goes this
 * many times down a tree of moves, in which each seat looks for its own good, and chance falls according to its
 * probabilities. Null if there is no move.
 */
export function searchTree<Position, Move>(
  rules: Rules<Position, Move>,
  mind: Mind<Position, Move>,
  past: readonly Position[],
  position: Position,
  visits: number,
  draw: () => number,
): Move | null {
  const tree = { rules, mind, draw };
  const root = opened(tree, position, allowedMoves(rules, position, past));
  const winning = winningBranch(rules, root);
  if (winning !== undefined) return winning.move;
  if (root.branches.length > 1) for (let at = 0; at < visits; at++) visit(tree, root);
  const [first] = root.branches;
  if (first === undefined) return null;
  return root.branches.reduce((best, branch) => (branch.visits > best.visits ? branch : best), first).move;
}
