import { later } from '../controls/later.tsx';
import { useTable } from '../stores.tsx';

const Questions = later(
  async () => (await import('./Questions.tsx')).Questions,
  () => null,
);

/**
 * What the game at the table waits for. The code comes when the table stands, before anything can be asked; where it has not
 * come, it is asked for again with the question.
 */
export function OpenQuestions() {
  const isAsked = useTable(
    ({ promotion, company, sitting }) => promotion !== null || company !== null || sitting.offer !== null,
  );
  return <Questions key={String(isAsked)} />;
}
