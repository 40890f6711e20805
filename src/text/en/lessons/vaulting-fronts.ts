/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Over fronts, over enemies',
  aim: 'Use lines that cross a front, and the enemy’s own pieces in them.',
  remember: 'In a vault fronts count for nothing, and enemies bear you as well as friends.',
  across:
    'A front does not stop a vault, and an enemy in the line is as good as a friend. Reach the sun in one move.',
  'across.hint': 'Two of your Swods and a Blue one make a line of three.',
  'across.done': 'What halts every Deldar on foot does not halt one that runs over heads.',
  colour: 'A Hikdar keeps to one colour, and the Jiktar stands on the other. Capture it in two moves.',
  'colour.hint': 'A vault straight ahead brings the Hikdar to the other colour.',
  'colour.done': 'Vaulting changed its colour. The lieutenant has a new life.',
  king: 'A King may vault as well, but never into Kaida. May the piece make this move?',
  'king.hint': 'The Jiktar looks down its file.',
  'king.done': 'Kings vault rarely, but it has saved many.',
  far: 'How far can one vault go? Land on the sun.',
  'far.hint': 'The line goes on as long as no square is empty.',
  'far.done': 'Eight squares in one move, with a common soldier.',
};
