/** A function that computes its answer once for each object, and forgets it when the object is gone. */
export function memoised<Key extends object, Answer extends object | string | null>(
  find: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    let answer = known.get(key);
    if (answer === undefined) {
      answer = find(key);
      known.set(key, answer);
    }
    return answer;
  };
}
