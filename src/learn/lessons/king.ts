import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'king',
  chapter: 'first-pieces',
  place: 10,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'school:1x1:steps',
      position: '6/6/6/2K3/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'walk',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/6/6/6/1K4/6 y - - 0',
      goal: { type: 'reach', squares: ['Md4'] },
      moves: 2,
      solution: ['Mb2-Mc3', 'Mc3-Md4'],
      wrong: [
        { moves: ['Mb2-Md4'], why: 'not-its-move' },
        { moves: ['Mb2-Mb3'], why: 'too-slow' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/6/2s3/2K1s1/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      solution: ['Mc3-Mc4', 'Mc4-Md4', 'Md4-Me3'],
      wrong: [
        { moves: ['Mc3-Mc2'], why: 'too-slow' },
        { moves: ['Mc3-Md3'], why: 'leaves-king-in-kaida' },
      ],
    },
    {
      id: 'harm',
      type: 'legal',
      board: 'school:1x1:steps',
      position: 'j5/6/6/6/1K4/6 y - - 0',
      moves: [
        { move: 'Mb2-Mb3', is: 'legal' },
        { move: 'Mb2-Ma2', is: 'leaves-king-in-kaida' },
        { move: 'Mb2-Mb4', is: 'not-its-move' },
      ],
    },
  ],
  words: {
    title: 'The King',
    aim: 'Walk the King one step at a time, and keep it out of harm.',
    remember: 'The King goes one step in any direction, and never to a square where it could be captured.',
    where: 'This is your King. It goes one step in any direction. Mark every square that it can go to.',
    'where.hint': 'Look at the ring of squares around it: straight and slanting.',
    'where.done': 'Eight squares, all around.',
    walk: 'Choose the King, then the square to which it shall go. Bring it to the sun in two moves.',
    'walk.hint': 'Slanting steps are the quickest way when you want to go up and across.',
    'walk.done': 'Two slanting steps. Straight ones would have taken four.',
    capture:
      'A piece captures by moving to the square of an enemy piece. Capture both Blue Swods in three moves.',
    'capture.hint': 'One Swod touches the King. Take it; the other is then two steps away.',
    'capture.done': 'Both captured. The King captures just as it moves.',
    harm: 'The Blue Jiktar in the corner moves in straight lines. May the King make the move that the arrow shows?',
    'harm.hint':
      'A King may never go where an enemy piece could capture it. Which file does the Jiktar watch?',
    'harm.done': 'A King that could be captured is in Kaida. You may never leave it there.',
  },
};
