import './suns.css';

/**
 * How far a lesson has come: no sun yet, the green one when it is completed, the red one too when it was completed
 * without a mistake.
 */
export function Suns({ isDone, isClean }: { isDone: boolean; isClean: boolean }) {
  return (
    <svg className="suns" viewBox="0 0 44 26" aria-hidden="true">
      <circle className={isClean ? 'sun red risen' : 'sun red'} cx="30" cy="13" r="8.5" />
      <circle className={isDone ? 'sun green risen' : 'sun green'} cx="13" cy="13" r="10" />
    </svg>
  );
}
