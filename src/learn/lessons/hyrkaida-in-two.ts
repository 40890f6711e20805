import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'hyrkaida-in-two',
  chapter: 'endings',
  place: 20,
  tasks: [
    {
      id: 'ladder',
      type: 'play',
      board: 'study:1x1:kings',
      position: '6/4k1/J5/5s/6/1J3K y - - 20',
      goal: { type: 'ending', ending: 'hyrkaida' },
      moves: 2,
      opponent: 'answers',
      solution: ['Mb1-Mb5', 'Ma4-Ma6'],
      wrong: [
        { moves: ['Ma4-Ma5'], why: 'has-an-answer' },
        { moves: ['Mb1-Mb6'], why: 'has-an-answer' },
      ],
    },
    {
      id: 'kings',
      type: 'play',
      board: 'study:1x1:kings',
      position: '1k4/6/1K4/6/2s3/2C3 y - - 20',
      goal: { type: 'ending', ending: 'hyrkaida' },
      moves: 2,
      opponent: 'answers',
      solution: ['Mc1-Me3', 'Me3-Me6'],
      wrong: [
        { moves: ['Mc1-Mf4'], why: 'has-an-answer' },
        { moves: ['Mc1-Mc2'], why: 'other-ending' },
      ],
    },
    {
      id: 'quiet',
      type: 'play',
      board: 'study:1x1:kings',
      position: '4k1/6/5K/5s/3C2/6 y - - 20',
      goal: { type: 'ending', ending: 'hyrkaida' },
      moves: 2,
      opponent: 'answers',
      solution: ['Md2-Md4', 'Md4-Me5'],
      wrong: [{ moves: ['Md2-Me2'], why: 'has-an-answer' }],
    },
  ],
};
