import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-fronts',
  chapter: 'vaulting',
  place: 40,
  tasks: [
    {
      id: 'across',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/3s2/3S2/3S2/3D2/6/6/6 y - - 0',
      goal: { type: 'reach', squares: ['Nd2'] },
      moves: 1,
      solution: ['Md4-Nd2'],
      wrong: [{ moves: ['Md4-Mb4'], why: 'not-there' }],
    },
    {
      id: 'colour',
      type: 'play',
      board: 'study:1x2',
      position: '6/j5/6/6/2s3/2s2p/2S3/2H3/6/6/6/6 y - - 0',
      goal: { type: 'capture', squares: ['Na5'] },
      moves: 2,
      solution: ['Mc5-Nc3', 'Nc3-Na5'],
      wrong: [
        { moves: ['Mc5-Ma3'], why: 'too-slow' },
        { moves: ['Mc5-Nf1'], why: 'not-its-move' },
      ],
    },
    {
      id: 'king',
      type: 'legal',
      board: 'study:1x2',
      position: '1j4/6/6/6/1s4/1s4/1D4/1KSSS1/6/6/6/6 y - - 0',
      moves: [
        { move: 'Mb5-Mf5', is: 'legal' },
        { move: 'Mb5-Nb3', is: 'leaves-king-in-kaida' },
        { move: 'Mb6-Ma6', is: 'legal' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/5S/5s/5s/5s/5s/5s/5s/5S/6 y - - 0',
      goal: { type: 'form', form: 'vault', squares: ['Nf4'] },
      moves: 1,
      solution: ['Mf2-Nf4'],
      wrong: [
        { moves: ['Mf2-Nf1'], why: 'not-there' },
        { moves: ['Nf3-Nf4'], why: 'not-vault' },
      ],
    },
  ],
};
