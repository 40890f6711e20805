import { useId, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { AnyGame, Marker, Standing, Trace } from '../../../cabinet/seam/game.ts';
import type { Hand } from '../../../cabinet/seam/hand.ts';
import type { AnyRules } from '../../../cabinet/seam/rules.ts';
import {
  ARROWS,
  neighbourOf,
  turned,
  turnedDot,
  type Dot,
  type Place,
  type Surface,
} from '../../../cabinet/seam/surface.ts';
import { labelText, text, type Say } from '../../../text/cabinet/table.ts';
import { LastWay, NextMarks, Reaches } from './BoardMarks.tsx';
import { Markers, Men } from './Men.tsx';
import { paletteStyle } from './palette.ts';
import { ShadesFrom } from './Shapes.tsx';
import { Ground, viewBoxOf } from './StillBoard.tsx';
import { useMotion } from './useMotion.ts';
import './cabinetBoard.css';

export interface CabinetBoardProps {
  readonly game: AnyGame;
  readonly say: Say;
  readonly rules: AnyRules;
  readonly standing: readonly Standing[];
  /** What is chosen and can be chosen; nothing where nobody can choose. */
  readonly hand: Hand<unknown>;
  readonly means: (place: string) => 'may' | 'takes';
  /** The ways to what can come next, if the game shows them. */
  readonly reaches: readonly (readonly Dot[])[];
  /** What stands beside the places. */
  readonly markers: readonly Marker[];
  readonly trace: Trace | null;
  /** The ways of moves before that one that the player may not have seen; none if left out. */
  readonly earlier?: readonly Trace[];
  /** A new number for each move that is to be animated; null for none. */
  readonly motion: number | null;
  /** How many times the board has been turned. */
  readonly turn: number;
  readonly onChoose: (place: string) => void;
  readonly onPutDown: () => void;
}

/** A board of the cabinet: its ground, men and marks as one picture, and over it a button for each place. */
export function CabinetBoard(props: CabinetBoardProps) {
  const { game, standing, hand, means, trace, earlier = [], motion, turn } = props;
  const seen = (dots: readonly Dot[]): readonly Dot[] =>
    turn === 0 ? dots : dots.map((dot) => turnedDot(game.surface, dot, turn));
  const lineOf = (way: Trace | null) => (way?.line === undefined ? undefined : seen(way.line));
  const line = lineOf(trace);
  const id = useId();
  const surface = useMemo(() => turned(game.surface, turn), [game, turn]);
  const man = useMotion(surface, trace?.path ?? [], line, motion);
  const reached = trace?.path.at(-1);
  const { box } = surface;
  const style = { ...paletteStyle(surface), '--ratio': box.width / box.height } as CSSProperties;
  const occupied = new Map(standing.map((one) => [one.place, one]));
  return (
    <div className="cabinet-colours cabinet-board" style={style}>
      <svg viewBox={viewBoxOf(surface)} aria-hidden="true">
        <ShadesFrom id={id}>
          <Ground surface={surface} turn={turn} />
          {earlier.length > 0 && (
            <g className="cabinet-earlier">
              {earlier.map((way, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- one way may have been gone twice
                <LastWay key={index} surface={surface} trace={way} line={lineOf(way)} />
              ))}
            </g>
          )}
          {trace !== null && <LastWay surface={surface} trace={trace} line={line} />}
          <Reaches surface={surface} lines={props.reaches.map(seen)} />
          <Men
            game={game}
            surface={surface}
            standing={standing}
            moved={reached === undefined ? undefined : { place: reached, man: trace?.man, ref: man }}
          />
          <Markers game={game} markers={props.markers} say={props.say} rules={props.rules} />
          <NextMarks
            surface={surface}
            chosen={hand.chosen}
            next={hand.next}
            standing={occupied}
            means={means}
          />
        </ShadesFrom>
      </svg>
      <Places {...props} surface={surface} occupied={occupied} />
    </div>
  );
}

interface PlacesProps extends CabinetBoardProps {
  readonly surface: Surface;
  readonly occupied: ReadonlyMap<string, Standing>;
}

const percent = (part: number): string => `${(100 * part).toFixed(3)}%`;

function boxOf({ box }: Surface, { x, y, size, high = size, corners }: Place): CSSProperties {
  const at = corners ?? [
    [x - size / 2, y - high / 2],
    [x + size / 2, y + high / 2],
  ];
  const [xs, ys] = [at.map((dot) => dot[0]), at.map((dot) => dot[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const cut = corners?.map(
    (dot) => `${percent((dot[0] - left) / width)} ${percent((dot[1] - top) / height)}`,
  );
  return {
    left: percent((left - box.x) / box.width),
    top: percent((top - box.y) / box.height),
    width: percent(width / box.width),
    height: percent(height / box.height),
    ...(cut === undefined ? {} : { '--cut': `polygon(${cut.join(', ')})` }),
  };
}

/** A finger may miss what it is meant for by at most this many pixels. */
const FINGER = 22;

/**
 * The place among these whose middle is nearest to the point where the board was touched, at most this many pixels
 * away; or null.
 */
function nearestTo(
  layer: HTMLElement,
  { clientX, clientY }: MouseEvent,
  names: ReadonlySet<string>,
  most: number,
): string | null {
  let best: string | null = null;
  let least = most;
  for (const name of names) {
    const box = layer.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    if (box === undefined) continue;
    const far = Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** The places: Tab reaches one of them, and arrow keys go on from there to the others. */
function Places(props: PlacesProps) {
  const { surface, say, rules, occupied, hand, means, trace, onChoose, onPutDown } = props;
  const layer = useRef<HTMLFieldSetElement>(null);
  const [tabbed, setTabbed] = useState(surface.places[0]?.name);
  const help = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return onPutDown();
    const arrow = ARROWS.find((key) => key === event.key);
    const from = surface.places.find(({ name }) => name === tabbed);
    if (arrow === undefined || from === undefined) return;
    event.preventDefault();
    const to = neighbourOf(surface, from, arrow);
    if (to === null) return;
    setTabbed(to.name);
    layer.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(to.name)}"]`)?.focus();
  };
  /**
   * The place that is meant: a finger may touch the empty place beside one that can be chosen, a mouse the edge of a
   * man.
   */
  const meantBy = (event: Event, name: string): string => {
    if (!(event instanceof PointerEvent) || event.pointerType === '' || layer.current === null) return name;
    if (hand.next.has(name) || occupied.has(name)) return name;
    const edge = (layer.current.clientWidth * surface.man) / surface.box.width / 2;
    const most = event.pointerType === 'touch' ? Math.max(FINGER, edge) : edge;
    return nearestTo(layer.current, event, hand.next, most) ?? name;
  };
  const reached = trace?.path.at(-1);
  const marksOf = (name: string): readonly string[] => [
    ...(hand.chosen.includes(name) ? [text('cabinet.mark.chosen')] : []),
    ...(hand.next.has(name)
      ? [text(occupied.has(name) && means(name) === 'takes' ? 'cabinet.mark.takes' : 'cabinet.mark.next')]
      : []),
    ...(name === reached ? [text('cabinet.mark.last')] : []),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons within
    <fieldset
      ref={layer}
      className="cabinet-places"
      aria-label={text('cabinet.board')}
      aria-describedby={help}
      onKeyDown={onKeyDown}
    >
      <p id={help} className="visually-hidden">
        {text('cabinet.board.help')}
      </p>
      {surface.places.map((place) => (
        <button
          key={place.name}
          type="button"
          className={place.shape === 'round' ? 'cabinet-place round' : 'cabinet-place'}
          data-cut={place.corners === undefined ? undefined : ''}
          style={boxOf(surface, place)}
          data-place={place.name}
          data-next={hand.next.has(place.name) ? '' : undefined}
          aria-label={labelText(say, rules, place, occupied.get(place.name), marksOf(place.name))}
          tabIndex={place.name === tabbed ? 0 : -1}
          onFocus={() => setTabbed(place.name)}
          onClick={({ nativeEvent }) => onChoose(meantBy(nativeEvent, place.name))}
        />
      ))}
    </fieldset>
  );
}
