import type { RulesPage } from '../../seam/game.ts';

/** The page of rules. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'heading', key: 'rule.board.title' },
    { is: 'words', key: 'rule.board' },
    {
      is: 'diagram',
      position: '0-3 1 discard 2 5c,7h,9d,Js,Kc/4c,5h,6h,8d,Kh - - - -',
      key: 'rule.board.shown',
    },
    { is: 'heading', key: 'rule.deal.title' },
    { is: 'words', key: 'rule.deal' },
    { is: 'words', key: 'rule.cut' },
    { is: 'heading', key: 'rule.play.title' },
    { is: 'words', key: 'rule.play' },
    { is: 'words', key: 'rule.play.points' },
    { is: 'list', keys: ['rule.play.1', 'rule.play.2', 'rule.play.3', 'rule.play.4'] },
    {
      is: 'diagram',
      position: '12-9 2 play 2 7d,Kd/5c,8h,Js 2d,3s,9c,Qh 4h 1:7s -',
      key: 'rule.play.shown',
    },
    {
      is: 'diagram',
      position: '12-9 2 play 2 Ac/4d,Ks 2d,3s,9c,Qh 4h 1:9d,2:8s,1:7c -',
      key: 'rule.go.shown',
    },
    { is: 'heading', key: 'rule.show.title' },
    { is: 'words', key: 'rule.show' },
    { is: 'list', keys: ['rule.show.1', 'rule.show.2', 'rule.show.3', 'rule.show.4', 'rule.show.5'] },
    {
      is: 'diagram',
      position: '60-58 1 show 2 8s/Jd 5c,5d,Jh,Qs 5h 2:4h,1:Kc,2:6h,1:7d -',
      variant: 'cribbage:2-121',
      key: 'rule.show.shown',
    },
    { is: 'heading', key: 'rule.more.title' },
    { is: 'words', key: 'rule.more' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'words', key: 'rule.end' },
    { is: 'heading', key: 'rule.hidden.title' },
    { is: 'words', key: 'rule.hidden' },
    { is: 'words', key: 'rule.fair' },
    { is: 'words', key: 'rule.computer' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10'],
};
