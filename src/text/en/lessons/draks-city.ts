/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Drak’s City: every move a vault',
  aim: 'Vault with Citizens and Assassin, and be the last who can.',
  remember:
    'In Drak’s City every move is a vault over three or more, only Pallans capture, and whoever cannot vault has lost half a point.',
  who: 'Drak’s City at its start. The Swods are Citizens, the Pallans Assassins, and every move is a vault. Mark the Yellow pieces that can make one.',
  'who.hint': 'A line takes three pieces, and beyond it an empty square. Citizens run forward only.',
  'who.done': 'Only the hindmost can. Every vault changes the lines, so the next turn looks quite different.',
  may: 'A few vaults later. May the Citizen make the move that the arrow shows?',
  'may.hint': 'No steps here, and Citizens never capture.',
  'may.done': 'A Citizen only lands, and only on an empty square.',
  capture: 'Your Assassin stands in the Blue City. Capture the other Assassin.',
  'capture.hint': 'Run along the rank, right through Blue’s Citizens.',
  'capture.done': 'Blue has nothing left that could capture.',
  stuck: 'Late in a game, both Assassins are gone. It is your turn. What has become of the game?',
  'stuck.hint': 'Look at each of your Citizens. Is there a line of three in front of any?',
  'stuck.done': 'You cannot vault, so Blue wins by Tikaida: half a point. Most games end like this.',
  end: 'Leave Blue without a vault: give Tikaida in one move.',
  'end.hint': 'Who is the one Blue piece that still has lines to run along?',
  'end.done': 'Without its Assassin, Blue cannot move. Count the lines that are left before you capture.',
};
