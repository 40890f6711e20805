/** The texts of the cabinet: what is wrong with a written position, a move or a command. */
export const cabinetWords = {
  'fault.at': '{field, plural, =0 {The position} other {Field {field} of the position}}: {problem}',
  'fault.fields': '“{found}” does not have the fields that a position of this game has, with single spaces.',
  'fault.parts': '“{found}” does not have as many ranks as the board.',
  'fault.length': '“{found}” is too long or too short.',
  'fault.unknown': '“{found}” is unknown here.',
  'fault.number': '“{found}” is not a number that can stand here.',
  'fault.side': '“{found}” is not a side in this game.',
  'fault.place': 'no man of this kind may stand on {found}.',
  'fault.count': 'there are too many or too few of “{found}”.',
  'fault.sum': 'its numbers add up to {found}, which is more or less than the game has.',
  'fault.spelling': '“{found}” can be spelled in one way only, and this is another.',
  'fault.excluded': 'the rules exclude this position: {found}',
  'cabinet.no-move': '“{move}” is not a legal move here.',
  'cabinet.over': '“{move}”: the game is over.',
} as const;
