import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'fluttember',
  chapter: 'fluttember',
  place: 10,
  tasks: [
    {
      id: 'far',
      type: 'play',
      board: 'study:2x1:first',
      position: '12/12/12/12/SSSS8/CJ5KG3 y Y - 20',
      goal: { type: 'form', form: 'fluttember', squares: ['Ma1'] },
      moves: 1,
      solution: ['Zb1-Ma1'],
      wrong: [
        { moves: ['Zb1-Za1'], why: 'not-fluttember' },
        { moves: ['Zb1-Zc1'], why: 'not-there' },
        { moves: ['Zb1-Mb1'], why: 'own-piece' },
      ],
    },
    {
      id: 'which',
      type: 'mark',
      board: 'study:2x1:first',
      position: '12/12/9C2/12/5S2S3/C3MGPKG1J1 y Y - 20',
      find: { of: 'targets', from: 'Zb1' },
      among: ['Ma1', 'Me1', 'Mf1', 'Za1', 'Zc1', 'Ze1', 'Zd4'],
    },
    {
      id: 'asked',
      type: 'legal',
      board: 'study:2x1:first',
      position: 'j11/12/9C2/12/5S2S3/C3MGPKG1J1 y Y - 20',
      moves: [
        { move: 'Zb1-Ma1', is: 'leaves-king-in-kaida' },
        { move: 'Zb1-Mf1', is: 'legal' },
        { move: 'Zb1-Zd4', is: 'fluttember-not-at-home' },
      ],
    },
    {
      id: 'in-kaida',
      type: 'legal',
      board: 'study:2x1:first',
      position: '7j4/12/12/12/5S2S3/C3MGPKG1J1 y Y - 20',
      moves: [
        { move: 'Zb1-Zc1', is: 'fluttember-in-kaida' },
        { move: 'Zb1-Za2', is: 'legal' },
      ],
    },
    {
      id: 'once',
      type: 'legal',
      board: 'study:2x1:first',
      position: '12/12/12/12/5S2S3/C3MGPKG1J1 y - - 20',
      moves: [
        { move: 'Zb1-Zb2', is: 'legal' },
        { move: 'Zb1-Zc1', is: 'fluttember-spent' },
      ],
    },
    {
      id: 'gain',
      type: 'play',
      board: 'study:2x1:first',
      position: '7k4/12/12/12/SS10/CM5K4 y Y - 20',
      goal: { type: 'kaida' },
      moves: 1,
      solution: ['Zb1-Ma1'],
      wrong: [{ moves: ['Zb1-Zc2'], why: 'no-kaida' }],
    },
  ],
};
