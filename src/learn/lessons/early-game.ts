import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'early-game',
  chapter: 'great-game',
  place: 45,
  tasks: [
    {
      id: 'attacked',
      type: 'mark',
      board: 'poron',
      position:
        'cjhgpkgmmhjc/d1dddddddddd/s2dssss1sss/12/3s1s2s3/7G4/2s9/12/12/12/12/12/12/7D4/5S1S3S/SSSS1SSS1SS1/DDDDDDDD1DDD/CJHMMGPK1HJC y YB - 12',
      find: { of: 'danger' },
    },
    {
      id: 'early',
      type: 'play',
      board: 'poron',
      position:
        'cjhgpkgmmhjc/d1dddddddddd/s2dssss1sss/12/3s1s2s3/7G4/2s9/12/12/12/12/12/12/7D4/5S1S3S/SSSS1SSS1SS1/DDDDDDDD1DDD/CJHMMGPK1HJC y YB - 12',
      goal: { type: 'gain', points: 0 },
      moves: 1,
      solution: ['Cb1-Lb1'],
      wrong: [
        { moves: ['Cb1-Wf2'], why: 'gains-less' },
        { moves: ['Zb5-Zb6'], why: 'gains-less' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'poron',
      position:
        'cjhgpk1mmhjc/dddddd1ddddd/s1ss4ss2/1s1s7s/7dsss1/2s9/12/12/12/6g5/4D7/12/1SS4S4/2DS8/9S2/S2SS1S2SSS/D1DDDDD1DDDD/CJHMMGPKGHJC y YB Mc2 18',
      goal: { type: 'gain', points: 0 },
      moves: 1,
      solution: ['Ne2-Nd1'],
      wrong: [
        { moves: ['Ne2-Ne3'], why: 'gains-less' },
        { moves: ['Za3-Za4'], why: 'gains-less' },
      ],
    },
  ],
  words: {
    title: 'The early game',
    aim: 'Send the small pieces first, and look after each turn at what the other side could take.',
    remember:
      'A strong piece that comes out alone is chased home again, and each time the enemy gains a turn. Before every move ask what can be taken.',
    attacked:
      'From a game, after six turns of each side. Yellow’s Kapt has come out early. Mark what Blue could capture now.',
    'attacked.hint':
      'Only one Yellow piece stands near the Blue army. A Deldar at home reaches four squares with its first move.',
    'attacked.done': 'The Kapt, twelve points, and Deldars that cost three are after it.',
    early: 'Your Kapt must go. Move so that you lose nothing.',
    'early.hint': 'Go back over the front, out of reach of Deldars that have not moved yet.',
    'early.done': 'Safe. But Blue was given a turn for nothing: send Swods and Deldars out first.',
    far: 'Another game, after nine turns of each side. A Blue Kapt has come to Leem. Move so that you lose nothing.',
    'far.hint': 'Which of your pieces stands farthest out, with nobody behind it?',
    'far.done': 'A piece that nobody guards is lost as soon as somebody looks at it.',
  },
};
