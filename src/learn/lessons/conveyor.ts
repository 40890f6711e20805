import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'conveyor',
  chapter: 'great-game',
  place: 40,
  tasks: [
    {
      id: 'front',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/6/S5/D5/S5/C5/6/6 y - - 0',
      goal: { type: 'form', form: 'vault', squares: ['Na1'] },
      moves: 1,
      solution: ['Ma3-Na1'],
      wrong: [{ moves: ['Ma6-Na1'], why: 'not-vault' }],
    },
    {
      id: 'longer',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/6/SS4/D5/S5/C5/6/6 y - - 0',
      goal: { type: 'form', form: 'vault', squares: ['Na2'] },
      moves: 2,
      solution: ['Mb6-Na1', 'Ma3-Na2'],
      otherWays: true,
      wrong: [{ moves: ['Mb6-Nb1'], why: 'too-slow' }],
    },
    {
      id: 'start',
      type: 'play',
      board: 'poron',
      position:
        'cjhgpkgmmhjc/dddddddddddd/ssssssssssss/12/12/12/12/12/12/12/12/12/12/12/12/SSSSSSSSSSSS/DDDDDDDDDDDD/CJHMMGPKGHJC y YB - 0',
      goal: { type: 'form', form: 'vault', squares: ['Ma5'] },
      moves: 2,
      solution: ['Mb3-Ma4', 'Ma1-Ma5'],
      otherWays: true,
      wrong: [
        { moves: ['Mb3-Mb6'], why: 'too-slow' },
        { moves: ['Ma3-Ma4'], why: 'too-slow' },
      ],
    },
    {
      id: 'theirs',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/s5/S5/D5/S5/S5/D5/CD4 y - - 0',
      goal: { type: 'safe' },
      moves: 1,
      solution: ['Ma3-Mb4'],
      otherWays: true,
      wrong: [{ moves: ['Mb1-Mb2'], why: 'left-to-capture' }],
    },
  ],
};
