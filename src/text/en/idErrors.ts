/** What can be wrong with the id of a game (section 13 of the rules). */
export const idErrorsWords = {
  'id.at': '{part}, character {at, number}: {problem}',
  'id.part.rules': 'rules of the game',
  'id.part.terrain': 'terrain of the game',
  'id.id-too-long': 'the name of a game has at most {expected} characters',
  'id.base-unknown': 'there is no game “{found}”; the games are {expected}',
  'id.rule-unknown': 'unknown rule “{found}”; expected one of {expected}',
  'id.rule-twice': 'the rule “{found}” is given twice',
  'id.rule-order': 'the rules are in alphabetical order; “{found}” comes before “{expected}”',
  'id.rule-unfit': 'the rule “{found}” does not fit this game',
  'id.rule-needs': 'the rule “{found}” needs one of {expected} as well',
  'id.rule-excluded': 'the rules “{found}” and “{expected}” exclude each other',
  'id.terrain-empty': 'terrain was expected after @, such as r:Na3,Nb3',
  'id.terrain-group': 'expected terrain h:, r: or w: and squares, not “{found}”',
  'id.terrain-group-order':
    'the terrain “{found}” is out of order; hills come first, then rivers, then woods',
  'id.terrain-square': 'there is no square “{found}” for the terrain',
  'id.terrain-square-twice': 'the square “{found}” is given twice, or in two terrain groups',
  'id.terrain-square-order': 'the squares of terrain are sorted by rank and file; “{found}” comes too late',
  'id.rules-after-terrain': 'the rules come before the terrain, not after it: “{found}”',
} as const;
