/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Hyrkaida in two',
  aim: 'Look one turn further: whatever Blue answers, you have the last word.',
  remember: 'First take away the squares, then give Kaida. Kaida by itself only drives a King about.',
  ladder: 'Climb with two Jiktars: Hyrkaida in two moves, whatever Blue answers.',
  'ladder.hint': 'One Jiktar keeps the King from coming down. Drive it to the edge with the other.',
  'ladder.done': 'One Jiktar holds, the other climbs over it.',
  kings: 'Your King faces the Blue one. With the Chuktar, give Hyrkaida in two moves.',
  'kings.hint': 'Blue cannot come forward past your King. Give Kaida, and see to which side the King goes.',
  'kings.done': 'When Kings face each other with one square between, three squares are closed to both.',
  'kings.other-ending': 'That captures the last piece: Nikaida, half a point. You can have a whole one.',
  quiet: 'This time the first move is a quiet one. Hyrkaida in two moves.',
  'quiet.hint': 'Where can the Blue King go? Leave it only squares on which you can finish it.',
  'quiet.done':
    'Blue had only a Swod to move, and then the Chuktar ended it. Sometimes no Kaida is the stronger move.',
  'quiet.other-ending': 'That captures the last piece: Nikaida, half a point. You can have a whole one.',
};
