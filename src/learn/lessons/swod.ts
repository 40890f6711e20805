import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'swod',
  chapter: 'first-pieces',
  place: 20,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'school:1x1:steps',
      position: '6/6/6/2S3/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'march',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/6/6/6/1S4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mc3', 'Mc5'] },
      moves: 3,
      solution: ['Mb2-Mc3', 'Mc3-Mc4', 'Mc4-Mc5'],
      wrong: [
        { moves: ['Mb2-Mb1'], why: 'not-its-move' },
        { moves: ['Mb2-Mb3'], why: 'too-slow' },
        { moves: ['Mb2-Mc3', 'Mc3-Mc5'], why: 'not-its-move' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/6/2s3/3s2/2S3/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mc2-Md3', 'Md3-Mc4'],
      wrong: [{ moves: ['Mc2-Mc3'], why: 'too-slow' }],
    },
    {
      id: 'ahead',
      type: 'legal',
      board: 'school:1x1:steps',
      position: '6/6/2ss2/2S3/6/6 y - - 0',
      moves: [
        { move: 'Mc3-Mc4', is: 'no-capture-straight-ahead' },
        { move: 'Mc3-Md4', is: 'legal' },
        { move: 'Mc3-Mb4', is: 'legal' },
        { move: 'Mc3-Md2', is: 'not-its-move' },
      ],
    },
    {
      id: 'all',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/6/4s1/3s2/2s1s1/3S2 y - - 0',
      goal: { type: 'capture', squares: ['Mc2', 'Md3', 'Me4'] },
      moves: 3,
      solution: ['Md1-Mc2', 'Mc2-Md3', 'Md3-Me4'],
      wrong: [
        { moves: ['Md1-Me2'], why: 'other-piece' },
        { moves: ['Md1-Md2'], why: 'too-slow' },
      ],
    },
  ],
  words: {
    title: 'The Swod',
    aim: 'March the common soldier forward, and capture with it.',
    remember:
      'A Swod steps one square forward, straight or slanting; it captures slanting only, and never goes back.',
    where:
      'This is a Swod, the common soldier; you have twelve of them. It steps one square forward, straight ahead or slanting. Mark where it can go.',
    'where.hint': 'Forward is up, away from you. There are three squares.',
    'where.done': 'Straight and to both sides. A pawn of chess can only dream of it.',
    march: 'March to both squares with a sun, in three moves.',
    'march.hint': 'The first sun is one slanting step away.',
    'march.done': 'A Swod never goes back, so look before it steps.',
    capture: 'A Swod captures one step slanting forward. Capture both Blue Swods in two moves.',
    'capture.hint': 'Slanting to the right, then slanting to the left.',
    'capture.done': 'The first capture brought the second within reach.',
    ahead: 'May your Swod make the move that the arrow shows?',
    'ahead.hint':
      'Straight ahead only to an empty square; slanting to an empty square or to capture; never back.',
    'ahead.done': 'Straight ahead a Swod walks; slanting it walks and captures.',
    all: 'Capture the three marked Swods in three moves. Choose the right side to begin!',
    'all.hint': 'From which of the two can you go on capturing?',
    'all.other-piece': 'That captures, but from there you cannot get all three that are marked.',
    'all.done': 'Three in a row. Plan the last step before the first.',
  },
};
