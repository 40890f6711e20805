import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pastang',
  chapter: 'small-games',
  place: 10,
  tasks: [
    {
      id: 'two',
      type: 'legal',
      board: 'pastang',
      position: 'dsddsd/sssss1/5s/S5/S1SSSS/DSDDSD y - - 2',
      moves: [
        { move: 'Ma1-Ma4', is: 'legal' },
        { move: 'Mc1-Mc3', is: 'line-too-short' },
      ],
    },
    {
      id: 'open',
      type: 'play',
      board: 'pastang',
      position: 'dsddsd/ssssss/6/6/SSSSSS/DSDDSD y - - 0',
      goal: { type: 'form', form: 'vault' },
      moves: 2,
      opponent: 'answers',
      solution: ['Mb2-Ma3', 'Ma1-Ma4'],
      wrong: [
        { moves: ['Mb2-Mb4'], why: 'too-slow' },
        { moves: ['Ma2-Ma3'], why: 'too-slow' },
      ],
    },
    {
      id: 'strike',
      type: 'play',
      board: 'pastang',
      position: 'S1D1D1/3S2/4S1/2D1Sd/s5/1ds3 y - - 42',
      goal: { type: 'gain', points: 3 },
      moves: 1,
      solution: ['Mc6-Mf3'],
      wrong: [
        { moves: ['Mc3-Mc1'], why: 'gains-less' },
        { moves: ['Me3-Mf3'], why: 'not-its-move' },
      ],
    },
    {
      id: 'death',
      type: 'play',
      board: 'pastang',
      position: '1S4/6/2S1D1/6/D3ss/6 y - - 44',
      goal: { type: 'ending', ending: 'to-the-death' },
      moves: 2,
      opponent: 'answers',
      solution: ['Me4-Me2', 'Me2-Me1'],
      wrong: [{ moves: ['Ma2-Mc2'], why: 'has-an-answer' }],
    },
    {
      id: 'net',
      type: 'play',
      board: 'pastang',
      position: '6/D5/6/3S2/6/d2D2 y - Md1 54',
      goal: { type: 'ending', ending: 'to-the-death' },
      moves: 2,
      opponent: 'answers',
      solution: ['Md1-Mc2', 'Mc2-Ma2'],
      wrong: [{ moves: ['Md1-Mb1'], why: 'has-an-answer' }],
    },
  ],
  words: {
    title: 'Pastang: two are enough',
    aim: 'Vault over two pieces, and fight to the last piece.',
    remember:
      'Pastang: one drin, no Kings, Swods and Deldars. Two pieces make a vaulting line. Whoever loses everything has lost.',
    two: 'This is Pastang, after a turn of each side. Here two pieces in a line are enough. May the piece vault as the arrow shows?',
    'two.hint': 'Count the pieces it passes over: two will do, one will not.',
    'two.done': 'In the great game a line takes three pieces; in Pastang, two.',
    open: 'The game begins, and Yellow begins it. Move so that you can vault on your second turn, whatever Blue answers.',
    'open.hint':
      'A Deldar that runs needs two pieces before it. So let a Swod step in front of its neighbour.',
    'open.done':
      'One slanting step, and a line is made. Whatever Blue captures there still stands in the line.',
    'open.too-slow': 'That is allowed, but after it Blue can keep you from vaulting. Make a line of two.',
    strike: 'Far into a game. One capture wins a Deldar and loses you nothing. Find it.',
    'strike.hint': 'Look along the slanting lines of your Deldars in the north.',
    'strike.done': 'A vault strikes from where nobody looks. Look for yours, and for theirs.',
    death: 'Two Blue Swods are left. Capture both in two moves, whatever Blue answers.',
    'death.hint': 'Which of the two lets your Deldar stand beside the other, whatever it does?',
    'death.done': 'Blue has no piece left. Pastang is won to the death: a whole point.',
    net: 'One Blue Deldar is left. Capture it in two moves, wherever it goes.',
    'net.hint':
      'Every square that it can reach must be one that you can reach next. But do not stand where it can take you.',
    'net.done': 'A net: no flight helps. That is how games of Pastang end.',
  },
};
