/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Pastang: propt Swods and broken lines',
  aim: 'Prop your Swods, see what a line threatens, and break it in time.',
  remember:
    'Before each move look along every line that begins beside a piece: yours to run, theirs to break.',
  propt: 'From a game. Mark the Blue Swods that your Swods may not capture, because they are propt.',
  'propt.hint': 'There is only one Blue Deldar. Which Swods touch it?',
  'propt.done': 'Two. The others are free to be taken by a Swod.',
  may: 'Another game. May the Swod make the capture that the arrow shows?',
  'may.hint': 'Which Blue Deldars stand beside what you capture? And how many pieces lie between?',
  'may.done': 'A propt Swod is safe from Swods. A Deldar is safe from nobody who has a line of two.',
  danger: 'The same position. Mark what Blue could capture now.',
  'danger.hint': 'Swods do not capture straight ahead, but a Deldar behind a line does.',
  'danger.done': 'Your Swod on E2. The Deldar behind the line would run over two Swods to it.',
  save: 'Save your Swod on E2: move so that Blue can capture nothing.',
  'save.hint': 'The line runs down the file. A piece may leave it, if it is safe where it goes.',
  'save.done': 'The line has lost its end, and the Swod stands where nobody can take it.',
  up: 'Another game. Capture the Blue Deldar on E4 so that Blue can capture nothing in return.',
  'up.hint': 'By a vault, even a Swod may capture straight ahead.',
  'up.done': 'The Swod ran over its Deldar and its fellow and took straight ahead.',
};
