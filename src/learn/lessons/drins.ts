import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'drins',
  chapter: 'board',
  place: 20,
  tasks: [
    {
      id: 'zhantil',
      type: 'mark',
      board: 'study:2x3',
      position: '12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12 y - - 0',
      find: { of: 'drin', drin: 'Zhantil' },
      any: true,
    },
    {
      id: 'neemu',
      type: 'mark',
      board: 'study:2x3',
      position: '12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12 y - - 0',
      find: { of: 'drin', drin: 'Neemu' },
      any: true,
    },
    {
      id: 'square',
      type: 'mark',
      board: 'study:2x3',
      position: '12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12 y - - 0',
      find: { of: 'squares', squares: ['Wb2'] },
    },
    {
      id: 'name',
      type: 'name',
      board: 'study:2x3',
      position: '12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12 y - - 0',
      square: 'Lc5',
      others: ['Nc5', 'Lc2', 'Cc5'],
    },
    {
      id: 'four',
      type: 'mark',
      board: 'study:2x3',
      position: '12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12 y - - 0',
      find: { of: 'squares', squares: ['Ma1', 'Zf1', 'Na1', 'Cf6'] },
    },
  ],
};
