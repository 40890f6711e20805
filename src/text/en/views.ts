/** The texts of how the board lies and how large it is. */
export const viewsWords = {
  'action.zoom-in': 'Zoom in',
  'action.zoom-out': 'Whole board',
  'guide.map': 'Map of the board',
  'guide.left': 'More of the board to the left',
  'guide.right': 'More of the board to the right',
  'guide.up': 'More of the board above',
  'guide.down': 'More of the board below',
} as const;
