import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'hyrpaktun',
  chapter: 'larger-games',
  place: 55,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/6/6/6/1SSs2/1SYS2/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/4s1/6/6/3s2/6/6/2Y3 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mc1-Md4', 'Md4-Ne1'],
      wrong: [
        { moves: ['Mc1-Md3'], why: 'not-its-move' },
        { moves: ['Mc1-Mb4'], why: 'too-slow' },
      ],
    },
    {
      id: 'fronts',
      type: 'legal',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/5Y6/12/12/12/12/12 y - - 0',
      moves: [
        { move: 'Mf6-Ne3', is: 'legal' },
        { move: 'Mf6-La3', is: 'front' },
        { move: 'Mf6-Lc1', is: 'front' },
      ],
    },
  ],
};
