import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'second-bend',
  chapter: 'larger-games',
  place: 60,
  tasks: [
    {
      id: 'sun',
      type: 'play',
      board: 'study:1x1+two-bends',
      position: '6/6/6/3S2/1PSSs1/4s1 y - - 0',
      goal: { type: 'form', form: 'bend', squares: ['Mf1'] },
      moves: 1,
      solution: ['Mb2-Mf1'],
      wrong: [{ moves: ['Mb2-Mf2'], why: 'not-there' }],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1+two-bends',
      position: '6/6/6/3S2/1PSSj1/6 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Mb2-Me2'],
      wrong: [{ moves: ['Mb2-Mb3'], why: 'captures-nothing' }],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:1x1',
      position: '6/6/6/3S2/1PSSs1/4s1 y - - 0',
      moves: [
        { move: 'Mb2-Mf1', is: 'line-too-short' },
        { move: 'Mb2-Mf2', is: 'legal' },
      ],
    },
  ],
};
