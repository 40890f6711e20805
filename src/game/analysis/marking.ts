import { recordOf } from '../ply.ts';
import {
  addLine,
  annotate,
  lineTo,
  MOVE_NAGS,
  nodeOf,
  plyAt,
  toggleNag,
  type GameTree,
  type NodeId,
} from '../tree/index.ts';
import { evaluationAt } from './curve.ts';
import { withEval } from './evalCommand.ts';
import { JUDGEMENT_NAGS, JUDGEMENTS, judgementOf, lossOf, type Judgement } from './judgement.ts';
import { settled, type Judged } from './settled.ts';

/** Says in the reader's language how bad a move is and which one was better, for the comment. */
export type SayJudgement = (judgement: Judgement, better: string) => string;

/** How many turns of a better line the record holds: enough to see its point. */
const LONGEST_LINE = 5;

/**
 * The game with what the computer has found, starting from the first position: evaluations as commands, signs and
 * comments on bad moves, better moves as variations. The computer's own moves are never marked as bad, and the
 * evaluations before them agree with that. What an earlier report wrote is replaced; the reader's signs and comments
 * stay. Moves that have since been deleted from the tree or changed are left out.
 */
export function withReport(tree: GameTree, judged: readonly Judged[], say: SayJudgement): GameTree {
  let marked = tree;
  let before: Judged | null = null;
  for (const now of settled(tree, judged)) {
    if (tree.nodes[now.node] === undefined || nodeOf(tree, now.node).move !== now.move) {
      before = null;
      continue;
    }
    if (before !== null && nodeOf(tree, now.node).parent === before.node)
      marked = withJudgement(withoutFormer(marked, tree, now.node, say), before, now, say);
    const { commands } = nodeOf(marked, now.node).notes;
    // the end of a game speaks for itself
    if (now.best.length > 0) marked = annotate(marked, now.node, { commands: withEval(commands, now) });
    before = now;
  }
  return marked;
}

function withJudgement(tree: GameTree, before: Judged, now: Judged, say: SayJudgement): GameTree {
  const ply = plyAt(tree, now.node);
  const [best] = before.best;
  if (ply === null || best === undefined) return tree;
  const judgement = judgementOf(lossOf(ply.before.turn, before.score, now.score));
  return judgement === null ? tree : withBetter(tree, before, now.node, judgement, say);
}

/** Removes what an earlier report said about a move; the game as that report left it shows what to remove. */
function withoutFormer(tree: GameTree, former: GameTree, node: NodeId, say: SayJudgement): GameTree {
  const { notes, parent } = nodeOf(tree, node);
  const ply = plyAt(tree, node);
  const now = evaluationAt(former, node);
  if (parent === null || ply === null || now === null) return tree;
  const before = evaluationAt(former, parent);
  const found = before === null ? null : judgementOf(lossOf(ply.before.turn, before.score, now.score));
  const said = saidOf(tree, node, say);
  const signs = [found, said].map((judgement) => judgement && JUDGEMENT_NAGS[judgement]);
  return annotate(tree, node, {
    nags: notes.nags.filter((nag) => !signs.some((sign) => sign === nag)),
    after: said === null ? notes.after : '',
  });
}

/** How bad a move is according to its comment, if a report wrote that comment; null if it is the reader’s. */
function saidOf(tree: GameTree, node: NodeId, say: SayJudgement): Judgement | null {
  const { notes, parent } = nodeOf(tree, node);
  const others = parent === null ? [] : nodeOf(tree, parent).children.flatMap((id) => plyAt(tree, id) ?? []);
  const isSaid = (judgement: Judgement): boolean =>
    others.some((other) => say(judgement, recordOf(other)) === notes.after);
  return JUDGEMENTS.find(isSaid) ?? null;
}

function withBetter(
  tree: GameTree,
  before: Judged,
  node: NodeId,
  judgement: Judgement,
  say: SayJudgement,
): GameTree {
  const added = addLine(tree, before.node, before.best.slice(0, LONGEST_LINE));
  if (!added.ok) return tree;
  const first = lineTo(added.value.tree, added.value.node).find(({ parent }) => parent === before.node);
  const better = first === undefined ? null : plyAt(added.value.tree, first.id);
  if (first === undefined || better === null) return tree;
  const commands = withEval(nodeOf(added.value.tree, first.id).notes.commands, before);
  const withLine = annotate(added.value.tree, first.id, { commands });
  const { nags, after } = nodeOf(withLine, node).notes;
  const hasSign = nags.some((nag) => MOVE_NAGS.some((known) => known === nag));
  return annotate(withLine, node, {
    nags: hasSign ? nags : toggleNag(nags, JUDGEMENT_NAGS[judgement]),
    after: after === '' ? say(judgement, recordOf(better)) : after,
  });
}
