import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'kapt',
  chapter: 'free-pieces',
  place: 20,
  tasks: [
    {
      id: 'both',
      type: 'play',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/6/6/6/6/6/1G4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mc4', 'Nc5'] },
      moves: 2,
      solution: ['Mb2-Mc4', 'Mc4-Nc5'],
      wrong: [
        { moves: ['Mb2-Mc3'], why: 'too-slow' },
        { moves: ['Mb2-Me4'], why: 'not-its-move' },
      ],
    },
    {
      id: 'wall',
      type: 'play',
      board: 'study:1x1:steps',
      position: '2s2d/6/6/2s3/SSS3/SGS3 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      solution: ['Mb1-Mc3', 'Mc3-Mc6', 'Mc6-Mf6'],
      wrong: [
        { moves: ['Mb1-Mb4'], why: 'blocked' },
        { moves: ['Mb1-Ma3'], why: 'too-slow' },
      ],
    },
    {
      id: 'corner',
      type: 'legal',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/4G7/12/12/12/12/12 y - - 0',
      moves: [
        { move: 'Me6-Za5', is: 'legal' },
        { move: 'Me6-La1', is: 'front' },
        { move: 'Me6-Lb3', is: 'front' },
        { move: 'Me6-Ne5', is: 'legal' },
      ],
    },
    {
      id: 'safe',
      type: 'play',
      board: 'study:1x2:steps',
      position: '6/6/4d1/6/2j3/6/6/6/6/6/6/G5 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      safe: true,
      solution: ['Ma1-Me1', 'Me1-Ne4', 'Ne4-Nc2'],
      wrong: [
        { moves: ['Ma1-Na2'], why: 'left-to-capture' },
        { moves: ['Ma1-Mc1'], why: 'too-slow' },
      ],
    },
  ],
};
