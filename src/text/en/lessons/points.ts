/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'What pieces are worth',
  aim: 'Count before you capture: take valuable pieces, and give cheap ones.',
  remember:
    'Swod 1; Deldar, Hikdar, Paktun 3; Jiktar 4; Chuktar 9; Kapt 12; Pallan 19. The King has no price.',
  most: 'A Swod counts 1 point; Deldar, Hikdar and Paktun 3; a Jiktar 4; a Chuktar 9; a Kapt 12; a Pallan 19. Make the capture that gains most.',
  'most.hint': 'Your Jiktar can capture four pieces. Which is worth most?',
  'most.done': 'Nine points for nothing.',
  'most.gains-less': 'There is more to gain, and the Blue Chuktar would strike back.',
  who: 'The foremost Deldar is guarded by the one behind it. Capture it so that you come off two points better.',
  'who.hint': 'Blue will take back. So capture with what you can spare.',
  'who.done': 'A Deldar for a Swod: three points for one.',
  'who.gains-less': 'Blue takes back, and you have given a valuable piece for a cheap one.',
  give: 'Two captures: a Deldar that nobody guards, or a Chuktar that a Deldar guards. Make the better one.',
  'give.hint': 'Nine minus four, or three?',
  'give.done': 'A Jiktar for a Chuktar: five points. Guarded does not always mean safe.',
  'give.other-piece': 'Three points. There is more to have, even if Blue takes back.',
  save: 'Your Kapt is attacked. Find the move that loses nothing and gains four points.',
  'save.hint': 'What attacks it can be attacked.',
  'save.done': 'When a piece of yours is attacked, first see whether it can take the attacker.',
  'save.captures-nothing': 'Your Kapt is safe there. But you could have gained something as well.',
};
