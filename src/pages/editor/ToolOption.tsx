import type { ReactNode } from 'react';
import { isSameTool, type Tool } from '../../game/editor/tools.ts';
import '../controls/shared.css';
import './tool.css';
import { useEditor } from './editorStore.ts';
import type { useCarry } from './useCarry.ts';

interface ToolOptionProps extends Partial<ReturnType<ReturnType<typeof useCarry>>> {
  readonly name: string;
  readonly tool: Tool;
  readonly label: string;
  readonly children: ReactNode;
}

/** Something that can be taken in the hand, as a radio button with a picture. */
export function ToolOption({ name, tool, label, children, ...carrying }: ToolOptionProps) {
  const isTaken = useEditor((state) => isSameTool(state.tool, tool));
  const take = useEditor((state) => state.take);
  return (
    <label className="tool" data-tip={tool.does === 'place' ? label : undefined} {...carrying}>
      <input
        type="radio"
        className="unseen-control"
        name={name}
        aria-label={label}
        checked={isTaken}
        onChange={() => take(tool)}
      />
      {children}
    </label>
  );
}
