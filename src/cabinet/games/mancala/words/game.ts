/** The words of mancala. */
export const words = {
  'seat.south': 'South',
  'seat.north': 'North',
  'man.stone': '{count, plural, =0 {empty} one {# stone} other {# stones}}',
  'place.MS': 'South’s mancala',
  'place.MN': 'North’s mancala',
  'option.>': 'Anticlockwise',
  'option.<': 'Clockwise',

  'variant.egyptian':
    'A last stone in your own empty bowl takes the bowl across. One in your mancala gives another turn.',
  'variant.ethiopian': 'As Egyptian, but you choose the direction, and a single stone may not be sown.',
  'variant.nigerian': 'Sowing goes on and on, and every four stones go to the owner of the bowl.',

  'advice.bowl': 'Choose one of your bowls to sow.',
  'advice.way': 'Choose the direction.',

  'why.mancala': 'Stones in a mancala stay there.',
  'why.other-side': 'That bowl belongs to the other player.',
  'why.no-stone': 'That bowl is empty.',
  'why.one-stone': 'A bowl with a single stone may not be sown.',
  'why.way': 'Choose a direction, or another bowl.',

  'end.empty': 'The bowls of one side are empty.',
  'end.one-stones': 'The side to move has only single stones left.',

  'rule.what':
    'Two rows of six bowls, a large bowl, the mancala, at either end, and forty-eight stones. You sow the stones of a bowl one by one around the board and gather as many as you can in your mancala, the one to your right. South begins; nobody may pass.',
  'rule.start': 'The start, by the Egyptian rules. Choose one of South’s bowls to sow it.',
  'rule.sow.title': 'Sowing',
  'rule.sow':
    'Take all the stones out of one of your own bowls and drop them one by one into the places that follow, anticlockwise. You drop one into your own mancala when you come to it, and pass over the other player’s. Thirteen stones go once around and end in the bowl they came from.',
  'rule.egyptian.title': 'Egyptian rules',
  'rule.egyptian': 'You may sow any bowl of yours that has stones. Where the last stone falls decides:',
  'rule.egyptian.1': 'In your mancala: you move again.',
  'rule.egyptian.2':
    'In a bowl of yours that was empty: this stone and all stones in the bowl across from it go into your mancala, and the turn passes to the other player.',
  'rule.egyptian.3': 'Anywhere else: nothing is taken, and the turn passes.',
  'rule.egyptian.shown':
    'Sow a: the last stone falls into c, which is empty, and takes the five stones of D as well.',
  'rule.ethiopian.title': 'Ethiopian rules',
  'rule.ethiopian':
    'As Egyptian, but you choose the direction of each sowing. Either way you pass over the other player’s mancala. A bowl with a single stone may not be sown.',
  'rule.ethiopian.shown': 'The bowl a is chosen. Sow it once in the other direction, and compare.',
  'rule.nigerian.title': 'Nigerian rules',
  'rule.nigerian':
    'Anticlockwise, from any bowl of yours that has stones. Here you drop a stone into the other player’s mancala, too, so that it takes fourteen stones to go once around.',
  'rule.nigerian.1':
    'Whenever a stone makes a bowl hold four, the owner of that bowl takes these four into his mancala at once. Fours that lie there from the start are left alone until another stone falls in.',
  'rule.nigerian.2': 'The turn is over when your last stone falls into a mancala or into an empty bowl.',
  'rule.nigerian.3': 'It is also over when your last stone makes four: the owner takes them.',
  'rule.nigerian.4':
    'If your last stone falls into a bowl that was not empty and does not hold four now, you take all its stones, whoever owns it, and go on sowing from there.',
  'rule.nigerian.shown': 'The start by the Nigerian rules. Sow a bowl and watch how far it goes.',
  'rule.end.title': 'How the game ends',
  'rule.end':
    'In the Egyptian and Ethiopian games, the game is over as soon as the six bowls of one player are empty. The other player puts his stones into his own mancala. In the Ethiopian game it is also over when the player to move has no bowl with two stones or more; then each keeps what lies in his bowls. Whoever has more stones wins; twenty-four each is a draw.',
  'rule.end.nigerian':
    'In the Nigerian game it is over when the player to move has no stone in his bowls. Stones left in the other bowls count for nobody.',
  'rule.end.draw':
    'A player may claim a draw when the same position comes up for the third time, or after a hundred turns in which no stone came into a mancala. It hardly ever comes to that, and only in the Ethiopian game.',
  'rule.writing.title': 'Writing moves',
  'rule.writing':
    'A move is the bowl: a to f for South, A to F for North, each from his own left to his right. In the Ethiopian game the direction follows, c> anticlockwise and c< clockwise. A second turn is a move of its own.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'Games of sowing are played all over Africa and far beyond, in rows of holes in the ground or in boards carved like thrones. Rows of such hollows have been found in very old stones in Ethiopia and Egypt. The three sets of rules here are named as in the documents from which Jikaida comes.',

  'ruling.C1.question': 'Who begins?',
  'ruling.C1.answer': 'South. Lots decide who is South.',
  'ruling.C1.ground': 'The source says “Player 1”.',
  'ruling.C2.question': 'Is the bowl of origin passed over in a long sowing?',
  'ruling.C2.answer': 'No.',
  'ruling.C2.ground': 'Stones go “into consecutive bowls”.',
  'ruling.C3.question': 'Egyptian: must the player with empty bowls be to move when the game ends?',
  'ruling.C3.answer': 'No. It ends as soon as one side is empty.',
  'ruling.C3.ground': 'The source ends it “when one player has no stones left in his own bowls”.',
  'ruling.C4.question': 'Egyptian: is the single stone taken when the bowl across is empty?',
  'ruling.C4.answer': 'Yes, but only that one.',
  'ruling.C4.ground': 'He takes that stone and all the stones across, however many they are.',
  'ruling.C5.question': 'Ethiopian: what if the player to move has only single stones?',
  'ruling.C5.answer': 'The game is over, and each takes the stones in his own bowls.',
  'ruling.C5.ground': 'He “therefore cannot play”. No stone is lost.',
  'ruling.C6.question': 'Nigerian: what about the fours at the start?',
  'ruling.C6.answer': 'They lie there until another stone falls in.',
  'ruling.C6.ground': 'Otherwise there would be nothing to play.',
  'ruling.C7.question': 'Ethiopian: does a clockwise sowing put a stone into your own mancala?',
  'ruling.C7.answer': 'Yes, when it comes to it.',
  'ruling.C7.ground': 'The rules are “same as Egyptian”.',
  'ruling.C8.question': 'Must you take the second turn?',
  'ruling.C8.answer': 'Yes, if you can move. The game may be over first.',
  'ruling.C8.ground': '“He goes again.”',
  'ruling.C9.question': 'Nigerian: can a sowing last for ever?',
  'ruling.C9.answer': 'No.',
  'ruling.C9.ground': 'Every round leaves two stones in the mancalas.',
} as const;
