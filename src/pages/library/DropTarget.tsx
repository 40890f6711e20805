import { useEffect, useState } from 'react';
import { text } from '../../text/library.ts';
import { useFiles } from './useFiles.ts';

/** Takes files that are dropped anywhere on the page, and says so while they hang over it. */
export function DropTarget() {
  const { importFiles } = useFiles();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      importFiles([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });
  return isOver ? <div className="drop-target">{text('library.drop')}</div> : null;
}
