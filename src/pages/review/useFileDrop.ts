import { useState, type DragEvent } from 'react';

/** Files that are dropped anywhere on the page. */
export function useFileDrop(take: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent): void => {
        if (event.relatedTarget === null) setIsOver(false);
      },
      onDrop: (event: DragEvent): void => {
        const [file] = event.dataTransfer.files;
        setIsOver(false);
        if (file === undefined) return;
        event.preventDefault();
        take(file);
      },
    },
  };
}
