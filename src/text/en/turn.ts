/**
 * The texts of a turn in spelled form, and of agreements: endings by the players, offers, claims, the clock, the match.
 */
export const turnWords = {
  'move.spelled':
    '{pieces, plural, one {{piece}} other {three {piece}s}} {from} {way, select, takes {takes} vault {vaults to} vaultTakes {vaults and takes} fluttember {Fluttember with} other {to}} {to}{promotion, select, stays {, stays {kind}} becomes {, becomes {kind}} other {}}{end, select, hyrkaida {, Hyrkaida} nikaida {, Nikaida} tikaida {, Tikaida} kaida {, Kaida} other {}}',

  'move.spelled.company': '{first}, {second} and {third}',

  'player.named': '{name} ({side})',
  'player.time':
    '{minutes, plural, =0 {} one {1 minute } other {# minutes }}{seconds, plural, =0 {} one {1 second} other {# seconds}}',
  'player.to-move': 'to move',
  'player.clock': 'Clock of {player}',
  'player.clock.paused': 'paused',
  'player.score': '{points} in the match',

  'ending.concession':
    'Conceded. {you, select, won {You won} lost {You lost} other {{winner} wins}}, {score}',
  'ending.concession.why': '{loser} has conceded.',
  'ending.time': 'Time! {you, select, won {You won} lost {You lost} other {{winner} wins}}, {score}',
  'ending.time.why': '{loser}’s time has run out.',
  'ending.agreement': 'Drawn by agreement, {score}',
  'ending.agreement.why': 'Both sides agreed to a draw.',
  'ending.repetition': 'Drawn by repetition, {score}',
  'ending.repetition.why': 'The same position came up for the third time.',
  'ending.quiet': 'Drawn, {score}',
  'ending.quiet.why': '100 turns went by without a capture or a {swod}’s move.',

  'claim.start': 'at the start',
  'claim.turn': 'after turn {turn, number}',
  'claim.repetition': 'This position came up {earlier} and now: a draw can be claimed.',
  'claim.repetition.often': 'This position came up {times} times: a draw can be claimed.',
  'claim.quiet': '{turns, number} turns without a capture or a {swod}’s move: a draw can be claimed.',
  'claim.do': 'Claim the draw',

  'offer.draw.title': '{asks} offers a draw',
  'offer.draw.declined': '{answers} plays on.',
  'offer.take-back.title': '{asks} asks to take a move back',
  'offer.take-back.declined': '{answers} lets the move stand.',

  'action.draw': 'Offer draw',
  'action.claim': 'Claim draw',
  'action.concede': 'Concede',
  'action.pause': 'Pause',
  'action.go-on': 'Go on',
  'action.review-game': 'Review this game',
  'action.analyse': 'Analyse',
  'action.next-game': 'Next game',
  'action.new-match': 'New match',
  'action.play-from-here': 'Play from here',
  'action.to-the-game': 'To the game',
  'action.agreement': 'Agreement',
  'action.back-to-game': 'Back to the game',
  'why.take-back.never': 'You agreed to play without take-backs.',
  'why.take-back.declined': 'You have already asked for this turn.',
  'why.take-back.ask': 'Your opponent will be asked.',
  'why.draw.declined': 'A draw was declined on this turn; make a move first.',

  'look.back':
    'Looking back {turn, plural, =0 {to the start} other {to the position after turn #}} of {game, number}.',
  'look.ahead': 'Looking at turn {turn, number}, which was taken back.',
  'told.looking-back': 'You are looking at an earlier position. Go back to the game to move.',

  'match.game': 'Game {game, number}.',
  'match.game-of': 'Game {game, number} of {games, number}.',
  'match.won': 'The match is over: {winner} wins it, {score}.',
  'match.tied': 'The match is over, tied at {score}.',
  'match.score': 'The match stands at {score}.',

  'announce.score': 'Match: {score}.',
  'announce.paused': 'The clock is paused.',
  'announce.going-on': 'The clock goes on.',
  'announce.short-time': '{side} has {left} left.',

  'notice.elsewhere':
    'This game went on in another tab. Here it is as it is there; what you did last here was not kept.',
  'notice.replaced':
    'Another game was started in another tab, and is here now. The one that was here is on the Library page.',
  'notice.replaced-no-room':
    'Another game was started in another tab, and is here now. The browser has no room for the one that was here; perhaps the library has it.',
  'notice.caught-up': 'The library had a newer state of this game. Here it is.',
  'notice.parted': 'A game was found in two states. Both are kept: one at the table, one in the library.',
  'notice.away':
    'This game was left for hours, or the machine’s clock was changed. Nobody lost time: the clock waits until you go on.',
  'notice.settings-not-saved':
    'This browser does not keep your settings: they last until the page is closed.',
  'notice.library-full': 'The browser has no room for this game in the library. It is kept at the table.',
} as const;
