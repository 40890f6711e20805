/** The texts of the small games as a school, and of the coach beside them at the table. */
export const schoolWords = {
  'small.lead':
    'Three small games, each a lesson of its own. Play them against the computer at a level that you can beat; a coach beside the board tells you what you missed.',
  'small.not-found': 'There is no small game at this address. These are all of them.',
  'small.damaged':
    'Your goals and results here could not be read. They were put aside, and counting starts again.',
  'small.all': 'All small games',

  'small.pastang.teaches': 'Teaches vaulting, and Swods that are propt',
  'small.pastang.intro':
    'Swods and Deldars in one drin, and nobody is King. Here a line of two pieces is enough for a vault, so nearly every turn has one. Keep your Swods beside your Deldars: a Swod that is propt cannot be taken by Swods.',
  'small.pastang.win': 'Take everything, or leave the other side without a move.',
  'small.stikitche.teaches': 'Teaches the Pallan, the strongest piece of all',
  'small.stikitche.intro':
    'A duel on two drins: a King and a Pallan each. The Pallan goes any way and leaps, and at the front it may turn once. Whoever loses it has one turn left to take the other.',
  'small.stikitche.win': 'Take the Pallan and keep yours, or catch the King.',
  'small.draks-city.teaches': 'Teaches the vaults of the Pallan',
  'small.draks-city.intro':
    'Two crowds of Citizens, and an Assassin in each, who is a Pallan. Every move is a vault. Citizens only land; an Assassin captures, bends its vaults, and may run before it vaults.',
  'small.draks-city.win': 'Have a vault left when the other side has none.',

  'small.lessons': 'If you do not know the pieces yet, the lessons introduce them, from the first square on.',
  'small.lessons.all': 'All lessons',
  'small.lessons.own': 'Lessons on {game}',

  'small.goals': 'Three goals',
  'small.goal.pastang.vault': 'Capture by a vault',
  'small.goal.pastang.propt': 'Have three propt Swods that have left their first squares',
  'small.goal.pastang.win': 'Win a game',
  'small.goal.stikitche.kaida': 'Give Kaida',
  'small.goal.stikitche.turn': 'Turn at the front with the Pallan',
  'small.goal.stikitche.win': 'Win a game',
  'small.goal.draks-city.bend': 'Bend a vault with the Assassin',
  'small.goal.draks-city.move-then-vault': 'Move with the Assassin, then vault in the same turn',
  'small.goal.draks-city.win': 'Win a game',
  'small.goal.reached': 'reached',
  'small.goal.open': 'not yet reached',
  'small.reached': '{count, number} of {all, number} goals reached',

  'small.best': 'Your best result: {result} against “{level}”',
  'small.best.none': 'Not yet played to the end',
  'small.result.won': 'won',
  'small.result.drawn': 'drawn',
  'small.result.lost': 'lost',

  'small.play': 'Play {game}',
  'small.level': 'How strong the computer plays',
  'small.level.0': 'First steps',
  'small.computer.0': 'Computer, first steps',
  'small.level.0.long': 'It overlooks most of what it could do. You can win without having played before.',
  'small.level.1': 'Beginner',
  'small.level.1.long': 'It overlooks a lot, but now and then takes what you leave it.',
  'small.level.2': 'Pupil',
  'small.level.2.long': 'It does not see all that it could do, but takes what it sees.',
  'small.level.3': 'Match',
  'small.level.3.long': 'It takes most of what you leave it. Beat it, and you know the game.',
  'small.side': 'Your side',
  'small.side.begins': '{side}, begins',
  'small.start': 'Start',
  'small.replaces':
    'The game at the table ends here; it has {turns, plural, one {# turn} other {# turns}}. The library keeps it.',
  'small.not-saved': 'This browser cannot keep your results.',

  'coach.label': 'Coach',
  'coach.level': 'Level {level, number}',
  'coach.looking': 'Let me see …',
  'coach.waiting': 'Play, and after each turn I will tell you what could have been better.',
  'coach.show': 'Show on the board',
  'coach.best': 'Well played: I would have done the same.',
  'coach.good': 'Well played.',
  'coach.missed-end': 'You could have won at once: {kind} from {from} to {to}.',
  'coach.missed-vault-capture': 'You could have vaulted from {from} to {to} and taken a {taken}.',
  'coach.missed-capture': 'You could have taken the {taken} on {to} with your {kind} from {from}.',
  'coach.missed-kaida': 'You could have given Kaida: {kind} from {from} to {to}.',
  'coach.missed-vault': 'You could have vaulted from {from} to {to}; that was stronger.',
  'coach.missed-move': 'Your {kind} from {from} to {to} was stronger.',
  'coach.allowed-end':
    '{happened, select, yes {That let the enemy end the game: {kind} from {from} to {to}.} other {That gave the enemy a way to end the game: {kind} from {from} to {to}.}}',
  'coach.unpropt':
    '{happened, select, yes {Your Swod on {to} was no longer propt, and the Swod from {from} took it.} other {Your Swod on {to} was no longer propt: the Swod on {from} could have taken it.}}',
  'coach.opened-vault':
    '{happened, select, yes {Your move opened a line: the {kind} vaulted from {from} to {to} and took your {taken}.} other {Your move opened a line: the {kind} could have vaulted from {from} to {to} and taken your {taken}.}}',
  'coach.en-prise':
    '{happened, select, yes {Your {taken} on {to} was not safe: the {kind} from {from} took it.} other {Your {taken} on {to} was not safe: the {kind} on {from} could have taken it.}}',
  'coach.end.won': 'You have won!',
  'coach.end.lost': 'You lost this one. That is how you learn.',
  'coach.end.drawn': 'Nobody won.',
  'coach.again': 'Once more',
  'coach.level-up': 'One level up',
  'coach.school': 'All small games',
} as const;
