/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Conveyor lines',
  aim: 'Build a long line and let your strong pieces ride on it.',
  remember:
    'A conveyor line carries whoever stands at its end, friend and enemy alike. Use it first, or break it.',
  front: 'Your Chuktar stands behind three of your pieces. Let it ride over them into the next drin.',
  'front.hint': 'A vault needs three pieces in a line, and no front stops it.',
  'front.done':
    'A conveyor line: Swods and Deldars lie along the file, and the strong pieces ride over them.',
  longer: 'Make the line one piece longer, then ride it to the marked square.',
  'longer.hint': 'Which Swod can step to the head of the line?',
  'longer.done': 'Each extra piece carries the next one a square further.',
  'longer.too-slow': 'That is allowed, but then no vault ends on the marked square in time.',
  start:
    'The great game begins, and Blue sits still for two turns. Vault to the marked square with your second move.',
  'start.hint':
    'Three of your pieces stand on each file. One more in front, and whoever stands hindmost may run.',
  'start.done': 'From the first rank to the fifth on the second turn: that is what a line does.',
  theirs:
    'A Blue Swod stands at the head of your line, and Swods vault straight ahead. Move so that Blue can capture nothing.',
  'theirs.hint':
    'Break the line, or run along it yourself. Make sure that nothing beside the Swod can be taken either.',
  'theirs.done': 'A conveyor serves whoever comes first.',
};
