/** What a game asks in a dialogue that is loaded when it is first asked. */
export const questionsWords = {
  'company.title': 'How many go?',
  'company.alone': 'This piece alone',
  'company.three': 'Three at a time: {squares}',

  'promotion.title': 'The {kind} reaches the last rank',
  'promotion.help': 'What does it become?',
  'promotion.stay': 'Stay a {kind}',

  'claim.title': 'Claim a draw',
  'claim.consequence': 'The game ends, ½–½.',

  'offer.draw.yes': 'Agree to a draw',
  'offer.draw.no': 'Play on',
  'offer.draw.question': '{answers}, do you agree? The game would end, ½–½.',
  'offer.take-back.yes': 'Allow it',
  'offer.take-back.no': 'Let it stand',
  'offer.take-back.question': '{answers}, may {move} be taken back?',
  'offer.take-back.question-end': '{answers}, shall the game go on?',

  'concede.title': 'Concede the game',
  'concede.question': 'Who concedes?',
  'concede.you': 'Concede',
  'concede.side': '{loser} concedes',
  'concede.consequence': '{winner} wins and takes 1 point.',
} as const;
