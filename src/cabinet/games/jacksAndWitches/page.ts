import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    {
      is: 'diagram',
      position: 'lcrnbwkbnrcl/pppp4pppp/5**5/4****4/4****4/5**5/PPPP4PPPP/LCRNBWKBNRCL w JJjj - t 0',
      key: 'rule.array',
    },
    { is: 'words', key: 'rule.board' },
    { is: 'heading', key: 'rule.men.title' },
    { is: 'words', key: 'rule.men' },
    { is: 'list', keys: ['L', 'C', 'J', 'W', 'P'].map((kind) => `rule.men.${kind}`) },
    {
      is: 'diagram',
      position: '11k/4p7/5**5/4****4/L3****4/p4**5/p11/K11 w - - t 0',
      chosen: ['y4'],
      key: 'rule.men.lion',
    },
    {
      is: 'diagram',
      position: '11k/12/5**5/4****4/4****4/C1Pp1**5/12/K11 w - - t 0',
      chosen: ['y3'],
      key: 'rule.men.cannon',
    },
    {
      is: 'diagram',
      position: '10k1/12/5**5/4****4/2J1****4/5**5/12/K11 w - - t 0',
      chosen: ['a4'],
      key: 'rule.men.jack',
    },
    { is: 'heading', key: 'rule.witch.title' },
    { is: 'words', key: 'rule.witch' },
    {
      is: 'diagram',
      position: '10k1/12/5**5/1r2****4/1W2****4/5**5/12/K11 w - - t 0',
      chosen: ['z4'],
      key: 'rule.witch.shown',
    },
    { is: 'heading', key: 'rule.teleport.title' },
    { is: 'words', key: 'rule.teleport' },
    {
      is: 'diagram',
      position: '10k1/12/4r**5/4****4/4****4/4B**5/12/K11 w - - t 0',
      chosen: ['c3'],
      key: 'rule.teleport.shown',
    },
    { is: 'words', key: 'rule.exclusion' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'words', key: 'rule.end' },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12', 'C13', 'C14'],
};
