/** The texts of the start page. */
export const startWords = {
  'start.title': 'Jikaida',
  'start.tagline': 'The great board game of Kregen',
  'start.what':
    'Two armies, Yellow and Blue, hunt each other’s King across an arena board. Where pieces stand in a row, another may run over their heads in a single turn and strike beyond: the vault.',
  'start.what.link': 'What is Jikaida?',
  'start.scene': 'Show the vault again',
  'start.scene.caption':
    'A Deldar vaults over three pieces, friend and enemy alike, and captures the fourth.',
  'start.ways': 'Begin',
  'start.go-on': 'Go on: turn {turn, number}, {side} to move',
  'start.apart':
    '{mine, plural, =0 {{open, plural, one {One game by message goes on} other {# games by message go on}}} one {One game by message waits for you} other {# games by message wait for you}}',
  'start.live': '{live, plural, one {A live game goes on} other {# live games go on}}',
  'start.computer': 'Play the computer',
  'start.two': 'Play a friend here',
  'start.learn': 'Learn to play',
  'start.kept': 'The game at the table is kept in the library when a new one begins.',

  'start.learn.title': 'Learn',
  'start.learn.words': 'Short lessons on the board, a few moves at a time. You do not need to know chess.',
  'start.learn.first': 'The first lesson',
  'start.learn.all': 'All lessons',
  'start.small.title': 'Small games',
  'start.small.words':
    'The best way in: short games with few pieces against a gentle computer, and a coach beside the board.',
  'start.small.play': 'Play {game}',
  'start.puzzle.title': 'Puzzle of the day',
  'start.puzzle.words': 'A new position each day: find its one right move.',
  'start.puzzle.open': 'Solve it',
  'start.library.title': 'Library',
  'start.library.words':
    'Every game that you play is kept in this browser, move by move, to look back at or go on with.',
  'start.library.open': 'Your games',
  'start.foot':
    'Free, with no account, and playable offline once loaded. Nothing leaves this browser unless you send it.',
} as const;
