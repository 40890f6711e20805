import '../field.css';

/** An emblem in the current colour; nothing without an outline. */
export function EmblemPath({ outline }: { outline: string | undefined }) {
  if (outline === undefined) return null;
  return (
    <svg className="drin-emblem" aria-hidden="true" viewBox="0 0 120 120">
      <path d={outline} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
