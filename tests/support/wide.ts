import { findVariation, type Drin, type Variation } from '../../src/engine/index.ts';

const poron = findVariation('poron');
if (poron === undefined) throw new Error('no Poron Jikaida');

/** A made-up game on the largest possible board, 36 × 24 squares in drins A to X, with rows of all the kinds. */
export const wide: Variation = {
  ...poron,
  id: 'wide',
  drins: Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 6 }, (__, column): Drin => {
      const code = String.fromCharCode(65 + row * 6 + column);
      return { name: `${code}avondrin`, code };
    }),
  ),
  array: [
    'cjhmgpsdcjhmgpsdc'.concat('k', 'cjhmgpsdcjhmgpsdcj'),
    ...Array.from({ length: 22 }, () => '.'.repeat(36)),
    'CJHMGPSDCJHMGPSDC'.concat('K', 'CJHMGPSDCJHMGPSDCJ'),
  ],
};
