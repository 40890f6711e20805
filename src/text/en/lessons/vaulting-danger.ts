/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'What it opens for the enemy',
  aim: 'See that every line is a road in both directions.',
  remember: 'A line bears whoever stands at its end. Before you close one, see who stands at the other end.',
  danger: 'Mark your pieces that Blue could capture now, by steps or by a vault.',
  'danger.hint':
    'The Hikdar looks along diagonals. The Jiktar stands at one end of a line of three: what stands behind the third?',
  'danger.done': 'Your own Swods carried the Jiktar to your Deldar.',
  'both-ways': 'Bring the Swod on C3 to the sun in two moves, and leave Blue nothing to capture.',
  'both-ways.hint': 'On D4 it would close a line. Who stands at the other end, and what stands at yours?',
  'both-ways.done': 'You left the gap open, and the Blue Swod had no road.',
  landing: 'Vault with the Deldar, but where nothing can capture it.',
  'landing.hint': 'Two lines lead to a Blue Swod each. Which of them is guarded?',
  'landing.done': 'A vault is only as good as the square on which it ends.',
};
