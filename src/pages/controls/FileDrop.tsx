import { useEffect, useState, type ReactNode } from 'react';
import './fileDrop.css';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

interface FileDropProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** What is said while files are dragged over the page. */
  readonly children: ReactNode;
}

/** Accepts files that are dropped anywhere on the page, and says so while they are dragged over it. */
export function FileDrop({ onFiles, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
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
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return isOver ? <p className="file-drop">{children}</p> : null;
}
