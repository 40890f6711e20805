/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Propt',
  aim: 'Shield your Swods with a Deldar, and get past the enemy’s shield.',
  remember:
    'A Swod beside a Deldar of its own is propt: no enemy Swod can capture it. Every other piece can.',
  which:
    'A Swod beside a Deldar of its own side, straight or diagonally, is propt: enemy Swods cannot capture it. Mark the propt Swods.',
  'which.hint': 'Which Swods touch the Deldar, at an edge or at a corner?',
  'which.done': 'A sergeant looks after those beside him, not after those two squares away.',
  shield: 'Some Blue Swods are propt. May your piece make the capture that the arrow shows?',
  'shield.hint': 'The Blue Deldar props the Swod beside it, but only against Swods.',
  'shield.done': 'Propt is a shield against Swods alone.',
  prop: 'The Blue Swod is about to capture yours. Make yours propt!',
  'prop.hint': 'Bring the Deldar to a square that touches your Swod.',
  'prop.not-propt': 'Out of reach for now, but still without its sergeant. Make it propt instead.',
  'prop.done': 'Now the Blue Swod can only look at it.',
  sergeant: 'Capture both in two moves. The Swod is propt, so what must go first?',
  'sergeant.hint': 'A Deldar is never propt itself.',
  'sergeant.done': 'First the sergeant, then the soldier.',
};
