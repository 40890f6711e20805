import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-captures',
  chapter: 'vaulting',
  place: 30,
  tasks: [
    {
      id: 'end',
      type: 'play',
      board: 'school:1x1',
      position: '6/6/6/6/DSSSj1/6 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma2-Me2'],
      wrong: [
        { moves: ['Ma2-Mf2'], why: 'captures-nothing' },
        { moves: ['Ma2-Mc4'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'choose',
      type: 'mark',
      board: 'school:1x2',
      position: '6/6/6/6/6/1d4/1S4/1s4/1s4/1S4/1S4/1J4 y - - 0',
      find: { of: 'targets', from: 'Mb1' },
    },
    {
      id: 'best',
      type: 'play',
      board: 'school:1x2',
      position: '6/6/6/6/6/6/5g/4s1/3D2/2S3/1S4/H5 y - - 0',
      goal: { type: 'capture', squares: ['Mf6'] },
      moves: 1,
      solution: ['Ma1-Mf6'],
      wrong: [{ moves: ['Ma1-Me5'], why: 'other-piece' }],
    },
    {
      id: 'ahead',
      type: 'legal',
      board: 'school:1x2',
      position: '6/6/6/6/6/6/3d2/2s2j/2S2S/2S2S/2S2S/2S2S y - - 0',
      moves: [
        { move: 'Mc1-Mc5', is: 'propt' },
        { move: 'Mc1-Mc6', is: 'legal' },
        { move: 'Mf1-Mf5', is: 'legal' },
        { move: 'Mf2-Mf5', is: 'line-too-short' },
      ],
    },
    {
      id: 'all',
      type: 'play',
      board: 'school:1x1',
      position: '6/4h1/4S1/4S1/4S1/DSSSj1 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Ma1-Me1', 'Me1-Me5'],
      wrong: [{ moves: ['Ma1-Mf1'], why: 'too-slow' }],
    },
  ],
  words: {
    title: 'Captures in a vault',
    aim: 'Capture an enemy anywhere beyond the third piece of a line.',
    remember:
      'From the fourth square of a line on, you may capture any enemy that stands in it, or run on over it.',
    end: 'Run over three pieces, and you may capture the enemy behind them. Capture the Jiktar!',
    'end.hint': 'Three Swods, then the Jiktar: just far enough.',
    'end.done': 'It ended the move where it fell.',
    choose:
      'There are enemies in this line. Each beyond the third piece may be captured, or run over. Mark every square that the Jiktar can go to.',
    'choose.hint':
      'Three pieces must lie behind you. From the fourth on, each enemy is a target; the break is one too. And do not forget its steps to the side.',
    'choose.done': 'Choose your prize, or pass over all of them.',
    best: 'Capture the Kapt, not the Swod.',
    'best.hint': 'A vault may run over enemies too.',
    'best.other-piece': 'That is a Swod. Run over it: the Kapt behind is worth twelve of them.',
    'best.done': 'Twelve points by a lieutenant from his own corner.',
    ahead:
      'In a vault a Swod may even capture straight ahead; but never a propt Swod. May it make this move?',
    'ahead.hint': 'Count to three; then look whether the enemy is a propt Swod.',
    'ahead.done': 'Vaulting, even a Swod strikes straight ahead.',
    all: 'Capture both in two moves.',
    'all.hint': 'The first capture sets you at the foot of the next line.',
    'all.done': 'Two vaults, two captures.',
  },
};
