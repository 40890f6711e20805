import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'squares',
  chapter: 'board',
  place: 10,
  tasks: [
    {
      id: 'first',
      type: 'mark',
      board: 'study:1x1',
      position: '6/6/6/6/6/6 y - - 0',
      find: { of: 'squares', squares: ['Mc4'] },
    },
    {
      id: 'corner',
      type: 'mark',
      board: 'study:1x1',
      position: '6/6/6/6/6/6 y - - 0',
      find: { of: 'squares', squares: ['Mf1'] },
    },
    {
      id: 'name',
      type: 'name',
      board: 'study:1x1',
      position: '6/6/6/6/6/6 y - - 0',
      square: 'Mb5',
      others: ['Me2', 'Mb2', 'Me5'],
    },
    {
      id: 'three',
      type: 'mark',
      board: 'study:1x1',
      position: '6/6/6/6/6/6 y - - 0',
      find: { of: 'squares', squares: ['Ma1', 'Md3', 'Me6'] },
    },
  ],
};
