import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'points-change',
  chapter: 'great-game',
  place: 20,
  tasks: [
    {
      id: 'crowd',
      type: 'mark',
      board: 'study:1x1',
      position: '6/2s3/2D3/1SJ1d1/2S3/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'alone',
      type: 'mark',
      board: 'study:1x1',
      position: '6/6/6/2J1d1/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'fresh',
      type: 'play',
      board: 'study:1x1:first',
      position: '2s3/6/6/6/2D1D1/6 y - Me2 20',
      goal: { type: 'capture', squares: ['Mc6'] },
      moves: 1,
      solution: ['Mc2-Mc6'],
      wrong: [
        { moves: ['Me2-Mc6'], why: 'first-move-spent' },
        { moves: ['Mc2-Mc4'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'swod',
      type: 'play',
      board: 'study:1x1',
      position: '6/1S4/5d/6/6/5J y - - 0',
      goal: { type: 'gain', points: 18 },
      moves: 1,
      solution: ['Mb5-Mb6=P'],
      wrong: [
        { moves: ['Mf1-Mf4'], why: 'other-piece' },
        { moves: ['Mb5-Mb6=D'], why: 'captures-nothing' },
      ],
    },
  ],
};
