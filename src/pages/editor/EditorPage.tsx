import { currentPosition } from '../../game/game.ts';
import type { AddressError } from '../../game/editor/address.ts';
import { text } from '../../text/passing.ts';
import { seenSides } from '../../text/sides.ts';
import { idErrorText } from '../../text/faults/idErrors.ts';
import { notationText } from '../../text/faults/refusals.ts';
import { usePointer } from '../controls/useMedia.ts';
import { undoKeys } from '../controls/undoKeys.ts';
import { useShortcuts } from '../table/useShortcuts.ts';
import { useTable } from '../stores.tsx';
import { useEditor } from './editorStore.ts';
import { Conditions } from './Conditions.tsx';
import '../exercise/exercise.css';
import './editor.css';
import { EditorBoard } from './EditorBoard.tsx';
import { EditorTools } from './EditorTools.tsx';
import { LineField } from './LineField.tsx';
import { Palette } from './Palette.tsx';
import { PositionState } from './PositionState.tsx';
import { Terrain } from './Terrain.tsx';
import { useEditorAddress } from './useEditorAddress.ts';
import { PositionActions } from './PositionActions.tsx';
import '../table/notices.css';

/** Sets up any position of any game, to play it, to analyse it, or to make a picture of it. */
export function EditorPage() {
  const arrangement = useEditor(({ editing }) => editing?.present ?? null);
  const table = useTable(({ shown }) => currentPosition(shown));
  const problem = useEditorAddress(table);
  const pointer = usePointer();
  useUndoKeys();
  if (arrangement === null) return null;
  return (
    <div className="editor">
      <div className="editor-board whole-board">
        <EditorBoard arrangement={arrangement} />
      </div>
      <div className="editor-hand">
        <Palette arrangement={arrangement} />
      </div>
      <div className="editor-side">
        {problem !== null && (
          <p className="notice" role="alert">
            {addressProblem(problem)}
          </p>
        )}
        <div className="editor-part">
          <EditorTools />
          <PositionState arrangement={arrangement} />
          <PositionActions arrangement={arrangement} />
          <Conditions arrangement={arrangement} />
        </div>
        <div className="editor-part">
          <Terrain arrangement={arrangement} />
          <LineField arrangement={arrangement} />
          <p className="help">{text('editor.keys', { ...seenSides(), ...pointer })}</p>
        </div>
      </div>
      <Announced />
    </div>
  );
}

const addressProblem = (problem: AddressError): string =>
  text('editor.address', {
    problem: problem.code === 'variation' ? idErrorText(problem.error) : notationText(problem.at),
  });

/** Ctrl+Z and Ctrl+Y, but not while text is being typed. */
function useUndoKeys(): void {
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  useShortcuts(undoKeys(undo, redo));
}

function Announced() {
  const words = useEditor((state) => state.announcement);
  const said = useEditor((state) => state.said);
  // the same words are read aloud twice if they come twice
  return <output className="visually-hidden">{said % 2 === 0 ? words : `${words}\u00a0`}</output>;
}
