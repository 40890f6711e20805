import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'promotion',
  chapter: 'first-pieces',
  place: 30,
  tasks: [
    {
      id: 'last',
      type: 'play',
      board: 'school:1x1:steps',
      position: '6/1S4/6/6/6/6 y - - 0',
      goal: { type: 'form', form: 'promotion' },
      moves: 1,
      solution: ['Mb5-Mb6=P'],
      wrong: [{ moves: ['Mb5-Mb6=S'], why: 'not-promotion' }],
    },
    {
      id: 'take',
      type: 'play',
      board: 'school:1x1:steps',
      position: '2j3/3S2/6/6/6/6 y - - 0',
      goal: { type: 'form', form: 'promotion', squares: ['Mc6'] },
      moves: 1,
      solution: ['Md5-Mc6=P'],
      wrong: [{ moves: ['Md5-Md6=P'], why: 'not-there' }],
    },
    {
      id: 'race',
      type: 'play',
      board: 'school:1x1:steps',
      position: '2d3/6/6/4S1/6/6 y - - 0',
      goal: { type: 'form', form: 'promotion' },
      moves: 3,
      safe: true,
      solution: ['Me3-Mf4', 'Mf4-Mf5', 'Mf5-Mf6=P'],
      wrong: [
        { moves: ['Me3-Me4'], why: 'left-to-capture' },
        { moves: ['Me3-Mf4', 'Mf4-Me5', 'Me5-Me6=P'], why: 'left-to-capture' },
      ],
    },
  ],
  words: {
    title: 'Promotion',
    aim: 'Bring a Swod to the last rank and make it a greater piece.',
    remember:
      'A Swod that reaches the last rank may become any piece but a King. Nearly always take a Pallan.',
    last: 'On the last rank of the board a Swod may become a greater piece: this is promotion. Step forward and choose one.',
    'last.hint': 'Any of the three squares in front will do. Take what you like, but do not leave it a Swod.',
    'last.done': 'The Pallan is the strongest of all. You will meet it soon.',
    take: 'Promote on the square with the sun.',
    'take.hint': 'A Swod captures slanting, on the last rank too.',
    'take.done': 'A capture and a promotion in one move.',
    race: 'Promote in three moves, but do not let the Blue Deldar capture you. A Deldar goes one or two steps in any direction.',
    'race.hint':
      'The Deldar looks along straight and slanting lines, two steps far. Go where no such line leads.',
    'race.done': 'Past its nose. Before each step, look who looks at the square.',
  },
};
