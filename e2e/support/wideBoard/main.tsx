import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../src/app/styles/fonts.css';
import '../../../src/app/styles/tokens.css';
import '../../../src/app/styles/base.css';
import { Board } from '../../../src/board/Board.tsx';
import { BoardRoom } from '../../../src/board/zoom/BoardRoom.tsx';
import { BOTTOMS } from '../../../src/board/view.ts';
import { attackersOf, startPosition } from '../../../src/engine/index.ts';
import { targetsFrom } from '../../../src/game/overlays/targets.ts';
import { wide } from '../../../tests/support/wide.ts';
import { faultsOf } from './faults.ts';

declare global {
  interface Window {
    faultsOf: typeof faultsOf;
  }
}
window.faultsOf = faultsOf;

const POSITION = startPosition(wide);
const nothing = (): void => {};

/**
 * The board of a game that is not offered as a choice; the address says which way it is turned and how large it is.
 */
function WideBoard() {
  const asked = new URLSearchParams(location.search);
  const bottom = BOTTOMS.find((edge) => edge === asked.get('bottom')) ?? 'south';
  const [selection, setSelection] = useState<number | null>(null);
  const [squareSize, setSquareSize] = useState(Number(asked.get('square') ?? 0));
  return (
    <BoardRoom squareSize={squareSize} bottom={bottom} onZoom={setSquareSize} onFit={nothing}>
      <Board
        position={POSITION}
        label="The largest board"
        bottom={bottom}
        isFacing={asked.has('facing')}
        pieces="figures"
        selection={selection}
        targets={targetsFrom(POSITION, selection)}
        lastMove={null}
        kaida={attackersOf(POSITION)}
        refused={[]}
        motion={null}
        onChoose={setSelection}
        onLift={setSelection}
        onDrop={nothing}
        onCancel={() => setSelection(null)}
      />
    </BoardRoom>
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('the page has no root element');
root.style.cssText = '--board-width: 100vw; --board-height: 100svh';
createRoot(root).render(<WideBoard />);
