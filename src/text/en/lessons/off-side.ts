/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Off the side of a line',
  aim: 'Come down beside the line over which you vault.',
  remember:
    'Where it is agreed, a Paktun or Hyrpaktun that vaults over three pieces or more may come down beside the last of them, or capture there.',
  sun: 'Where it is agreed, a Paktun that vaults may come down beside the last piece. Reach the sun in one move.',
  'sun.hint': 'Over C2, C3 and C4, and off the side.',
  'sun.done': 'To the left or to the right, as it likes.',
  capture: 'Capture the Hikdar in one move.',
  'capture.hint': 'The line is longer, but the Paktun need not run to its end.',
  'capture.done': 'It came off the side beside the third piece.',
  rules: 'May the piece make this move?',
  'rules.hint': 'Only Paktun and Hyrpaktun come off the side.',
  'rules.done': 'A Hikdar can only go on to the break.',
};
