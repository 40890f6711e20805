import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    {
      is: 'diagram',
      position: 'wadfrlfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFLRFDAW b BO - - 0',
      key: 'rule.array',
    },
    { is: 'heading', key: 'rule.move.title' },
    { is: 'words', key: 'rule.move' },
    {
      is: 'diagram',
      position: '9r/10/10/4p5/2p3p3/4D5/10/4p5/10/R9 b BO - - 0',
      chosen: ['e5'],
      key: 'rule.move.shown',
    },
    { is: 'heading', key: 'rule.men.title' },
    { is: 'list', keys: ['P', 'W', 'A', 'D', 'F', 'T', 'L', 'R'].map((kind) => `rule.men.${kind}`) },
    {
      is: 'diagram',
      position: '9r/10/10/10/2PPP5/2PTP5/2PPP5/10/10/R9 b BO - - 0',
      chosen: ['d5'],
      key: 'rule.men.thoat',
    },
    {
      is: 'diagram',
      position: '9r/10/10/10/10/4p5/3pPp4/10/10/R9 b BO - - 0',
      chosen: ['e4'],
      key: 'rule.men.panthan',
    },
    { is: 'heading', key: 'rule.princess.title' },
    { is: 'words', key: 'rule.princess' },
    {
      is: 'diagram',
      position: '9r/10/5p4/3f6/10/4R5/10/10/10/10 b BO - - 0',
      chosen: ['e5'],
      key: 'rule.princess.shown',
    },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2', 'rule.end.3', 'rule.end.4'] },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.variants.title' },
    { is: 'words', key: 'rule.variants' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12'],
};
