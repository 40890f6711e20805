import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pastang-lines',
  chapter: 'small-games',
  place: 20,
  plays: 'pastang',
  tasks: [
    {
      id: 'propt',
      type: 'mark',
      board: 'pastang',
      position: '1sd3/1s3s/1s3s/1S4/S2sSS/1D3D y - Ma2,Mf5,Mc6 18',
      find: { of: 'propt', side: 'blue' },
    },
    {
      id: 'may',
      type: 'legal',
      board: 'pastang',
      position: '3ds1/s1s1d1/4s1/ds2S1/2SDS1/6 y - Ma5,Md6 30',
      moves: [
        { move: 'Mc2-Mb3', is: 'propt' },
        { move: 'Me3-Me5', is: 'line-too-short' },
        { move: 'Me2-Me5', is: 'legal' },
      ],
    },
    {
      id: 'danger',
      type: 'mark',
      board: 'pastang',
      position: '3ds1/s1s1d1/4s1/ds2S1/2SDS1/6 y - Ma5,Md6 30',
      find: { of: 'danger' },
    },
    {
      id: 'save',
      type: 'play',
      board: 'pastang',
      position: '3ds1/s1s1d1/4s1/ds2S1/2SDS1/6 y - Ma5,Md6 30',
      goal: { type: 'safe' },
      moves: 1,
      solution: ['Me2-Md3'],
      wrong: [{ moves: ['Mc2-Mc3'], why: 'left-to-capture' }],
    },
    {
      id: 'up',
      type: 'play',
      board: 'pastang',
      position: '5d/1SS3/1Ds1d1/1S2S1/4D1/4S1 y - Mf6 28',
      goal: { type: 'capture', squares: ['Me4'] },
      moves: 1,
      safe: true,
      solution: ['Me1-Me4'],
      wrong: [
        { moves: ['Mb4-Mc4'], why: 'left-to-capture' },
        { moves: ['Mb3-Mc4'], why: 'left-to-capture' },
      ],
    },
  ],
};
