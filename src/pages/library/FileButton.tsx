import type { LucideIcon } from 'lucide-react';
import './library.css';

interface FileButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly quiet?: boolean;
  /** Extensions of the files that are offered. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that asks for files: the browser's own field under the look of a button. */
export function FileButton({ label, icon: Icon, quiet = false, accept, onFiles }: FileButtonProps) {
  return (
    <label className={`button file-button ${quiet ? 'quiet' : ''}`}>
      <input
        type="file"
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // so that the same file can be chosen again
          currentTarget.value = '';
        }}
      />
      <Icon aria-hidden="true" />
      {label}
    </label>
  );
}
