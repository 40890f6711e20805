import { useLayoutEffect, useRef, useState } from 'react';
import type { Arrangement, Position } from '../../engine/index.ts';
import { formatAddress, parseAddress, type AddressError } from '../../game/editor/address.ts';
import type { EditorStore } from '../../store/editor.ts';
import { useAddressedId } from '../address.ts';
import { useNavigation } from '../navigation.ts';
import { useEditor, useEditorStore } from './editorStore.ts';

/**
 * Keeps the address and the board in step: the address always names what is on the board, and an address that is
 * opened, gone back to or typed is put on it, which can be undone. An address without a position opens what was set up
 * last, or else this position. Returns what is wrong with the address that was opened last.
 */
export function useEditorAddress(otherwise: Position): AddressError | null {
  const editor = useEditorStore();
  const arrangement = useEditor(({ editing }) => editing?.present ?? null);
  const addressed = useAddressedId();
  const { readdress } = useNavigation();
  const [problem, setProblem] = useState<AddressError | null>(null);
  /** The address that was followed or written last. */
  const known = useRef<string | null | undefined>(undefined);
  useLayoutEffect(() => {
    if (known.current !== addressed) {
      known.current = addressed;
      const read = addressed === null ? null : parseAddress(addressed);
      setProblem(read?.ok === false ? read.error : null);
      // the board follows, and then this runs again
      if (follow(editor, read?.ok === true ? read.value : null, otherwise)) return;
    }
    if (arrangement === null) return;
    const address = formatAddress(arrangement);
    if (address === addressed) return;
    known.current = address;
    readdress('/editor', address);
  }, [editor, addressed, arrangement, otherwise, readdress]);
  return problem;
}

/**
 * Puts what the address names on the board, if it is not there; if it names nothing, opens what was set up last.
 * Returns whether the board changes.
 */
function follow(editor: EditorStore, named: Arrangement | null, otherwise: Position): boolean {
  const { editing, open, lay } = editor.getState();
  if (editing === null) open(named ?? otherwise);
  else if (named !== null && formatAddress(named) !== formatAddress(editing.present)) lay(named);
  return editor.getState().editing !== editing;
}
