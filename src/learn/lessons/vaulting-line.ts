import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-line',
  chapter: 'vaulting',
  place: 10,
  tasks: [
    {
      id: 'over',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/6/6/DSSS2/6 y - - 0',
      goal: { type: 'form', form: 'vault' },
      moves: 1,
      solution: ['Ma2-Me2'],
      wrong: [
        { moves: ['Ma2-Ma4'], why: 'not-vault' },
        { moves: ['Ma2-Mf2'], why: 'line-broken' },
        { moves: ['Mb2-Mb3'], why: 'not-vault' },
      ],
    },
    {
      id: 'slant',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/3D2/2S3/1S4/S1SS2 y - - 0',
      goal: { type: 'form', form: 'vault', squares: ['Me5'] },
      moves: 1,
      solution: ['Ma1-Me5'],
      wrong: [
        { moves: ['Mb2-Me5'], why: 'line-too-short' },
        { moves: ['Md4-Me5'], why: 'not-vault' },
      ],
    },
    {
      id: 'count',
      type: 'legal',
      board: 'study:1x1',
      position: '6/5S/6/JSS3/1SSSD1/H5 y - - 0',
      moves: [
        { move: 'Ma3-Md3', is: 'line-too-short' },
        { move: 'Mb2-Mf2', is: 'not-its-move' },
        { move: 'Ma1-Md4', is: 'line-too-short' },
        { move: 'Me2-Ma2', is: 'legal' },
      ],
    },
    {
      id: 'who',
      type: 'mark',
      board: 'study:1x1',
      position: '1J4/1H4/1S3S/5S/DSSS1S/5S y - - 0',
      find: { of: 'vaulters' },
    },
    {
      id: 'twice',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/4H1/4S1/4S1/DSSS2 y - - 0',
      goal: { type: 'reach', squares: ['Me1', 'Me5'] },
      moves: 2,
      solution: ['Ma1-Me1', 'Me1-Me5'],
      wrong: [
        { moves: ['Ma1-Ma3'], why: 'too-slow' },
        { moves: ['Me4-Md5'], why: 'too-slow' },
      ],
    },
  ],
};
