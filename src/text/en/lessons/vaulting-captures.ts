/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Captures in a vault',
  aim: 'Capture an enemy anywhere beyond the third piece of a line.',
  remember:
    'From the fourth square of a line on, you may capture any enemy that stands in it, or run on over it.',
  end: 'Run over three pieces, and you may capture the enemy behind them. Capture the Jiktar!',
  'end.hint': 'Three Swods, then the Jiktar: just far enough.',
  'end.done': 'It ended the move where it fell.',
  choose:
    'There are enemies in this line. Each beyond the third piece may be captured, or run over. Mark every square that the Jiktar can go to.',
  'choose.hint':
    'Three pieces must lie behind you. From the fourth on, each enemy is a target; the break is one too. And do not forget its steps to the side.',
  'choose.done': 'Choose your prize, or pass over all of them.',
  best: 'Capture the Kapt, not a Swod.',
  'best.hint': 'A vault may run over enemies too.',
  'best.other-piece': 'That is a Swod. Run over it: the Kapt behind is worth twelve of them.',
  'best.done': 'Twelve points by a lieutenant from his own corner.',
  ahead: 'In a vault a Swod may even capture straight ahead; but never a propt Swod. May it make this move?',
  'ahead.hint': 'Count to three; then see whether the enemy is a propt Swod.',
  'ahead.done': 'Vaulting, even a Swod strikes straight ahead.',
  all: 'Capture both in two moves.',
  'all.hint': 'The first capture sets you at the foot of the next line.',
  'all.done': 'Two vaults, two captures.',
};
