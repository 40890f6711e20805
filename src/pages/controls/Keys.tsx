import './keys.css';

/** A line of a list of keys, `<dl className="keys">`: the keys, separated by spaces, and what they do. */
export function Keys({ keys, words }: { keys: string; words: string }) {
  return (
    <div>
      <dt>
        {keys.split(' ').map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
