import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'stikitche',
  chapter: 'small-games',
  place: 30,
  plays: 'stikitche',
  tasks: [
    {
      id: 'open',
      type: 'play',
      board: 'stikitche',
      position: '2pk2/6/6/6/6/6/6/6/6/6/6/2PK2 y - - 0',
      goal: { type: 'kaida' },
      moves: 1,
      safe: true,
      solution: ['Mc1-Mf4'],
      wrong: [
        { moves: ['Mc1-Nc6'], why: 'left-to-capture' },
        { moves: ['Mc1-Mc5'], why: 'left-to-capture' },
        { moves: ['Mc1-Mb1'], why: 'no-kaida' },
      ],
    },
    {
      id: 'turn',
      type: 'play',
      board: 'stikitche',
      position: '3k2/6/6/6/6/5p/6/6/6/3K2/6/P5 y - - 6',
      goal: { type: 'ending', ending: 'nikaida' },
      moves: 1,
      solution: ['Ma1-Nf1'],
      wrong: [{ moves: ['Ma1-Na1'], why: 'has-an-answer' }],
    },
    {
      id: 'taken-back',
      type: 'outcome',
      board: 'stikitche',
      position: '6/2k3/6/6/6/6/6/6/6/6/2pK2/6 y - - 7',
      options: ['nikaida', 'playing', 'hyrkaida'],
    },
    {
      id: 'shut',
      type: 'play',
      board: 'stikitche',
      position: '5k/6/6/6/6/p5/6/6/6/6/2P3/3K2 y - - 12',
      goal: { type: 'ending', ending: 'hyrkaida' },
      moves: 1,
      solution: ['Mc2-Nf4'],
      wrong: [{ moves: ['Mc2-Mc5'], why: 'has-an-answer' }],
    },
  ],
  words: {
    title: 'Stikitche: two Pallans',
    aim: 'Hunt with the Pallan, and never lose sight of the other one.',
    remember:
      'Stikitche: two drins, a King and a Pallan each. Lose the Pallan and you are in Nikaida; guard it with every move.',
    open: 'Stikitche is played with a King and a Pallan each. The game begins: give Kaida with your first move, and let Blue capture nothing.',
    'open.hint':
      'The Pallans look at each other along the file, and each is guarded by its King. Leave the file, and look at the King from elsewhere.',
    'open.done': 'Blue must answer, and your Pallan chose its ground first.',
    'open.left-to-capture':
      'That is allowed, but Blue captures your Pallan, and your King would be left alone.',
    turn: 'Capture the Blue Pallan.',
    'turn.hint': 'Run along the slanting line to the front, and turn there.',
    'turn.done': 'A turn at the front, and the Pallan is yours. The Blue King stands alone: Nikaida.',
    'taken-back': 'The Blue Pallan has just captured yours. It is your turn. What has become of the game?',
    'taken-back.hint': 'Your King is alone. May it take the one last piece?',
    'taken-back.done': 'You have one last turn, and with it you take back: a draw.',
    shut: 'Blue’s King stands in its corner, its Pallan far off. Give Hyrkaida in one move.',
    'shut.hint': 'Cross the front straight ahead, turn, and think of the leap as well as of the lines.',
    'shut.done': 'By the file, the slanting line and the leap one Pallan watches every square of the corner.',
  },
};
