import { expect, test } from 'vitest';
import { SHELF } from '../../src/cabinet/games/shelf.ts';
import { loadSay } from '../../src/text/cabinetTable.ts';

test.each(SHELF.map(({ id, load }) => [id, load] as const))(
  'the page of rules of %s says when a draw may be claimed, if one may',
  async (id, load) => {
    const [{ page, isNeverDrawn = false }, say] = await Promise.all([load(), loadSay(id)]);
    const keys = page.blocks.flatMap((block) => (block.is === 'list' ? block.keys : [block.key]));
    const words = keys.map((key) => say(key)).join(' ');
    expect(/hundred turns/u.test(words)).toBe(!isNeverDrawn);
    expect(/third time/u.test(words)).toBe(!isNeverDrawn);
  },
);
