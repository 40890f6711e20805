import { Explained } from './Explained.tsx';

interface AlertProps {
  readonly words: string | undefined;
  /** The id of the text that is read aloud. */
  readonly id?: string;
  readonly className?: string;
}

/**
 * What the player must hear at once: it is read aloud as plain text as soon as it appears; on the page its terms
 * explain themselves.
 */
export function Alert({ words = '', id, className }: AlertProps) {
  return (
    <>
      <p id={id} role="alert" className="visually-hidden">
        {words}
      </p>
      {words !== '' && (
        <p className={className}>
          <Explained words={words} />
        </p>
      )}
    </>
  );
}
