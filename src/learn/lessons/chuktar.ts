import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'chuktar',
  chapter: 'free-pieces',
  place: 10,
  tasks: [
    {
      id: 'reach',
      type: 'play',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/6/6/6/6/6/1C4/6 y - - 0',
      goal: { type: 'reach', squares: ['Nb3', 'Ne6'] },
      moves: 2,
      solution: ['Mb2-Nb3', 'Nb3-Ne6'],
      wrong: [
        { moves: ['Mb2-Mb6'], why: 'too-slow' },
        { moves: ['Mb2-Mc4'], why: 'not-its-move' },
      ],
    },
    {
      id: 'one',
      type: 'legal',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/12/12/3C8/12/12/1C10 y - - 0',
      moves: [
        { move: 'Mb1-Nb6', is: 'legal' },
        { move: 'Mb1-Zf1', is: 'legal' },
        { move: 'Md4-Lb2', is: 'legal' },
        { move: 'Md4-Nd1', is: 'legal' },
        { move: 'Mb1-Me3', is: 'not-its-move' },
      ],
    },
    {
      id: 'two-fronts',
      type: 'legal',
      board: 'study:2x3:steps',
      position: '12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/4C7/2C9/12 y - - 0',
      moves: [
        { move: 'Mc2-Nc6', is: 'legal' },
        { move: 'Mc2-Wc1', is: 'front' },
        { move: 'Me3-La1', is: 'not-its-move' },
        { move: 'Me3-La2', is: 'not-its-move' },
        { move: 'Me3-Za6', is: 'not-its-move' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:2x2:steps',
      position: '12/12/s8s2/12/12/12/12/12/9s2/12/12/C5d5 y - - 0',
      goal: { type: 'capture' },
      moves: 4,
      solution: ['Ma1-Na4', 'Na4-Ld4', 'Ld4-Zd4', 'Zd4-Za1'],
      wrong: [{ moves: ['Ma1-Ma6'], why: 'too-slow' }],
    },
  ],
};
