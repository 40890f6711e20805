import { sidesNote } from '../../text/sides.ts';

/**
 * A note beside words that say Yellow and Blue: which colours the sides have on the board, if it is shown in others.
 */
export function SidesNote() {
  const words = sidesNote();
  return words === null ? null : <p className="help">{words}</p>;
}
