import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'first-deldar',
  chapter: 'first-moves',
  place: 20,
  tasks: [
    {
      id: 'turn',
      type: 'play',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/6/6/1D4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mc4'] },
      moves: 1,
      solution: ['Mb2-Mc4'],
      wrong: [
        { moves: ['Mb2-Mb4'], why: 'not-there' },
        { moves: ['Mb2-Mb5'], why: 'not-there' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/6/6/1D4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mf6', 'Mf4'] },
      moves: 2,
      solution: ['Mb2-Mf6', 'Mf6-Mf4'],
      wrong: [
        { moves: ['Mb2-Md4'], why: 'too-slow' },
        { moves: ['Mb2-Mb6'], why: 'too-slow' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/6/1s3s/3S2/6/3D2/6 y - - 0',
      goal: { type: 'capture', squares: ['Mf5'] },
      moves: 1,
      solution: ['Md2-Mf5'],
      wrong: [
        { moves: ['Md2-Mb5'], why: 'other-piece' },
        { moves: ['Md2-Mf4'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/3sD1/6/1D4/6 y - - 0',
      moves: [
        { move: 'Mb2-Mc5', is: 'legal' },
        { move: 'Mb2-Mf2', is: 'legal' },
        { move: 'Me4-Me1', is: 'first-move-spent' },
        { move: 'Mb2-Me5', is: 'blocked' },
      ],
    },
  ],
};
