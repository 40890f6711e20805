import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'promotion',
  chapter: 'first-pieces',
  place: 30,
  tasks: [
    {
      id: 'last',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/1S4/6/6/6/6 y - - 0',
      goal: { type: 'form', form: 'promotion' },
      moves: 1,
      solution: ['Mb5-Mb6=P'],
      wrong: [{ moves: ['Mb5-Mb6=S'], why: 'not-promotion' }],
    },
    {
      id: 'take',
      type: 'play',
      board: 'study:1x1:steps',
      position: '2j3/3S2/6/6/6/6 y - - 0',
      goal: { type: 'form', form: 'promotion', squares: ['Mc6'] },
      moves: 1,
      solution: ['Md5-Mc6=P'],
      wrong: [{ moves: ['Md5-Md6=P'], why: 'not-there' }],
    },
    {
      id: 'race',
      type: 'play',
      board: 'study:1x1:steps',
      position: '2d3/6/6/4S1/6/6 y - - 0',
      goal: { type: 'form', form: 'promotion' },
      moves: 3,
      safe: true,
      solution: ['Me3-Mf4', 'Mf4-Mf5', 'Mf5-Mf6=P'],
      wrong: [
        { moves: ['Me3-Me4'], why: 'left-to-capture' },
        { moves: ['Me3-Mf4', 'Mf4-Me5', 'Me5-Me6=P'], why: 'left-to-capture' },
      ],
    },
  ],
};
