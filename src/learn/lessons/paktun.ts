import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'paktun',
  chapter: 'paktun',
  place: 10,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1:steps',
      position: '6/6/1SSSs1/1SMS2/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'leap',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/6/6/6/M5 y - - 0',
      goal: { type: 'reach', squares: ['Mb3', 'Md4'] },
      moves: 2,
      solution: ['Ma1-Mb3', 'Mb3-Md4'],
      wrong: [
        { moves: ['Ma1-Mb2'], why: 'not-its-move' },
        { moves: ['Ma1-Mc2'], why: 'too-slow' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1:steps',
      position: '3s2/1s4/4s1/2s3/6/1M4 y - - 0',
      goal: { type: 'capture' },
      moves: 4,
      solution: ['Mb1-Mc3', 'Mc3-Me4', 'Me4-Md6', 'Md6-Mb5'],
      wrong: [{ moves: ['Mb1-Md2'], why: 'too-slow' }],
    },
    {
      id: 'fronts',
      type: 'legal',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/4M7/2M9/12/12/12/12 y - - 0',
      moves: [
        { move: 'Mc5-Nd1', is: 'legal' },
        { move: 'Me6-Za5', is: 'legal' },
        { move: 'Me6-La1', is: 'front' },
        { move: 'Me6-Nf2', is: 'legal' },
      ],
    },
    {
      id: 'across',
      type: 'play',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/12/4M7/12/12/12/12 y - - 0',
      goal: { type: 'reach', squares: ['La2'] },
      moves: 3,
      solution: ['Me5-Nf1', 'Nf1-Ne3', 'Ne3-La2'],
      wrong: [{ moves: ['Me5-Mc4'], why: 'too-slow' }],
    },
  ],
};
