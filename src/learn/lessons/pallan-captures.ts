import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-captures',
  chapter: 'pallan',
  place: 10,
  tasks: [
    {
      id: 'moves',
      type: 'play',
      board: 'school:1x2',
      position: '6/6/6/6/6/6/6/6/6/6/1P4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mc4', 'Nc6'] },
      moves: 2,
      solution: ['Mb2-Mc4', 'Mc4-Nc6'],
      wrong: [{ moves: ['Mb2-Mc3'], why: 'too-slow' }],
    },
    {
      id: 'friend',
      type: 'play',
      board: 'school:1x1',
      position: '6/6/6/6/SSS3/KP4 y - - 0',
      goal: { type: 'form', form: 'friendly-capture' },
      moves: 1,
      solution: ['Mb1-Mc2'],
      wrong: [
        { moves: ['Mb1-Ma1'], why: 'own-king' },
        { moves: ['Mb1-Mf1'], why: 'not-friendly-capture' },
      ],
    },
    {
      id: 'guard',
      type: 'play',
      board: 'school:1x1',
      position: '6/6/6/1S4/SSS3/PS4 y - - 0',
      goal: { type: 'reach', squares: ['Mf6'] },
      moves: 2,
      solution: ['Ma1-Mb2', 'Mb2-Mf6'],
      wrong: [
        { moves: ['Ma1-Mb1'], why: 'too-slow' },
        { moves: ['Ma1-Mc3'], why: 'line-too-short' },
      ],
    },
    {
      id: 'who',
      type: 'legal',
      board: 'school:1x1',
      position: '6/4S1/2K3/2PD2/6/5j y - - 0',
      moves: [
        { move: 'Mc3-Md3', is: 'legal' },
        { move: 'Mc3-Mc4', is: 'own-king' },
        { move: 'Md3-Mc3', is: 'own-piece' },
        { move: 'Mc3-Me5', is: 'legal' },
      ],
    },
  ],
  words: {
    title: 'Friendly captures',
    aim: 'Meet the strongest piece, which may capture even its own side.',
    remember: 'A Pallan moves as a Kapt and captures friends as well as enemies, all but its own King.',
    moves:
      'The Pallan, the prime minister, moves as a Kapt: it rides like a Chuktar or leaps like a Paktun. Go to both suns in two moves.',
    'moves.hint': 'A leap to the first; the second lies straight ahead of it.',
    'moves.done': 'So far a Kapt. Now for what only a Pallan can do.',
    friend:
      'A Pallan may capture pieces of its own side. It is rarely kind and sometimes clever. Do it once. (The board asks you to choose the piece twice.)',
    'friend.hint': 'Any of your pieces that it can reach will do, but not your King.',
    'friend.done': 'Nobody stands in the way of a prime minister.',
    guard: 'Your Pallan is walled in by its own army. Reach the sun in two moves.',
    'guard.hint': 'The sun lies at the far end of a slanting line. Who stands in that line?',
    'guard.done': 'A Swod is worth one point, a free Pallan nineteen.',
    who: 'May the piece make this move?',
    'who.hint': 'Only the Pallan captures friends, and never its own King.',
    'who.done': 'The King is sacred, even to a Pallan.',
  },
};
