import { onDemand } from './onDemand.tsx';

/**
 * Words at the table whose terms explain themselves a moment later; if the code for that cannot be loaded, the words
 * stand alone.
 */
export const Explained = onDemand(
  async () => (await import('./RichText.tsx')).RichText,
  ({ words }) => words,
);
