import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { Board } from '../../board/Board.tsx';
import { BoardRoom } from '../../board/zoom/BoardRoom.tsx';
import type { Drawings } from '../../board/ways/drawing.ts';
import { motionOf } from '../../board/motion.ts';
import type { Bottom } from '../../board/view.ts';
import type { Side, Square } from '../../engine/index.ts';
import { standingOf } from '../../game/standing.ts';
import { targetsFrom, type Target } from '../../game/overlays/targets.ts';
import type { ExerciseStore } from '../../store/exercise/index.ts';
import { useMedia } from '../controls/useMedia.ts';
import { bottomOf, LOW } from '../table/useBottom.ts';
import { useSettings } from '../stores.tsx';
import type { ExerciseZoom } from './exerciseZoom.ts';

/** Milliseconds for which a wrong move stands, and before the opponent replies. */
const WRONG_STANDS = 1800;
const REPLY_AFTER = 500;

const NO_SQUARES: readonly Square[] = [];
const NO_TARGETS: ReadonlyMap<Square, Target> = new Map();
const NO_DRAWINGS: Drawings = { arrows: [], marks: [] };

interface ExerciseBoardProps {
  readonly store: ExerciseStore;
  readonly zoom: ExerciseZoom;
  /** Its accessible name. */
  readonly label: string;
  /** The squares that the task is about. */
  readonly goals?: readonly Square[];
  /** Arrows and marked squares that belong to the question. */
  readonly drawings?: Drawings;
  /** The player who sits at the bottom; if none is given, the settings decide. */
  readonly side?: Side;
  /** The edge at the bottom, where the words speak of up and left. */
  readonly bottom?: Bottom;
  /** The pieces that give Kaida are not shown, since that is the question. */
  readonly hidesKaida?: boolean;
}

/** The board of an exercise: the board of the table, with its look, keys and motion, over a position of its own. */
export function ExerciseBoard(props: ExerciseBoardProps) {
  const {
    store,
    zoom,
    label,
    goals = NO_SQUARES,
    drawings = NO_DRAWINGS,
    side = null,
    hidesKaida = false,
  } = props;
  const { position, phase, remark, chosen, selection, told, lastMove, change, shown, exercise } =
    useStore(store);
  const { choose, lift, drop, cancel, settle } = store.getState();
  const settings = useSettings((state) => state.settings);
  const isLow = useMedia(LOW);
  const geometry = position.ruleset.geometry;
  const view = { ...settings, facing: false, turning: false };
  const bottom = props.bottom ?? bottomOf(view, position.turn, geometry, isLow, side);
  const canMove = exercise.hands === 'move' && phase === 'asking';
  const targets = useMemo(
    () => (canMove ? targetsFrom(position, selection) : NO_TARGETS),
    [canMove, position, selection],
  );
  const motion = useMemo(() => {
    const { way, number, ply } = change;
    return ply === null || way === 'set' ? null : motionOf(number, ply, way);
  }, [change]);
  useEffect(() => {
    if (phase !== 'wrong' && phase !== 'replying') return undefined;
    const timer = setTimeout(settle, phase === 'wrong' ? WRONG_STANDS : REPLY_AFTER);
    return () => clearTimeout(timer);
  }, [phase, settle]);
  // what shows why a move is wrong no longer applies when the move is taken back
  const isShowingWhy = phase === 'wrong' || exercise.hands !== 'move';
  const answer = isShowingWhy ? (remark?.answer ?? null) : null;
  const drawn = useMemo(() => withAnswer(drawings, answer), [drawings, answer]);
  return (
    <BoardRoom
      key={`${position.ruleset.variation.id} ${geometry.size}`}
      squareSize={zoom.squareSize}
      bottom={bottom}
      onZoom={zoom.onZoom}
      onFit={zoom.onFit}
    >
      <Board
        position={position}
        label={label}
        bottom={bottom}
        pieces={settings.pieces}
        sides={exercise.sides}
        selection={selection ?? shown.squares[0] ?? null}
        targets={targets}
        lastMove={lastMove}
        kaida={hidesKaida ? null : standingOf(position).kaida}
        refused={told?.squares ?? (isShowingWhy ? remark?.squares : undefined) ?? NO_SQUARES}
        goals={goals}
        chosen={chosen}
        motion={motion}
        advised={shown.routes}
        drawings={drawn}
        confirmsTaps={settings.confirming && canMove}
        isStill={exercise.hands !== 'move' || phase === 'solved'}
        onChoose={choose}
        onLift={lift}
        onDrop={drop}
        onCancel={cancel}
      />
    </BoardRoom>
  );
}

/** What the opponent would do after a wrong move, as an arrow. */
const withAnswer = (
  drawings: Drawings,
  answer: { readonly from: Square; readonly to: Square } | null,
): Drawings =>
  answer === null
    ? drawings
    : { ...drawings, arrows: [...drawings.arrows, { from: answer.from, to: answer.to, colour: 'red' }] };
