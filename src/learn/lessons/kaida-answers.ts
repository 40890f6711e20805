import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'kaida-answers',
  chapter: 'kaida',
  place: 20,
  tasks: [
    {
      id: 'go',
      type: 'play',
      board: 'study:1x1',
      position: '3j2/6/6/1D4/6/3K2 y - - 0',
      goal: { type: 'answer', by: 'king' },
      moves: 1,
      solution: ['Md1-Me2'],
      wrong: [
        { moves: ['Md1-Md2'], why: 'leaves-king-in-kaida' },
        { moves: ['Mb3-Md3'], why: 'other-answer' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1',
      position: '3j2/6/6/H5/6/3K2 y - - 0',
      goal: { type: 'answer', by: 'capture' },
      moves: 1,
      solution: ['Ma3-Md6'],
      wrong: [
        { moves: ['Md1-Mc1'], why: 'other-answer' },
        { moves: ['Ma3-Mc1'], why: 'leaves-king-in-kaida' },
      ],
    },
    {
      id: 'between',
      type: 'play',
      board: 'study:1x1',
      position: '5h/6/6/6/4J1/K5 y - - 0',
      goal: { type: 'answer', by: 'between' },
      moves: 1,
      solution: ['Me2-Mb2'],
      wrong: [
        { moves: ['Ma1-Ma2'], why: 'other-answer' },
        { moves: ['Me2-Me4'], why: 'leaves-king-in-kaida' },
      ],
    },
    {
      id: 'leap',
      type: 'legal',
      board: 'study:1x1',
      position: '6/6/6/D1m3/5J/3K2 y - - 0',
      moves: [
        { move: 'Mf2-Md2', is: 'leaves-king-in-kaida' },
        { move: 'Ma3-Mc3', is: 'legal' },
        { move: 'Md1-Me1', is: 'legal' },
      ],
    },
    {
      id: 'two',
      type: 'play',
      board: 'study:1x1',
      position: '6/J1j3/5h/6/6/2K3 y - - 0',
      goal: { type: 'answer' },
      moves: 1,
      solution: ['Mc1-Mb1'],
      wrong: [
        { moves: ['Ma5-Mc5'], why: 'leaves-king-in-kaida' },
        { moves: ['Mc1-Mc2'], why: 'leaves-king-in-kaida' },
        { moves: ['Mc1-Md2'], why: 'leaves-king-in-kaida' },
      ],
    },
    {
      id: 'only',
      type: 'play',
      board: 'study:1x1',
      position: 'jj4/6/6/6/2H1D1/K5 y - - 0',
      goal: { type: 'answer' },
      moves: 1,
      solution: ['Mc2-Ma4'],
      wrong: [
        { moves: ['Ma1-Mb1'], why: 'leaves-king-in-kaida' },
        { moves: ['Me2-Md3'], why: 'leaves-king-in-kaida' },
      ],
    },
  ],
};
