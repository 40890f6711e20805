import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'terrain',
  chapter: 'larger-games',
  place: 63,
  tasks: [
    {
      id: 'river',
      type: 'mark',
      board: 'study:1x1:steps@r:Ma4,Mb4,Mc4,Md4,Me4,Mf4',
      position: '6/6/6/2J3/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'wood',
      type: 'play',
      board: 'study:1x1:steps@w:Mc5',
      position: '6/2s3/6/6/2J3/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mc2-Mc4', 'Mc4-Mc5'],
      wrong: [
        { moves: ['Mc2-Mc5'], why: 'wood' },
        { moves: ['Mc2-Mc3'], why: 'too-slow' },
      ],
    },
    {
      id: 'hill',
      type: 'play',
      board: 'study:1x1@h:Mc3',
      position: '6/6/2s3/6/2S3/2J3 y - - 0',
      goal: { type: 'form', form: 'vault', squares: ['Mc5'] },
      moves: 1,
      solution: ['Mc1-Mc5'],
      wrong: [{ moves: ['Mc1-Md1'], why: 'not-vault' }],
    },
  ],
};
