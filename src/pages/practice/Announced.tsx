/** What is read aloud, hidden. The words get a new element each time, so that the same ones are read again. */
export function Announced({ words, said }: { readonly words: string; readonly said: number }) {
  return (
    <output className="visually-hidden">
      <span key={said}>{words}</span>
    </output>
  );
}
