/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Three Brumbytes at once',
  aim: 'Move three Brumbytes of Vallia in company.',
  remember:
    'Three Brumbytes in one line may step forward at once, to squares that are then empty, as far as the enemy’s home drins.',
  three:
    'In Vallia the Swods are called Brumbytes, and three in one line may step at once. Bring all three to the suns in one move.',
  'three.hint': 'Pick one of them up and choose its sun: a mark of three dots stands there.',
  'three.done': 'Three pieces, one move.',
  rules: 'May these three move in company?',
  'rules.hint': 'One line, one direction, empty squares, and not into the enemy’s home drins.',
  'rules.done': 'All three, or none of them.',
};
