import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'flutsman',
  chapter: 'larger-games',
  place: 56,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1:steps',
      position: '6/6/1SSS2/6/2F3/6 y - - 0',
      find: { of: 'targets', from: 'Mc2' },
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/2s3/6/2S3/2s3/6/2F3/6 y - - 0',
      goal: { type: 'capture', squares: ['Nc1'] },
      moves: 1,
      solution: ['Mc2-Nc1'],
      wrong: [
        { moves: ['Mc2-Mc6'], why: 'must-step-on' },
        { moves: ['Mc2-Mb5'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/12/12/12/12/5D6/1F10 y - - 0',
      moves: [
        { move: 'Mb1-Za2', is: 'legal' },
        { move: 'Mb1-Mf1', is: 'must-step-on' },
        { move: 'Mb1-Mb2', is: 'not-its-move' },
      ],
    },
  ],
};
