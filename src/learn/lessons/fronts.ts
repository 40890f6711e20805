import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'fronts',
  chapter: 'fronts',
  place: 10,
  tasks: [
    {
      id: 'beside',
      type: 'mark',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/6/6/6/6/6/6/6 y - - 0',
      find: { of: 'fronts' },
      among: ['Ma6', 'Mc6', 'Mc5', 'Nd1', 'Ne2', 'Nf1', 'Mb1'],
    },
    {
      id: 'swod',
      type: 'play',
      board: 'study:1x2:steps',
      position: '6/6/6/6/4s1/6/6/1S4/6/6/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      solution: ['Mb5-Mc6', 'Mc6-Nd1', 'Nd1-Ne2'],
      wrong: [{ moves: ['Mb5-Mb6'], why: 'too-slow' }],
    },
    {
      id: 'deldar',
      type: 'legal',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/3s2/4D1/2D3/6/6/6/6 y - - 0',
      moves: [
        { move: 'Mc5-Mc6', is: 'legal' },
        { move: 'Mc5-Nc1', is: 'front' },
        { move: 'Me6-Ne2', is: 'legal' },
        { move: 'Me6-Nd1', is: 'legal' },
        { move: 'Mc5-Ne1', is: 'front' },
      ],
    },
    {
      id: 'across',
      type: 'play',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/6/6/6/2D3/6/6/6 y - - 0',
      goal: { type: 'reach', squares: ['Nc3'] },
      moves: 3,
      solution: ['Mc4-Mc6', 'Mc6-Nc2', 'Nc2-Nc3'],
      wrong: [
        { moves: ['Mc4-Mc5'], why: 'too-slow' },
        { moves: ['Mc4-Mc6', 'Mc6-Nc1', 'Nc1-Nc2'], why: 'not-there' },
      ],
    },
  ],
};
