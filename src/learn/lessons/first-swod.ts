import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'first-swod',
  chapter: 'first-moves',
  place: 10,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'school:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/6/2S3/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'capture',
      type: 'play',
      board: 'school:1x2:first:steps',
      position: '6/6/6/6/6/6/5s/4s1/6/2S3/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mc3-Me5', 'Me5-Mf6'],
      wrong: [
        { moves: ['Mc3-Mf6'], why: 'blocked' },
        { moves: ['Mc3-Md4'], why: 'too-slow' },
      ],
    },
    {
      id: 'spent',
      type: 'legal',
      board: 'school:1x2:first:steps',
      position: '6/6/6/6/6/6/3s2/6/1S2S1/3S2/6/6 y - - 0',
      moves: [
        { move: 'Me4-Me6', is: 'first-move-spent' },
        { move: 'Mb4-Mb6', is: 'first-move-spent' },
        { move: 'Md3-Md5', is: 'legal' },
        { move: 'Md3-Md6', is: 'no-capture-straight-ahead' },
      ],
    },
    {
      id: 'which',
      type: 'mark',
      board: 'school:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/2S3/SS1D1S/1D2D1/6 y - Me2 0',
      find: { of: 'fresh' },
    },
  ],
  words: {
    title: 'A Swod’s first move',
    aim: 'March up to three squares with a Swod that has not moved yet.',
    remember:
      'A Swod’s first move may be one, two or three steps in one forward direction; after any move the bonus is gone.',
    where:
      'Swods begin on the third rank. The first move of each may be one, two or three steps in any one forward direction. Mark where this one can go.',
    'where.hint':
      'Straight and slanting to both sides, up to three steps each. The edge of the board ends one of them early.',
    'where.done': 'Three steps bring it up to the front.',
    capture: 'Slanting, the first move may end with a capture. Capture both in two moves.',
    'capture.hint': 'The nearer one is two slanting steps away.',
    'capture.done': 'A capture ends the move, so the second had to wait.',
    spent: 'The Swods on B4 and E4 have moved already. May your Swod make this move?',
    'spent.hint':
      'More than one step is for a Swod that still has its first move. Straight ahead none captures.',
    'spent.done': 'The bonus is used up by any move, a short one too.',
    which:
      'Swods, Deldars and Paktuns that have never moved have their first move. The Deldar on E2 went out and came back. Mark all that still have it.',
    'which.hint': 'Swods began on the third rank, Deldars on the second.',
    'which.done': 'At the table a button shows you which pieces still have it.',
  },
};
