import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'draks-city',
  chapter: 'small-games',
  place: 40,
  tasks: [
    {
      id: 'who',
      type: 'mark',
      board: 'draks-city',
      position: '6/1ssps1/1ssss1/1ssss1/1ssss1/6/6/1SSSS1/1SSSS1/1SSSS1/1SPSS1/6 y - - 0',
      find: { of: 'vaulters' },
    },
    {
      id: 'may',
      type: 'legal',
      board: 'draks-city',
      position: '6/2sps1/1ssss1/1ssss1/1ssss1/6/1s4/1SSSS1/1SSSS1/1SSSS1/1SPSS1/6 y - - 2',
      moves: [
        { move: 'Mc5-Mc6', is: 'only-vaults' },
        { move: 'Me2-Me6', is: 'legal' },
        { move: 'Mb2-Mb6', is: 'may-not-capture' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'draks-city',
      position: '6/1ss1s1/1ssss1/1s1s2/1Psssp/6/6/1SSSS1/2SSS1/1SSSS1/1S1SS1/6 y - - 6',
      goal: { type: 'capture', squares: ['Nf2'] },
      moves: 1,
      solution: ['Nb2-Nf2'],
      wrong: [
        { moves: ['Nb2-Ne2'], why: 'other-piece' },
        { moves: ['Me2-Me6'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'stuck',
      type: 'outcome',
      board: 'draks-city',
      position: '6/6/6/1S4/1sss2/6/6/3S2/1SS3/2S1s1/6/6 y - - 60',
      options: ['tikaida', 'to-the-death', 'playing'],
    },
    {
      id: 'end',
      type: 'play',
      board: 'draks-city',
      position: '6/6/6/1s1ss1/1ssss1/1ss3/S3PS/1SS1S1/1SSSS1/1S1SS1/3Sp1/6 y - - 22',
      goal: { type: 'ending', ending: 'tikaida' },
      moves: 1,
      solution: ['Me6-Me2'],
      wrong: [{ moves: ['Me6-Me1'], why: 'has-an-answer' }],
    },
  ],
};
