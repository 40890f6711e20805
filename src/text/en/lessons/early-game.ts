/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The early game',
  aim: 'Send the small pieces first, and look after each turn at what the other side could take.',
  remember:
    'A strong piece that comes out alone is chased home again, and each time the enemy gains a turn. Before every move ask what can be taken.',
  attacked:
    'From a game, after six turns of each side. Yellow’s Kapt has come out early. Mark what Blue could capture now.',
  'attacked.hint':
    'Only one Yellow piece stands near the Blue army. A Deldar at home reaches four squares with its first move.',
  'attacked.done': 'The Kapt: it is worth twelve points, and Deldars worth three are after it.',
  early: 'Your Kapt must go. Move so that you lose nothing.',
  'early.hint': 'Go back over the front, out of reach of Deldars that have not moved yet.',
  'early.done': 'Safe. But Blue was given a turn for nothing: send Swods and Deldars out first.',
  far: 'Another game, after nine turns of each side. A Blue Kapt has come to Leem. Move so that you lose nothing.',
  'far.hint': 'Which of your pieces stands farthest out, with nobody behind it?',
  'far.done': 'A piece that nobody guards is lost as soon as somebody looks at it.',
};
