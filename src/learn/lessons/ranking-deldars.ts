import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'ranking-deldars',
  chapter: 'great-game',
  place: 30,
  tasks: [
    {
      id: 'prop',
      type: 'play',
      board: 'school:1x1',
      position: '1ss1d1/3s2/2S3/6/1D4/6 y - - 0',
      goal: { type: 'safe' },
      moves: 1,
      solution: ['Mb2-Mc3'],
      wrong: [
        { moves: ['Mc4-Mc5'], why: 'left-to-capture' },
        { moves: ['Mc4-Md5'], why: 'propt' },
      ],
    },
    {
      id: 'both',
      type: 'play',
      board: 'school:1x1',
      position: '2d3/2s3/1S1S2/6/2D3/6 y - - 0',
      goal: { type: 'safe' },
      moves: 1,
      solution: ['Mc2-Mc3'],
      wrong: [
        { moves: ['Mb4-Mb5'], why: 'left-to-capture' },
        { moves: ['Mc2-Mb3'], why: 'left-to-capture' },
      ],
    },
    {
      id: 'ahead',
      type: 'mark',
      board: 'school:2x1:first',
      position: '12/2S6S2/1D2S1S1D3/SS1S1S1SS1SS/D1DDDDDD1DDD/CJHMMGPKGHJC y Y - 8',
      find: { of: 'propt', side: 'yellow' },
      among: ['Mc5', 'Me4', 'Za4', 'Zd5'],
    },
  ],
  words: {
    title: 'Ranking the Deldars',
    aim: 'Bring the Deldars up behind the Swods, so that the Swods hold.',
    remember: 'A Swod that runs ahead of its Deldars is lost to the next Swod. Let the Deldars follow.',
    prop: 'A Blue Swod attacks yours. Move so that Blue can capture nothing.',
    'prop.hint': 'You cannot take it: it is propt. What would make yours propt too?',
    'prop.done':
      'To rank the Deldars is to bring them up beside the Swods. Swod now faces Swod, and neither can take.',
    both: 'Now two of your Swods are attacked. Save both with one move.',
    'both.hint': 'One Deldar props every Swod that it touches.',
    'both.done': 'A Deldar between two Swods props both.',
    ahead: 'Four Swods have run ahead of the rank. Mark those that are propt.',
    'ahead.hint': 'Which of the four touches a Deldar? Corners count.',
    'ahead.done':
      'The other two could be taken by any Swod that comes near. Their Deldars should have followed.',
  },
};
