import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'ranking-deldars',
  chapter: 'great-game',
  place: 30,
  tasks: [
    {
      id: 'prop',
      type: 'play',
      board: 'study:1x1',
      position: '1ss1d1/3s2/2S3/6/1D4/6 y - - 0',
      goal: { type: 'safe' },
      moves: 1,
      solution: ['Mb2-Mc3'],
      wrong: [
        { moves: ['Mc4-Mc5'], why: 'left-to-capture' },
        { moves: ['Mc4-Md5'], why: 'propt' },
      ],
    },
    {
      id: 'both',
      type: 'play',
      board: 'study:1x1',
      position: '2d3/2s3/1S1S2/6/2D3/6 y - - 0',
      goal: { type: 'safe' },
      moves: 1,
      solution: ['Mc2-Mc3'],
      wrong: [
        { moves: ['Mb4-Mb5'], why: 'left-to-capture' },
        { moves: ['Mc2-Mb3'], why: 'left-to-capture' },
      ],
    },
    {
      id: 'ahead',
      type: 'mark',
      board: 'study:2x1:first',
      position: '12/2S6S2/1D2S1S1D3/SS1S1S1SS1SS/D1DDDDDD1DDD/CJHMMGPKGHJC y Y - 8',
      find: { of: 'propt', side: 'yellow' },
      among: ['Mc5', 'Me4', 'Za4', 'Zd5'],
    },
  ],
};
