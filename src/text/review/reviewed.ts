import { endAt } from '../../game/recordEnd.ts';
import { recordOf } from '../../game/ply.ts';
import { spelledOf } from '../spelled.ts';
import {
  alternatives,
  knownNag,
  nodeOf,
  plyAt,
  positionAt,
  type GameTree,
  type NodeId,
  type Tags,
} from '../../game/tree/index.ts';
import { outcomeText, resultText } from '../outcomes.ts';
import { text } from './review.ts';
import { variationTitle } from '../setup/variations.ts';
import { seenSides, sideText, type SideNames } from '../sides.ts';

/** What a game is called: its players, or else its event, or else what is played. */
export function reviewTitle({
  tags,
  start,
}: {
  readonly tags: Tags;
  readonly start: GameTree['start'];
}): string {
  const [yellow, blue] = [tags.get('Yellow'), tags.get('Blue')];
  if (yellow !== undefined || blue !== undefined)
    return text('review.players', {
      yellow: yellow ?? sideText('yellow'),
      blue: blue ?? sideText('blue'),
    });
  return tags.get('Event') ?? variationTitle(start.ruleset.variation.id);
}

/** A sign in words; a sign that has no name, by its number. */
export function nagText(nag: number): string {
  const known = knownNag(nag);
  return known === undefined ? text('nag.other', { nag }) : text(`nag.${known}`, seenSides());
}

/** Whose turn it is after a move, or how the game has ended there: by the rules or by its players. */
export function standingAt(tree: GameTree, node: NodeId, sides: SideNames = seenSides()): string {
  const ended = endAt(tree, node);
  if (ended === null) return text('status.to-move', { side: sides[positionAt(tree, node).turn] });
  return ended.known === 'end'
    ? outcomeText(ended.end, { sides })
    : text('review.ended', { score: resultText(ended.result) });
}

/** A move with its turn, `5 SMc2-Mc3`, or the name of the start. */
export function placeText(tree: GameTree, node: NodeId): string {
  const ply = plyAt(tree, node);
  if (ply === null) return text('review.start');
  return text('review.place', { turn: ply.before.turnsPlayed + 1, move: recordOf(ply) });
}

/** A move spelled, with its turn and side: for the slider and reading aloud. */
export function spelledPlace(tree: GameTree, node: NodeId): string {
  const ply = plyAt(tree, node);
  if (ply === null) return text('review.start');
  return text('review.spelled', {
    turn: ply.before.turnsPlayed + 1,
    side: sideText(ply.before.turn),
    move: spelledOf(ply),
  });
}

/** What is read aloud about the shown move: the move, its signs, comments, and what could be played instead. */
export function announceNode(tree: GameTree, node: NodeId): string {
  const { notes } = nodeOf(tree, node);
  const others = alternatives(tree, node);
  return [
    notes.before,
    `${spelledPlace(tree, node)}.`,
    ...notes.nags.map((nag) => `${nagText(nag)}.`),
    notes.after,
    others.length > 1
      ? text('review.alternative', { number: others.indexOf(node) + 1, count: others.length })
      : '',
    `${standingAt(tree, node)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
