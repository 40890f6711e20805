/** The texts for faults in records of games. */
export const jknWords = {
  'jkn.fault': 'Game {game, number}, line {line, number}, column {column, number}: {problem}',
  'jkn.problem': '{written} – {problem}',

  'jkn.unread': 'this game could not be read.',
  'jkn.move': 'turn {turn, number} cannot be played. {why}',
  'jkn.move-text': 'turn {turn, number} cannot be read: {why}.',
  'jkn.variation-part': '{why}, so the game cannot be opened.',
  'jkn.variation': 'there is no variation of this name, so the game cannot be opened.',
  'jkn.position': 'the game cannot be opened, because its position cannot be read: {why}.',
  'jkn.variation-nowhere': 'a variation begins here before any move that it could replace; it is left out.',
  'jkn.too-deep': 'variations are nested deeper than {depth, number}; this one is left out.',
  'jkn.too-many-moves': 'the game has more than {moves, number} moves; those from here on are left out.',

  'jkn.encoding':
    'this byte is not UTF-8. It is read as Windows-1252, so this letter may not be the one that was meant.',
  'jkn.variation-missing': 'the game does not say which variation it is; it is read as {variation}.',
  'jkn.begins': 'the side that begins must be Yellow or Blue; it is taken to be Yellow.',
  'jkn.tag': 'this is not a tag; a tag looks like [Event "A game"].',
  'jkn.tag-twice': 'the game has this tag twice; the first one counts.',
  'jkn.too-many-tags': 'the game has more than {tags, number} tags; those from here on are left out.',
  'jkn.comment-open': 'a comment begins here and is never closed.',
  'jkn.bracket-open': 'a variation begins here and is never closed.',
  'jkn.bracket-close': 'something closes here that was never opened.',
  'jkn.nag': 'there is no assessment sign with this number; the last one is {last, number}.',
  'jkn.command': 'this command cannot be read and is left out.',
  'jkn.result-unknown': 'this is not a result of Jikaida, such as 1-0, 1/2-0 or 1/2-1/2.',
  'jkn.result-differs': 'the tag Result gives another result, {expected}.',
  'jkn.result-wrong': 'by the rules the game ended {expected}.',
  'jkn.termination-unknown': 'the format does not know this way of ending a game; it is kept as it is.',
} as const;
