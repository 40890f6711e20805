import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: '4/4/4/4 w BNRPbnrp 00 -- 0', key: 'rule.start' },
    { is: 'heading', key: 'rule.turn.title' },
    { is: 'words', key: 'rule.turn' },
    { is: 'list', keys: ['rule.turn.1', 'rule.turn.2'] },
    {
      is: 'diagram',
      position: '2r1/1B1n/R3/2N1 w Pbp 32 -- 5',
      chosen: ['b3'],
      key: 'rule.turn.shown',
    },
    { is: 'heading', key: 'rule.men.title' },
    { is: 'words', key: 'rule.men' },
    { is: 'heading', key: 'rule.pawn.title' },
    { is: 'words', key: 'rule.pawn' },
    {
      is: 'diagram',
      position: 'b3/1P2/N1r1/R3 w Bnp 32 n- 7',
      chosen: ['b3'],
      key: 'rule.pawn.shown',
    },
    { is: 'heading', key: 'rule.take.title' },
    { is: 'words', key: 'rule.take' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'words', key: 'rule.end' },
    { is: 'diagram', position: 'R1b1/1n2/P1N1/p2B w r 33 nn 12', key: 'rule.end.shown' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'],
};
