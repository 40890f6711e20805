import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-bend',
  chapter: 'pallan',
  place: 40,
  tasks: [
    {
      id: 'sun',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/6/2S3/D1S3/PSS3 y - - 0',
      goal: { type: 'form', form: 'bend', squares: ['Mc4'] },
      moves: 1,
      solution: ['Ma1-Mc4'],
      wrong: [
        { moves: ['Ma1-Mb3'], why: 'not-there' },
        { moves: ['Ma2-Mc4'], why: 'other-mover' },
        { moves: ['Ma1-Md1'], why: 'line-too-short' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/4j1/SS1M2/PSS3/SS4 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma2-Me4'],
      wrong: [{ moves: ['Ma2-Mb4'], why: 'captures-nothing' }],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:1x1',
      position: '6/6/6/6/1SSS2/PSSSSJ y - - 0',
      moves: [
        { move: 'Ma1-Mc3', is: 'legal' },
        { move: 'Mf1-Md3', is: 'not-its-move' },
      ],
    },
  ],
};
