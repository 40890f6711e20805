/** The texts of games by message: inviting, sending, opening links, the list of one’s games. */
export const apartWords = {
  'apart.lead':
    'You and somebody elsewhere play by links. Each link holds the whole game; no server and no account is needed.',
  'apart.new': 'Invite somebody',
  'apart.none': 'You have no game by message yet.',
  'apart.none.help':
    'Invite somebody, send the link by any messenger or by email, and wait for the answer. A link that somebody sends you is opened in this browser like any other.',
  'apart.all': 'All your games by message',

  'apart.group.yours': 'Your move',
  'apart.group.waiting': 'Waiting',
  'apart.group.ended': 'Ended',
  'apart.row': '{game}, with {other}',
  'apart.row.open': '{game}, with nobody yet',
  'apart.row.turns': '{turns, plural, =0 {No turn yet} one {# turn} other {# turns}}',
  'apart.row.yours': 'Your move',
  'apart.row.to-send': 'Not sent yet',
  'apart.row.invited': 'Invited on {when}',
  'apart.row.answered': 'An answer has come',
  'apart.row.waiting': 'Waiting since {when}',
  'apart.row.ended': 'Ended',
  'apart.row.came': 'since {when}',
  'apart.send-again': 'Send again',

  'apart.somebody': 'the other player',

  'apart.form.days': 'Time per move',
  'apart.form.days.help': 'It is shown to you both. Nobody loses for being late.',
  'apart.form.summary': '{game} · by message · {side, select, lot {sides by lot} other {you play {name}}}',

  'apart.days': '{days, plural, =0 {No limit} one {# day} other {# days}}',
  'apart.due': 'Agreed: {days, plural, one {# day} other {# days}} per move. This one is due by {when}.',
  'apart.overdue':
    'Agreed: {days, plural, one {# day} other {# days}} per move. This one was due by {when}. Nobody loses for being late.',

  'apart.terms': 'What is agreed',
  'apart.terms.days': 'Time per move',
  'apart.terms.aids': 'Help',
  'apart.terms.aids.words': 'No hints, no analysis and no computer until the game has ended.',

  'apart.head.other': 'with {other}',

  'apart.barred.waiting': 'It is the other player’s turn. Their next link brings the move here.',
  'apart.barred.to-send': 'Your move is made. Send it, or take it back first.',
  'apart.barred.invited': 'The game begins when somebody accepts your invitation.',
  'apart.barred.answered': 'The game begins when you say so.',

  'apart.invite.title': 'Send your invitation',
  'apart.invite.words': 'Send this link to the person you want to play with.',
  'apart.invited.title': 'Invitation sent',
  'apart.invited.words':
    'Whoever accepts sends a link back. Open it in this browser. If several people accept, the one with whom you begin first is the other player.',
  'apart.accept.title': 'Send your answer',
  'apart.accept.words': 'You have accepted. Send this link back to {other}.',
  'apart.begin.title': 'Send the start of the game',
  'apart.begin.words': 'The game has begun, and {other} has the first move. Send this link.',
  'apart.send.title': 'Send your move',
  'apart.send.end.title': 'Send the last link',
  'apart.send.question.title': 'Send your question',
  'apart.send.words': 'Your move reaches {other} by this link.',
  'apart.send.end': 'The game has ended. Send {other} this last link.',
  'apart.send.question': 'What you ask reaches {other} by this link.',
  'apart.send.answer': 'Your answer reaches {other} by this link.',
  'apart.link': 'The link for {other}',
  'apart.link.help': 'It holds the whole game. Nothing is stored on a server.',
  'apart.link.copy': 'Copy link',
  'apart.link.mail': 'By email',
  'apart.link.too-long':
    'The game has grown too long for a link, which holds {most, number} characters at most. Take the game over by a backup of the library.',
  'apart.mail.move': '{game}: my move',
  'apart.mail.invitation': '{game}: an invitation',
  'apart.mail.body': 'Open this link in your browser: {link}',
  'apart.qr.show': 'QR code',
  'apart.sent': 'I have sent it',
  'apart.unsend': 'Take it back',
  'apart.waiting.title': 'Waiting for {other}',
  'apart.waiting.since': 'Sent on {when}.',
  'apart.waiting.asked':
    '{kind, select, draw {You have offered a draw.} other {You have asked to take your turn back.}}',
  'apart.yours.title': 'Your move',
  'apart.yours.since': 'Since {when}.',
  'apart.yours.first': 'Your first move is your acceptance: nothing has to be sent before it.',
  'apart.yours.declined': '{other} has declined {kind, select, draw {the draw} other {the take-back}}.',
  'apart.yours.refusing':
    'You decline {kind, select, draw {the draw} other {the take-back}}; your next link says so.',
  'apart.asked.draw': '{other} offers a draw',
  'apart.asked.take-back': '{other} asks to take the last turn back',
  'apart.asked.help': 'Making a move declines it too.',
  'apart.asked.agree': 'Agree',
  'apart.asked.decline': 'Decline',
  'apart.late.title': 'Your answer came too late',
  'apart.ended.title': 'The game has ended',
  'apart.ended.words': 'Now you may look at it with the computer.',
  'apart.ended.review': 'Review it',
  'apart.ended.again': 'Invite again',

  'apart.ask.draw.why': 'A draw is offered along with a move of yours.',
  'apart.ask.draw.done': 'You have asked something already.',
  'apart.ask.take-back.why': 'A turn that is sent can be taken back if the other player agrees.',
  'apart.ask.take-back.never': 'You have agreed that nothing is taken back.',
  'apart.concede.title': 'Concede the game?',
  'apart.concede.words': '{other} wins. Your next link says so.',
  'apart.concede.do': 'Concede',
  'apart.claim.title': 'Claim a draw?',
  'apart.claim.words': 'The game ends in a draw. Your next link says so.',
  'apart.carry': 'To another browser',
  'apart.carry.title': 'Take the game to another browser',
  'apart.carry.words':
    'Open this link in the other browser and say which side is yours. A backup of the library takes all your games there.',
  'apart.carry.unsent': 'Your last link is not sent yet: send it from one of the two browsers.',
  'apart.carry.lot':
    'The lot is not drawn yet, and your number for it is in this browser alone. A backup of the library takes the game to another one.',

  'apart.told.old': 'This link is an old one: it has been answered. Here is the game as it stands now.',
  'apart.told.own': 'This link is your own: it is for {other}. Here is the game as it stands now.',
  'apart.told.own-open': 'This invitation is your own: send it to the person you want to play with.',
  'apart.told.again': 'This link brings nothing new. Here is the game as it stands.',
  'apart.told.over': 'The game has ended already. Nothing was changed.',
  'apart.told.over-unsent':
    'The game has ended here, but you have not sent that yet. Send it, or take it back and open this link again. Nothing was changed.',
  'apart.told.unasked':
    'The link agrees to something that you have not asked for, or says nothing new. Nothing was changed.',
  'apart.told.other-rules': 'The link names this game, but has other rules or terms. Nothing was changed.',
  'apart.told.too-late': '{other} has begun this game with somebody else, whose answer came first.',
  'apart.told.begun': '{other} has begun the game.',
  'apart.told.moved': '{other} has moved.',
  'apart.told.moved-unasked':
    '{other} has moved in the meantime. Your question had not been sent, and was dropped.',
  'apart.told.asks': '{other} asks you something.',
  'apart.told.taken-back': '{other} lets you take your turn back.',
  'apart.told.ended': 'This link has ended the game.',
  'apart.told.elsewhere':
    'Another window of this browser has gone on with the game. This is what counts; what you did here last does not.',
  'apart.told.unkept': 'The game could not be kept as it stands. {why}',
  'apart.told.damaged': 'What is kept of this game is damaged.',
  'apart.told.forbidden':
    'This browser keeps no games by message, as in some private windows. A link that you were sent is still good: open it in another window or browser.',

  'apart.acceptance.title': '{other} accepts your invitation',
  'apart.acceptance.words':
    'Begin the game with {other}? Other answers to this invitation do not count from then on.',
  'apart.acceptance.yes': 'Begin',
  'apart.acceptance.no': 'Not yet',
  'apart.taken.title': 'You have begun this game already',
  'apart.taken.words':
    'You are playing it with {other}. {late} has accepted too. This link says that the game has begun with somebody else.',
  'apart.taken.link': 'The link for {late}',
  'apart.ahead.title': 'The link is ahead of this browser',
  'apart.ahead.words':
    '{turns, plural, one {It has one more move} other {It has # more moves}}, some of which you may have made in another browser. Take them over?',
  'apart.ahead.yes': 'Take them over',
  'apart.ahead.no': 'Leave the game as it is',
  'apart.parted.title': 'The link and this browser disagree',
  'apart.parted.words':
    '{turns, plural, =0 {It differs from the first turn on.} one {The first turn is the same; then the two part.} other {The first # turns are the same; then the two part.}} Nothing is lost: what you do not keep stays in the game as a variation.',
  'apart.parted.ours': 'Here: {move}',
  'apart.parted.theirs': 'In the link: {move}',
  'apart.parted.none': 'no move yet',
  'apart.parted.keep': 'Keep what is here',
  'apart.parted.take': 'Take what is in the link',

  'apart.invitation.title': '{host} invites you to a game',
  'apart.invitation.nameless': 'You are invited to a game',
  'apart.invitation.words': 'Nothing is settled until you accept and send your answer back.',
  'apart.invitation.yes': 'Accept',
  'apart.invitation.no': 'Not now',
  'apart.invitation.own': 'This invitation is mine, from another browser',
  'apart.unknown.title': 'A game that this browser does not know',
  'apart.unknown.words':
    'It is between {host} and {guest}; {turns, plural, =0 {no turn has been made} one {one turn has been made} other {# turns have been made}}. If you play it, say which side is yours.',
  'apart.unknown.side': 'I am {name}',
  'apart.unknown.look': 'I only want to look at it',
  'apart.unknown.lot':
    'The lot of this game needs the browser in which the invitation was made. A backup of its library brings the game here.',

  'apart.missing.title': 'This game is not in this browser',
  'apart.missing.words': 'Open the last link of the game, or read a backup of the library in which it is.',
  'apart.unreadable.title': 'This link cannot be used',
  'apart.unreadable.help':
    'Nothing was changed: your games are as they were.{code, select, version {} rules {} other { Ask for the link again.}}',
  'apart.unreadable.empty': 'The link holds nothing.',
  'apart.unreadable.too-long': 'The link is longer than any that is made here.',
  'apart.unreadable.signs':
    'The link holds characters that do not belong to it. Perhaps something else was copied with it.',
  'apart.unreadable.version':
    'The link was made by another version of this app. Reload the page, and it may open.',
  'apart.unreadable.damaged':
    'The link is not complete: its end is missing, or part of it was changed on the way.',
  'apart.unreadable.too-much': 'The link holds more than any game.',
  'apart.unreadable.game': 'The link does not hold a game by message.',
  'apart.unreadable.rules': 'The link is of a game that is not known here: {what}.',
  'apart.unreadable.illegal': 'Turn {what} of the game in the link is not allowed by the rules.',
  'apart.unreadable.lot': 'The number for the lot is not the one that was promised.',
  'apart.unreadable.end': 'The link holds an ending or a question that cannot stand there.',
} as const;
