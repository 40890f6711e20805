import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'first-paktun',
  chapter: 'first-moves',
  place: 30,
  tasks: [
    {
      id: 'twice',
      type: 'play',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/6/2SSS1/3DD1/3M2 y - - 0',
      goal: { type: 'reach', squares: ['Ma4'] },
      moves: 1,
      solution: ['Md1-Ma4'],
      wrong: [
        { moves: ['Md1-Mb2'], why: 'not-there' },
        { moves: ['Md1-Md5'], why: 'blocked' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/6/3s1j/6/2s3/6/3M2 y - - 0',
      goal: { type: 'capture', squares: ['Md5'] },
      moves: 1,
      solution: ['Md1-Md5'],
      wrong: [
        { moves: ['Md1-Mc3'], why: 'other-piece' },
        { moves: ['Md1-Me3'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:2x2:first:steps',
      position: '12/12/12/12/12/12/12/12/1M10/2s9/5s6/3M8 y - - 0',
      moves: [
        { move: 'Md1-Md3', is: 'legal' },
        { move: 'Md1-Me4', is: 'blocked' },
        { move: 'Mb4-Mb6', is: 'first-move-spent' },
      ],
    },
  ],
};
