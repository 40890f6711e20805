import { useStore } from 'zustand';
import { createEditor, type EditorState, type EditorStore } from '../../store/editor.ts';
import { useStores, type Stores } from '../stores.tsx';

/** What is set up beside each table, kept while other pages are open. It comes with the page, not with the first load. */
const editors = new WeakMap<Stores['table'], EditorStore>();

function editorFor({ table }: Pick<Stores, 'table'>): EditorStore {
  const known = editors.get(table);
  if (known !== undefined) return known;
  const editor = createEditor();
  editors.set(table, editor);
  return editor;
}

/** The store of what is set up itself, for what is asked once. */
export const useEditorStore = (): EditorStore => editorFor(useStores());

/** A part of the position that is set up. */
export const useEditor = <Part>(part: (state: EditorState) => Part): Part => useStore(useEditorStore(), part);
