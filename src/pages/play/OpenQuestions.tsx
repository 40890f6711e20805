import { onDemand } from '../controls/onDemand.tsx';
import { useTable } from '../stores.tsx';

const Questions = onDemand(
  async () => (await import('./Questions.tsx')).Questions,
  () => null,
);

/**
 * What the game at the table is waiting for. The code is loaded once the table is there, before anything can be asked;
 * if it has not been loaded, it is requested again with the question.
 */
export function OpenQuestions() {
  const isAsked = useTable(
    ({ promotion, company, sitting }) => promotion !== null || company !== null || sitting.offer !== null,
  );
  return <Questions key={String(isAsked)} />;
}
