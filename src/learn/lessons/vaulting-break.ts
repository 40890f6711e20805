import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-break',
  chapter: 'vaulting',
  place: 20,
  tasks: [
    {
      id: 'first',
      type: 'legal',
      board: 'study:1x2',
      position: '6/6/6/6/6/2S3/2S3/6/2S3/2S3/2S3/DSJ3 y - - 0',
      moves: [
        { move: 'Mc1-Mc5', is: 'legal' },
        { move: 'Mc1-Nc2', is: 'line-broken' },
        { move: 'Mc1-Mc4', is: 'own-piece' },
      ],
    },
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1',
      position: '6/6/2S2S/2S1S1/2SS2/HSD3 y - - 0',
      find: { of: 'targets', from: 'Mc1' },
    },
    {
      id: 'filled',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/1H4/1s4/3J2/1s4/1s4/1s4/1D4 y - - 0',
      goal: { type: 'reach', squares: ['Nb2'] },
      moves: 2,
      solution: ['Md5-Mb5', 'Mb1-Nb2'],
      wrong: [
        { moves: ['Mb1-Nb2'], why: 'line-broken' },
        { moves: ['Md5-Me5'], why: 'too-slow' },
      ],
    },
    {
      id: 'edge',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/S5/S5/S5/JSSSSD y - - 0',
      goal: { type: 'form', form: 'vault' },
      moves: 1,
      solution: ['Ma1-Ma5'],
      wrong: [{ moves: ['Mf1-Mf3'], why: 'not-vault' }],
    },
  ],
};
