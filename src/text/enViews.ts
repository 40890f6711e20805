/** The texts of how the board lies and how large it is. */
export const englishViews = {
  'settings.posture': 'The board lies',
  'settings.posture.auto': 'Automatic',
  'settings.posture.upright': 'Upright',
  'settings.posture.sideways': 'On its side',
  'settings.facing': 'The screen lies between us: turn the far player’s pieces and panel round',

  'action.zoom-in': 'Zoom in',
  'action.zoom-out': 'Whole board',
} as const;
