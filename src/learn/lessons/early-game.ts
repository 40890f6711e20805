import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'early-game',
  chapter: 'great-game',
  place: 45,
  tasks: [
    {
      id: 'attacked',
      type: 'mark',
      board: 'poron',
      position:
        'cjhgpkgmmhjc/d1dddddddddd/s2dssss1sss/12/3s1s2s3/7G4/2s9/12/12/12/12/12/12/7D4/5S1S3S/SSSS1SSS1SS1/DDDDDDDD1DDD/CJHMMGPK1HJC y YB - 12',
      find: { of: 'danger' },
    },
    {
      id: 'early',
      type: 'play',
      board: 'poron',
      position:
        'cjhgpkgmmhjc/d1dddddddddd/s2dssss1sss/12/3s1s2s3/7G4/2s9/12/12/12/12/12/12/7D4/5S1S3S/SSSS1SSS1SS1/DDDDDDDD1DDD/CJHMMGPK1HJC y YB - 12',
      goal: { type: 'gain', points: 0 },
      moves: 1,
      solution: ['Cb1-Lb1'],
      wrong: [
        { moves: ['Cb1-Wf2'], why: 'gains-less' },
        { moves: ['Zb5-Zb6'], why: 'gains-less' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'poron',
      position:
        'cjhgpk1mmhjc/dddddd1ddddd/s1ss4ss2/1s1s7s/7dsss1/2s9/12/12/12/6g5/4D7/12/1SS4S4/2DS8/9S2/S2SS1S2SSS/D1DDDDD1DDDD/CJHMMGPKGHJC y YB Mc2 18',
      goal: { type: 'gain', points: 0 },
      moves: 1,
      solution: ['Ne2-Nd1'],
      otherWays: true,
      wrong: [
        { moves: ['Ne2-Ne3'], why: 'gains-less' },
        { moves: ['Za3-Za4'], why: 'gains-less' },
      ],
    },
  ],
};
