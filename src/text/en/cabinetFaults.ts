/** The texts for faults in records of the cabinet. */
export const cabinetFaultWords = {
  'cabinet.fault.move': 'move {number, number} cannot be made: no legal move is written like this.',
  'cabinet.fault.position': 'the game cannot be opened, because its position cannot be read: {why}',
  'cabinet.fault.variation': 'this is not a game that can be opened here.',
  'cabinet.fault.variation-missing': 'the record does not say which game it is; it is read as {variation}.',
  'cabinet.fault.result-unknown': 'this is not a result that this game can have.',
} as const;
