/** The colours of the pieces by the names of their design tokens. */
export const PIECE_TOKENS = {
  armyYellow: '--army-yellow',
  armyYellowShade: '--army-yellow-shade',
  armyYellowLine: '--army-yellow-line',
  armyYellowDetail: '--army-yellow-detail',
  armyYellowStar: '--army-yellow-star',
  armyBlue: '--army-blue',
  armyBlueShade: '--army-blue-shade',
  armyBlueLine: '--army-blue-line',
  armyBlueDetail: '--army-blue-detail',
  armyBlueStar: '--army-blue-detail',
  sunRed: '--piece-sun-red',
  sunGreen: '--piece-sun-green',
} as const;
