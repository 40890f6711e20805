import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-move-vault',
  chapter: 'pallan',
  place: 50,
  tasks: [
    {
      id: 'sun',
      type: 'play',
      board: 'study:1x1',
      position: '6/5P/1DD3/D5/2SSS1/6 y - - 0',
      goal: { type: 'form', form: 'move-then-vault', squares: ['Mb2'] },
      moves: 1,
      solution: ['Mf5-Mb2'],
      wrong: [{ moves: ['Mf5-Mf2'], why: 'not-there' }],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/4c1/4S1/4S1/4S1/1P4/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Mb3-Ne1'],
      wrong: [
        { moves: ['Mb3-Me3'], why: 'captures-nothing' },
        { moves: ['Me6-Ne1'], why: 'no-capture-straight-ahead' },
      ],
    },
    {
      id: 'leap',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/6/2SSSj/S5/PS4 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma1-Mf3'],
      wrong: [{ moves: ['Ma1-Mb3'], why: 'captures-nothing' }],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:1x1',
      position: '6/J4P/6/6/2SSS1/6 y - - 0',
      moves: [
        { move: 'Mf5-Mb2', is: 'legal' },
        { move: 'Ma5-Mf2', is: 'not-its-move' },
      ],
    },
  ],
};
