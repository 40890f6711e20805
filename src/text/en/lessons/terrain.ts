/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Rivers, woods and hills',
  aim: 'Find your way over a board that is not all meadow.',
  remember:
    'A river ends a move that enters it. A wood is entered with the first step only. An empty hill carries a vault as a piece does.',
  river: 'The fourth rank is a river: a move that enters it ends there. Mark where the Jiktar can go.',
  'river.hint': 'It may step into the river, but not beyond it.',
  'river.done': 'With its next move it goes on from the river as from any square.',
  wood: 'The Swod on C5 stands in a wood, which is entered with the first step only. Capture it in two moves.',
  'wood.hint': 'First come to a square beside it.',
  'wood.done': 'In a wood a piece is safe from afar.',
  hill: 'An empty hill, here on C3, carries a vault like a piece. Vault to the sun.',
  'hill.hint': 'Two pieces and a hill make a line of three.',
  'hill.done': 'Over a Swod, over the hill, over a Swod.',
};
