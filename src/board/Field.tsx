import { memo } from 'react';
import { DRIN_SIZE, type Geometry } from '../engine/index.ts';
import { axisLabels } from './axisLabels.ts';
import { DrinEmblem } from './emblems/emblems.tsx';
import { namePlace } from './namePlace.ts';
import type { View } from './view.ts';
import './field.css';

const indexed = (labels: readonly string[]) => labels.map((label, at) => ({ label, at }));

interface FieldProps {
  readonly geometry: Geometry;
  readonly view: View;
  /** The board lies between two players, and is labelled for both. */
  readonly isFacing: boolean;
}

/**
 * Coordinates along two edges of the board; for two players along all four, each turned towards the player who sits
 * there.
 */
export const EdgeLabels = memo(function EdgeLabels({ geometry, view, isFacing }: FieldProps) {
  const { across, down } = axisLabels(geometry, view);
  const edges = [
    { edge: 'down', labels: down },
    { edge: 'across', labels: across },
    ...(isFacing ? [{ edge: 'down opposite', labels: down }] : []),
    ...(isFacing ? [{ edge: 'across opposite', labels: across }] : []),
  ];
  return edges.map(({ edge, labels }) => (
    <div key={edge} className={`edge ${edge}`} aria-hidden="true">
      {indexed(labels).map(({ label, at }) => (
        <span key={at}>{label}</span>
      ))}
    </div>
  ));
});

/**
 * Where a drin's name stands for two players: upright on the near half, upside down on the far one, both ways in
 * between.
 */
function facingPlaces(row: number, rows: number): readonly string[] {
  const fromMiddle = row + DRIN_SIZE / 2 - rows / 2;
  if (fromMiddle > 0) return ['top'];
  if (fromMiddle < 0) return ['bottom inverted'];
  return rows === DRIN_SIZE ? ['lower', 'upper inverted'] : ['bottom', 'top inverted'];
}

/** What lies under the pieces: each drin with its emblem, its name, and coordinates along its inner edges. */
export const Field = memo(function Field({ geometry, view, isFacing }: FieldProps) {
  const { across, down } = axisLabels(geometry, view);
  return (
    <div className="drins" aria-hidden="true">
      {view.drins.map(({ drin, column, row }) => {
        return (
          <div
            key={drin.name}
            className="drin"
            data-drin={drin.name}
            style={{ gridColumn: column / DRIN_SIZE + 1, gridRow: row / DRIN_SIZE + 1 }}
          >
            <DrinEmblem name={drin.name} />
            {(isFacing ? facingPlaces(row, view.rows) : [namePlace({ row, column }, view)]).map((place) => (
              <span key={place} className={`drin-name ${place}`}>
                {drin.name}
              </span>
            ))}
            {column > 0 &&
              !isFacing &&
              indexed(down.slice(row, row + DRIN_SIZE)).map(({ label, at }) => (
                <span key={`down ${at}`} className="inner" style={{ gridRow: at + 1, gridColumn: 1 }}>
                  {label}
                </span>
              ))}
            {row + DRIN_SIZE < view.rows &&
              !isFacing &&
              indexed(across.slice(column, column + DRIN_SIZE)).map(({ label, at }) => (
                <span
                  key={`across ${at}`}
                  className="inner foot"
                  style={{ gridRow: DRIN_SIZE, gridColumn: at + 1 }}
                >
                  {label}
                </span>
              ))}
          </div>
        );
      })}
    </div>
  );
});

/** Where fronts lie along an axis of this many squares. */
const frontsAlong = (squares: number): number[] =>
  Array.from({ length: squares / DRIN_SIZE - 1 }, (_, index) => (index + 1) * DRIN_SIZE);

/** The fronts: heavy lines between drins. */
export const Fronts = memo(function Fronts({ view }: { view: View }) {
  return (
    <div className="fronts" aria-hidden="true">
      {frontsAlong(view.columns).map((column) => (
        <i key={`c${column}`} className="front upright" style={{ left: `calc(var(--cell) * ${column})` }} />
      ))}
      {frontsAlong(view.rows).map((row) => (
        <i key={`r${row}`} className="front level" style={{ top: `calc(var(--cell) * ${row})` }} />
      ))}
    </div>
  );
});
