import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: 'OOOO/OOOO/OOOO/OOOO f', key: 'rule.array' },
    { is: 'heading', key: 'rule.take.title' },
    { is: 'words', key: 'rule.take' },
    { is: 'diagram', position: 'OO1O/4/1OOO/O3 s', chosen: ['b2'], key: 'rule.take.shown' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'words', key: 'rule.end' },
    { is: 'diagram', position: '4/1OO1/4/4 f', key: 'rule.end.shown' },
    { is: 'heading', key: 'rule.known.title' },
    { is: 'words', key: 'rule.known' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3'],
};
