import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'midgame',
  chapter: 'great-game',
  place: 50,
  tasks: [
    {
      id: 'fork',
      type: 'play',
      board: 'school:1x1',
      position: '4k1/6/c5/3M2/6/6 y - - 0',
      goal: { type: 'capture', squares: ['Ma4'] },
      moves: 2,
      opponent: 'answers',
      solution: ['Md3-Mc5', 'Mc5-Ma4'],
      wrong: [{ moves: ['Md3-Mb2'], why: 'too-slow' }],
    },
    {
      id: 'shield',
      type: 'play',
      board: 'school:1x1',
      position: '4k1/6/4h1/6/J1c3/4J1 y - - 0',
      goal: { type: 'gain', points: 9 },
      moves: 1,
      solution: ['Ma2-Mc2'],
      wrong: [
        { moves: ['Me1-Me4'], why: 'gains-less' },
        { moves: ['Ma2-Mb2'], why: 'gains-less' },
      ],
    },
    {
      id: 'battle',
      type: 'play',
      board: 'poron',
      position:
        '1jhgpkccGhj1/dddd2dd1ddd/sssssds2sss/4s2s4/5d1d1s1m/12/12/12/12/12/12/12/4S7/2D2DD2DS1/S2SD1S2D2/1SS3SS1SSS/DDDD6DD/CJHMMGPK1HJC y YB - 28',
      goal: { type: 'gain', points: 7 },
      moves: 1,
      solution: ['Cc6-We6'],
      wrong: [
        { moves: ['Cc6-Wd6'], why: 'gains-less' },
        { moves: ['Cc6-Cb6'], why: 'gains-less' },
      ],
    },
  ],
  words: {
    title: 'In the thick of it',
    aim: 'Gain pieces by attacking two at once, by what may not move, and by a vault into the middle.',
    remember:
      'Look for two aims in one move, for shields that may not leave, and for the dearest piece along each line.',
    fork: 'Win the Blue Chuktar in two moves, whatever Blue answers.',
    'fork.hint': 'Attack it and give Kaida with one leap. Kaida must be answered first.',
    'fork.done': 'Two aims, one leap: that is what a Paktun is for.',
    'fork.too-slow':
      'That is allowed, but then the Chuktar gets away. Make Blue answer something else first.',
    shield: 'The Hikdar guards the Chuktar. Does it? Make the move that gains most.',
    'shield.hint': 'Look behind the Hikdar: what does your Jiktar on E1 see if it leaves?',
    'shield.done':
      'The Hikdar shields its King and may not leave the file. So the Chuktar was not guarded at all.',
    'shield.gains-less': 'There is more to gain. Which guard only looks like one?',
    battle:
      'After fourteen turns of each side, your Kapt on Chavonth C6 has broken into the Blue camp and will not come out. Sell it as dearly as you can.',
    'battle.hint': 'Along the last rank stands a long line. Who is on it, beyond the King?',
    'battle.done': 'Over Chuktars and King to the Pallan! Blue takes back, and you are seven points better.',
    'battle.gains-less': 'Blue then takes what you have left, and you have got too little for your Kapt.',
    'battle.captures-nothing': 'The Kapt may slip out there. But there is far more to gain.',
  },
};
