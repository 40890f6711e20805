import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-line',
  chapter: 'vaulting',
  place: 10,
  tasks: [
    {
      id: 'over',
      type: 'play',
      board: 'school:1x1',
      position: '6/6/6/6/6/DSSS2 y - - 0',
      goal: { type: 'form', form: 'vault' },
      moves: 1,
      solution: ['Ma1-Me1'],
      wrong: [
        { moves: ['Ma1-Ma3'], why: 'not-vault' },
        { moves: ['Ma1-Mf1'], why: 'line-broken' },
      ],
    },
    {
      id: 'short',
      type: 'legal',
      board: 'school:1x1',
      position: '6/6/3S2/2S3/HS4/S5 y - - 0',
      moves: [
        { move: 'Ma1-Me5', is: 'legal' },
        { move: 'Ma2-Mc2', is: 'line-too-short' },
      ],
    },
  ],
  words: {
    title: 'The vaulting line',
    aim: 'Run over a line of three pieces.',
    remember: 'Three pieces or more in an unbroken line: any piece beside its end may run over them.',
    over: 'Vault with the Deldar.',
    'over.hint': 'Look along the rank.',
    'over.done': 'Over three pieces in one move.',
    short: 'May the piece make the move that the arrow shows?',
    'short.hint': 'Count the pieces it would pass over.',
    'short.done': 'A line takes three pieces beside the one that vaults.',
  },
};
