/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Pastang: two are enough',
  aim: 'Vault over two pieces, and fight to the last piece.',
  remember:
    'Pastang: one drin, no Kings, Swods and Deldars. Two pieces make a vaulting line. Whoever loses everything has lost.',
  two: 'This is Pastang, after a turn of each side. Here two pieces in a line are enough. May the piece vault as the arrow shows?',
  'two.hint': 'Count the pieces it passes over: two will do, one will not.',
  'two.done': 'In the great game a line takes three pieces; in Pastang, two.',
  open: 'The game begins, and Yellow moves first. Move so that you can vault on your second turn, whatever Blue answers.',
  'open.hint': 'A Deldar that runs needs two pieces before it. So let a Swod step in front of its neighbour.',
  'open.done':
    'One step of a Swod, and a line is made. Whatever Blue captures there still stands in the line.',
  'open.too-slow': 'That is allowed, but after it Blue can keep you from vaulting. Make a line of two.',
  strike: 'Late in a game. One capture wins a Deldar and loses you nothing. Find it.',
  'strike.hint': 'Look along the diagonals of your Deldars in the north.',
  'strike.done': 'A vault strikes from where nobody looks. Look for yours, and for theirs.',
  death: 'Two Blue Swods are left. Capture both in two moves, whatever Blue answers.',
  'death.hint': 'Which of the two lets your Deldar stand beside the other, whatever it does?',
  'death.done': 'Blue has no piece left. Pastang is won to the death: a whole point.',
  net: 'One Blue Deldar is left. Capture it in two moves, wherever it goes.',
  'net.hint':
    'Every square that it can reach must be one that you can reach next. But do not stand where it can take you.',
  'net.done': 'A net: no flight helps. That is how games of Pastang end.',
};
