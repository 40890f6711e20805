import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-bend',
  chapter: 'pallan',
  place: 40,
  tasks: [
    {
      id: 'sun',
      type: 'play',
      board: 'school:1x1',
      position: '6/6/6/2S3/D1S3/PSS3 y - - 0',
      goal: { type: 'form', form: 'bend', squares: ['Mc4'] },
      moves: 1,
      solution: ['Ma1-Mc4'],
      wrong: [
        { moves: ['Ma1-Mb3'], why: 'not-there' },
        { moves: ['Ma1-Md1'], why: 'line-too-short' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'school:1x1',
      position: '6/6/4j1/SS1S2/PSS3/SS4 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma2-Me4'],
      wrong: [{ moves: ['Ma2-Mb4'], why: 'captures-nothing' }],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'school:1x1',
      position: '6/6/6/6/2SS2/PSSSSJ y - - 0',
      moves: [
        { move: 'Ma1-Mc3', is: 'legal' },
        { move: 'Mf1-Md3', is: 'not-its-move' },
      ],
    },
  ],
  words: {
    title: 'The bend in a vault',
    aim: 'Vault along a line that bends once.',
    remember:
      'A Pallan may vault along a line that bends once: two pieces at least up to the corner, counting the one on it, and one at least after it.',
    sun: 'A Pallan’s vault may follow a line that bends once. Reach the sun in one move.',
    'sun.hint': 'Along the first rank to C1, and there upwards over C2 and C3.',
    'sun.done': 'Around the corner over four heads.',
    capture: 'Capture the Jiktar in one move.',
    'capture.hint': 'To C2, and there slanting upwards.',
    'capture.done': 'The bend may go in any direction but back.',
    rules: 'May the piece make this move?',
    'rules.hint': 'Only a Pallan bends, and only along a line of three or more.',
    'rules.done': 'Only the Pallan, and only along a whole line.',
  },
};
