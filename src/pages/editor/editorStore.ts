import { createEditor } from '../../store/editor.ts';
import { beside } from '../beside.ts';
import { useTableStore } from '../stores.tsx';

/** What is set up, kept while other pages are open. It is loaded with the page, not with the first load. */
export const { useIt: useEditorStore, usePart: useEditor } = beside(useTableStore, () => createEditor());
