/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Promotion',
  aim: 'Bring a Swod to the last rank and make it a greater piece.',
  remember: 'A Swod that reaches the last rank may become any piece but a King. Nearly always take a Pallan.',
  last: 'On the last rank of the board a Swod may become a greater piece: this is promotion. Step forward and choose one.',
  'last.hint': 'Any of the three squares in front will do. Take what you like, but do not leave it a Swod.',
  'last.done': 'The Pallan is the strongest of all. You will meet it soon.',
  take: 'Promote on the square with the sun.',
  'take.hint': 'A Swod captures diagonally, on the last rank too.',
  'take.done': 'A capture and a promotion in one move.',
  race: 'Promote in three moves, but do not let the Blue Deldar capture you. A Deldar goes one or two steps in any direction.',
  'race.hint':
    'The Deldar looks along straight and diagonal lines, up to two steps. Go where no such line leads.',
  'race.done': 'Past its nose. Before each step, see who is looking at the square.',
};
