import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'off-side',
  chapter: 'larger-games',
  place: 61,
  tasks: [
    {
      id: 'sun',
      type: 'play',
      board: 'study:1x1+leapers-off-side',
      position: '6/6/2s3/2S3/2s3/2M3 y - - 0',
      goal: { type: 'form', form: 'vault', squares: ['Mb4'] },
      moves: 1,
      solution: ['Mc1-Mb4'],
      wrong: [
        { moves: ['Mc1-Mc5'], why: 'not-there' },
        { moves: ['Mc1-Mb3'], why: 'not-vault' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1+leapers-off-side',
      position: '6/2S3/2Sh2/2J3/2S3/2M3 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Mc1-Md4'],
      wrong: [{ moves: ['Mc1-Md3'], why: 'captures-nothing' }],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:1x1+leapers-off-side',
      position: '6/6/s1s3/S2S2/s3S1/M4H y - - 0',
      moves: [
        { move: 'Ma1-Mb4', is: 'legal' },
        { move: 'Mf1-Md5', is: 'not-its-move' },
      ],
    },
  ],
};
