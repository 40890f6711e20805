/** The texts of passing games of the cabinet on, and of keeping them. */
export const cabinetKeepingWords = {
  'cabinet.pass-on.hidden':
    'Some cards are still hidden. The link holds the game only as far as everybody may see it; one that is made after the game holds all of it.',
  'cabinet.pass-on.part.help':
    'Whoever opens the link can replay the game that far; nothing is stored on a server.',
  'cabinet.link.jikaida': 'The link holds a game of Jikaida, not one of the cabinet.',
  'cabinet.link.jikaida.open': 'Open it',
  'cabinet.link.unknown': 'The link holds a game that is not on this shelf: {variant}.',
  'cabinet.link.help': 'Ask for the link again. Your own games are as they were.',
  'cabinet.linked':
    'This game came from a link. Step through it{canTry, select, yes {, and try other moves} other {}}: none of it is kept, and your own game is as you left it.',
  'cabinet.linked.play': 'Go on with it at the table',
  'cabinet.linked.sure': 'Put this game on your table?',
  'cabinet.linked.replaces': 'The game that lies there is not over. The library keeps it.',
  'cabinet.linked.yes': 'Put it there',

  'cabinet.kept':
    'This game is in the library. Step through it{canTry, select, yes {, and try other moves} other {}}: the library keeps it as it was.',
  'cabinet.kept.lost': 'This game is not in the library of this browser, or its record cannot be read.',
} as const;
