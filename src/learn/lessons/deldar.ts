import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'deldar',
  chapter: 'deldar',
  place: 10,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'school:1x1:steps',
      position: '6/6/6/1Ss3/1D4/6 y - - 0',
      find: { of: 'targets', from: 'Mb2' },
    },
    {
      id: 'walk',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/6/6/6/6/D5 y - - 0',
      goal: { type: 'reach', squares: ['Mc3', 'Mc5', 'Me5'] },
      moves: 3,
      solution: ['Ma1-Mc3', 'Mc3-Mc5', 'Mc5-Me5'],
      wrong: [
        { moves: ['Ma1-Mb3'], why: 'not-its-move' },
        { moves: ['Ma1-Mb2'], why: 'too-slow' },
        { moves: ['Ma1-Md4'], why: 'not-its-move' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/6/1s1s2/2s3/1s1D2/6 y - - 0',
      goal: { type: 'capture' },
      moves: 4,
      solution: ['Md2-Mb2', 'Mb2-Mb4', 'Mb4-Md4', 'Md4-Mc3'],
      wrong: [
        { moves: ['Md2-Mb4'], why: 'blocked' },
        { moves: ['Md2-Md3'], why: 'too-slow' },
      ],
    },
    {
      id: 'safe',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/2s3/1s2s1/6/6/2D3 y - - 0',
      goal: { type: 'capture', squares: ['Mc5'] },
      moves: 2,
      safe: true,
      solution: ['Mc1-Me3', 'Me3-Mc5'],
      wrong: [
        { moves: ['Mc1-Mc3'], why: 'left-to-capture' },
        { moves: ['Mc1-Ma3'], why: 'left-to-capture' },
        { moves: ['Mc1-Mc2'], why: 'too-slow' },
      ],
    },
  ],
  words: {
    title: 'The Deldar',
    aim: 'Go one or two steps in any direction with the sergeant.',
    remember: 'A Deldar goes one or two steps in any one direction. It does not jump and it does not turn.',
    where:
      'The Deldar, the sergeant, goes one or two steps in any direction. Its own Swod is in its way; it may capture the Blue one. Mark where it can go.',
    'where.hint':
      'Eight directions: two steps where there is room, none through your Swod, and only one to the Blue one.',
    'where.done': 'Two steps where the way is free. A capture ends the move.',
    walk: 'Go to all three suns in three moves.',
    'walk.hint': 'Each is two steps from the one before, always in a straight or slanting line.',
    'walk.done': 'Two steps at a time, one direction a move.',
    capture: 'Capture all four Swods in four moves.',
    'capture.hint': 'Go around the three at the corners and take the middle one last.',
    'capture.done': 'A Deldar among Swods is a fox among hens.',
    safe: 'Capture the marked Swod in two moves. Stop only where Blue cannot capture you.',
    'safe.hint': 'A Blue Swod captures slanting downwards. Which squares does it look at?',
    'safe.done': 'Safely there. A sergeant is worth three Swods; do not give him away.',
  },
};
