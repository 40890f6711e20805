import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-making',
  chapter: 'vaulting',
  place: 50,
  tasks: [
    {
      id: 'complete',
      type: 'play',
      board: 'school:1x1',
      position: '6/6/6/5H/6/DSS1j1 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mf3-Md1', 'Ma1-Me1'],
      wrong: [
        { moves: ['Ma1-Me1'], why: 'not-its-move' },
        { moves: ['Mf3-Me2'], why: 'too-slow' },
      ],
    },
    {
      id: 'behind',
      type: 'play',
      board: 'school:1x2',
      position: '6/6/6/6/6/2c3/2S3/2S3/2S3/J5/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Ma3-Mc3', 'Mc3-Nc1'],
      wrong: [
        { moves: ['Mc6-Nc1'], why: 'no-capture-straight-ahead' },
        { moves: ['Ma3-Ma6'], why: 'too-slow' },
      ],
    },
    {
      id: 'break',
      type: 'play',
      board: 'school:1x1',
      position: '6/6/hSSsD1/6/6/5S y - - 0',
      goal: { type: 'safe' },
      moves: 1,
      solution: ['Mc4-Mc5'],
      wrong: [
        { moves: ['Mf1-Mf2'], why: 'left-to-capture' },
        { moves: ['Mb4-Mb5'], why: 'left-to-capture' },
      ],
    },
    {
      id: 'bridge',
      type: 'play',
      board: 'school:1x2',
      position: '6/6/6/6/6/4d1/J5/4S1/4S1/4D1/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Ma6-Me6', 'Me3-Ne1'],
      wrong: [
        { moves: ['Ma6-Na6'], why: 'too-slow' },
        { moves: ['Me3-Me6'], why: 'line-too-short' },
      ],
    },
  ],
  words: {
    title: 'Making and breaking lines',
    aim: 'Put the missing piece into a line, and take one out of the enemy’s.',
    remember: 'Count to three: what is one piece short of a line for you, and for the enemy?',
    complete: 'One piece is missing in your line. Capture the Jiktar in two moves.',
    'complete.hint': 'Which piece can fill the gap on D1?',
    'complete.not-its-move': 'There are only two pieces up to the gap on D1. It takes three in a row.',
    'complete.done': 'Fill the gap, then run. The first move is the better half of a vault.',
    behind: 'The line is there, but nobody stands at its end. Capture the Chuktar in two moves.',
    'behind.hint': 'Bring a piece behind the Swods.',
    'behind.done': 'A line is of no use until somebody stands at its end.',
    break:
      'Blue’s Hikdar stands at the end of a line and can run to your Deldar. Make a move after which Blue can capture nothing.',
    'break.hint':
      'Take one of your pieces out of the line, but not to a square that Blue looks at. A Hikdar looks along slanting lines.',
    'break.done': 'One piece left the line, and the road was gone.',
    bridge: 'Capture the Deldar behind the front in two moves.',
    'bridge.hint': 'A line may cross the front. What is missing on E6?',
    'bridge.done': 'A bridge over the front.',
  },
};
