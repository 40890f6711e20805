import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'midgame',
  chapter: 'great-game',
  place: 50,
  tasks: [
    {
      id: 'fork',
      type: 'play',
      board: 'study:1x1',
      position: '4k1/6/c5/3M2/6/6 y - - 0',
      goal: { type: 'capture', squares: ['Ma4'] },
      moves: 2,
      opponent: 'answers',
      solution: ['Md3-Mc5', 'Mc5-Ma4'],
      wrong: [{ moves: ['Md3-Mb2'], why: 'too-slow' }],
    },
    {
      id: 'shield',
      type: 'play',
      board: 'study:1x1',
      position: '4k1/6/4h1/6/J1c3/4J1 y - - 0',
      goal: { type: 'gain', points: 9 },
      moves: 1,
      solution: ['Ma2-Mc2'],
      wrong: [
        { moves: ['Me1-Me4'], why: 'gains-less' },
        { moves: ['Ma2-Mb2'], why: 'gains-less' },
      ],
    },
    {
      id: 'battle',
      type: 'play',
      board: 'poron',
      position:
        '1jhgpkccGhj1/dddd2dd1ddd/sssssds2sss/4s2s4/5d1d1s1m/12/12/12/12/12/12/12/4S7/2D2DD2DS1/S2SD1S2D2/1SS3SS1SSS/DDDD6DD/CJHMMGPK1HJC y YB - 28',
      goal: { type: 'gain', points: 7 },
      moves: 1,
      solution: ['Cc6-We6'],
      wrong: [
        { moves: ['Cc6-Wd6'], why: 'gains-less' },
        { moves: ['Cc6-Cb6'], why: 'gains-less' },
      ],
    },
  ],
};
