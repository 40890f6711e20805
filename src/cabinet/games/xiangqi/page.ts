import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    {
      is: 'diagram',
      position: 'rhemgmehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEMGMEHR r 0',
      key: 'rule.array',
    },
    { is: 'words', key: 'rule.board' },
    { is: 'heading', key: 'rule.men.title' },
    { is: 'words', key: 'rule.men' },
    { is: 'list', keys: ['G', 'M', 'E', 'H', 'R', 'C', 'P'].map((kind) => `rule.men.${kind}`) },
    {
      is: 'diagram',
      position: '4g4/9/9/4P4/3PH4/9/9/9/9/3G5 r 0',
      chosen: ['e6'],
      key: 'rule.men.horse',
    },
    {
      is: 'diagram',
      position: '3g5/9/1h2c1r2/9/4p4/9/9/4C2H1/9/4G4 r 0',
      chosen: ['e3'],
      key: 'rule.men.cannon',
    },
    {
      is: 'diagram',
      position: '3g5/9/9/9/9/2E1p4/9/4E4/4M4/4G4 r 0',
      chosen: ['e3'],
      key: 'rule.men.elephant',
    },
    { is: 'heading', key: 'rule.check.title' },
    { is: 'words', key: 'rule.check' },
    { is: 'diagram', position: '4g4/9/9/9/9/4C4/9/9/9/4G4 r 0', chosen: ['e5'], key: 'rule.check.shown' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2'] },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'diagram', position: '3g5/R8/9/9/9/9/9/9/8R/4G4 r 0', key: 'rule.end.shown' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'],
};
