import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-captures',
  chapter: 'pallan',
  place: 10,
  tasks: [
    {
      id: 'moves',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/6/6/6/6/6/1P4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mc4', 'Nc6'] },
      moves: 2,
      solution: ['Mb2-Mc4', 'Mc4-Nc6'],
      wrong: [{ moves: ['Mb2-Mc3'], why: 'too-slow' }],
    },
    {
      id: 'friend',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/6/6/SSS3/KP4 y - - 0',
      goal: { type: 'form', form: 'friendly-capture' },
      moves: 1,
      solution: ['Mb1-Mc2'],
      wrong: [
        { moves: ['Mb1-Ma1'], why: 'own-king' },
        { moves: ['Mb1-Mf1'], why: 'not-friendly-capture' },
      ],
    },
    {
      id: 'guard',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/6/1S4/SSS3/PS4 y - - 0',
      goal: { type: 'reach', squares: ['Ma6'] },
      moves: 2,
      solution: ['Ma1-Ma2', 'Ma2-Ma6'],
      wrong: [
        { moves: ['Ma1-Mb1'], why: 'too-slow' },
        { moves: ['Ma1-Mc3'], why: 'line-too-short' },
      ],
    },
    {
      id: 'who',
      type: 'legal',
      board: 'study:1x1',
      position: '6/4S1/2K3/2PD2/6/5j y - - 0',
      moves: [
        { move: 'Mc3-Md3', is: 'legal' },
        { move: 'Mc3-Mc4', is: 'own-king' },
        { move: 'Md3-Mc3', is: 'own-piece' },
        { move: 'Mc3-Me5', is: 'legal' },
      ],
    },
  ],
};
