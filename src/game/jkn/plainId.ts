/** The id of a game as people may write it, without its terrain: `Drak’s City: Mass` as `draks-city:mass`. */
export const plainId = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([:+]) ?/g, '$1')
    .replaceAll(' ', '-');
