/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'A Paktun’s first move',
  aim: 'Leap twice in one turn with a Paktun that has not moved yet.',
  remember: 'A Paktun’s first move may be two leaps; the first must end on an empty square.',
  twice: 'A Paktun that has not moved may leap twice in one turn. Reach the sun at once.',
  'twice.hint': 'Which empty square lies a leap from the Paktun and a leap from the sun?',
  'twice.done': 'From home to far ahead in a single turn.',
  capture: 'Capture the marked Swod in one turn.',
  'capture.hint': 'The first leap must end on an empty square.',
  'capture.done': 'The second leap may capture; the first may not.',
  rules: 'May the Paktun make this move?',
  'rules.hint': 'Only the one that has not moved may leap twice.',
  'rules.done': 'Use it early: any move ends it, even a single leap.',
};
