/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Making and breaking lines',
  aim: 'Put the missing piece into a line, and take one out of the enemy’s.',
  remember: 'Count to three: what is one piece short of a line for you, and for the enemy?',
  complete: 'One piece is missing in your line. Capture the Jiktar in two moves.',
  'complete.hint': 'Which piece can fill the gap on D1?',
  'complete.not-its-move': 'There is a gap on D1, and a vault takes three pieces in a row.',
  'complete.done': 'Fill the gap, then run. The first move is the better half of a vault.',
  behind: 'The line is there, but nobody stands at its end. Capture the Chuktar in two moves.',
  'behind.hint': 'Bring a piece behind the line.',
  'behind.done': 'A line is of no use until somebody stands at its end.',
  break:
    'Blue’s Hikdar stands at the end of a line and can run to your Deldar. Make a move after which Blue can capture nothing.',
  'break.hint':
    'Take one of your pieces out of the line, but not to a square that Blue looks at. A Hikdar looks along diagonals.',
  'break.done': 'One move, and nothing runs along that line to your Deldar.',
  bridge: 'Capture the Deldar beyond the front in two moves.',
  'bridge.hint': 'A line may cross the front. What is missing on E5?',
  'bridge.done': 'A bridge over the front.',
};
