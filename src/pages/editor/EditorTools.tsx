import { ArrowDownUp, Grid2x2, LayoutGrid, Redo2, Table2, Undo2, type LucideIcon } from 'lucide-react';
import { emptyArrangement, startPosition } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import { text } from '../../text/passing.ts';
import { useSettings, useTable } from '../stores.tsx';
import '../table/actions.css';
import { useEditor } from './editorStore.ts';
import './editor.css';

/** What can be done with the board as a whole. */
export function EditorTools() {
  const editing = useEditor((state) => state.editing);
  const lay = useEditor((state) => state.lay);
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  const table = useTable(({ shown }) => currentPosition(shown));
  const flipped = useSettings(({ settings }) => settings.flipped);
  const change = useSettings((state) => state.change);
  if (editing === null) return null;
  const { variation } = editing.present.ruleset;
  return (
    <div className="actions editor-tools" role="toolbar" aria-label={text('editor.actions')}>
      <Tool icon={Undo2} label={text('editor.undo')} onClick={undo} disabled={editing.past.length === 0} />
      <Tool icon={Redo2} label={text('editor.redo')} onClick={redo} disabled={editing.future.length === 0} />
      <Tool
        icon={ArrowDownUp}
        label={text('action.flip')}
        pressed={flipped}
        onClick={() => change({ flipped: !flipped })}
      />
      <Tool
        icon={LayoutGrid}
        label={text('editor.array')}
        onClick={() => lay(startPosition(variation), text('editor.laid.array'))}
      />
      <Tool
        icon={Grid2x2}
        label={text('editor.clear')}
        onClick={() => lay(emptyArrangement(variation), text('editor.laid.clear'))}
      />
      <Tool
        icon={Table2}
        label={text('editor.from-table')}
        onClick={() => lay(table, text('editor.laid.table'))}
      />
    </div>
  );
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

function Tool({ icon: Icon, label, onClick, disabled = false, pressed }: ToolProps) {
  return (
    <button type="button" className="action" disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}
