import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: 'BBBBWWWW/. b', key: 'rule.array' },
    { is: 'heading', key: 'rule.move.title' },
    { is: 'words', key: 'rule.move' },
    { is: 'list', keys: ['rule.move.1', 'rule.move.2', 'rule.move.3'] },
    { is: 'diagram', position: 'B.BBWWWW/B b', key: 'rule.move.shown' },
    { is: 'words', key: 'rule.empty' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'words', key: 'rule.end' },
    { is: 'diagram', position: 'BBBB.WWW/W w', chosen: ['k6'], key: 'rule.end.shown' },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.known.title' },
    { is: 'words', key: 'rule.known' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4'],
};
