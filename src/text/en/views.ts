/** The texts of how the board lies and how large it is. */
export const viewsWords = {
  'action.zoom-in': 'Zoom in',
  'action.zoom-out': 'Whole board',
} as const;
