/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Drins',
  aim: 'Find your way among the six drins of the great board.',
  remember: 'A drin is a board of six by six squares. Say the drin first, then the square: Zhantil B1.',
  zhantil:
    'The great board is made of six small ones. Kregen calls each a drin and gives it a name. Mark any square in the drin Zhantil.',
  'zhantil.hint': 'Each drin has its name written on it. Zhantil is on your side of the board.',
  'zhantil.done': 'Zhantil, at your right hand. Mortil lies beside it, and your army fills the two.',
  neemu: 'Mark any square in Neemu.',
  'neemu.hint': 'It lies in the middle row.',
  'neemu.done': 'Neemu and Leem are the middle, where the armies meet.',
  square: 'The same letters and numbers are used in every drin. Mark Wersting B2.',
  'square.hint': 'Wersting is the upper left drin. In it, go to B, then two up.',
  'square.done': 'Wersting B2, or Wb2 for short.',
  name: 'What is the name of the square with the sun?',
  'name.hint': 'Which drin is it in? Then letter and number, inside that drin.',
  'name.done': 'Leem C5. In writing: Lc5.',
  four: 'Four to end with: Mortil A1, Zhantil F1, Neemu A1 and Chavonth F6.',
  'four.hint': 'Drin first. A1 is always its lower left corner, F6 its upper right one.',
  'four.done': 'Six drins of thirty-six squares, and you can name them all.',
};
