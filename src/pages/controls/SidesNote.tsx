import { sidesNote } from '../../text/sides.ts';

/** Beside words that say Yellow and Blue: which colours they have on the board, where it is shown in others. */
export function SidesNote() {
  const words = sidesNote();
  return words === null ? null : <p className="help">{words}</p>;
}
