/** The texts of live games. */
export const liveWords = {
  'live.title': 'Live game',
  'live.rooms': 'Live games',
  'live.rooms.here': 'In this browser',
  'live.rooms.none': 'You have no live game.',
  'live.rooms.none.help': 'Invite somebody who has time now. The game begins as soon as they open your link.',
  'live.rooms.new': 'Invite somebody',
  'live.rooms.unread': 'The live games kept in this browser could not be read.',
  'live.room': '{game}, with {other}',
  'live.room.alone': '{game}, with nobody yet',
  'live.room.unheard': 'A live game not heard from yet',
  'live.room.watched': '{game}: {other}',
  'live.room.yours': 'Your move',
  'live.room.theirs': 'Their move',
  'live.room.invited': 'Nobody has accepted yet',
  'live.room.open': 'You have not accepted yet',
  'live.room.ended': 'Ended',
  'live.room.watching': 'You are watching',
  'live.room.since': '{when}',
  'live.room.games': 'game {games, number}',
  'live.room.go': 'Go on',
  'live.room.forget': 'Forget',
  'live.forget.title': 'Forget this game?',
  'live.forget.words':
    'Its keys are deleted here: from this browser you cannot play on. What was played stays in your library.',
  'live.forget.watched': 'You can watch it again with its link.',
  'live.forget.failed': 'This browser could not forget the game: it is still there.',
  'live.document.yours': 'Your move – {game}',
  'live.document.game': '{game} – live game',

  'live.onward': 'Go on by message',
  'live.onward.title': 'Go on by message?',
  'live.onward.words':
    'The game goes on by links, without a clock: you send {other} one with the game as it stands. The live game stays in your library.',
  'live.onward.is': 'This game goes on by message.',
  'live.onward.open': 'Open it',
  'live.onward.failed': 'The game could not be kept as one by message. {why}',
  'live.barred.waiting': 'The game has not begun yet.',
  'live.barred.watching': 'You are watching this game.',
  'live.barred.moving': 'What was played on the other device has not arrived yet.',
  'live.barred.other': 'It is the other player’s turn.',

  'live.form.none': 'Live play is not offered here: this site names no broker for it.',
  'live.form.unkept': 'This browser cannot keep the game, so it cannot be played live.',

  'live.form.too-long':
    'The terrain and the position of this game are too long for an invitation to a live game.',

  'live.invite.title': 'Invite the other player',
  'live.invite.words':
    'Send this link to one person. The game begins as soon as they accept; whoever comes later watches. Keep this page open.',
  'live.invite.link': 'Invitation',
  'live.invitation.title':
    '{host, select, none {You are invited to a live game} other {{host} invites you to a live game}}',
  'live.invitation.words': 'Both of you play now, each on your own screen. By accepting you agree to this:',
  'live.invitation.yes': 'Accept and play',
  'live.invitation.accepted': 'You have accepted. The game begins as soon as the other player is here.',
  'live.waiting.host': 'Waiting for the player who invited you.',
  'live.waiting.watch': 'The game has not begun yet.',
  'live.no-link': 'This address is not a link to a live game: part of it is missing.',

  'live.terms.clock': 'Clock',
  'live.form.summary': '{game} · live · {clock} · {side, select, lot {sides by lot} other {you play {name}}}',
  'live.form.overlays': 'Overlays on the board, for both of you',
  'live.form.overlays.help':
    'They show vaults, danger and protection. Hints and the computer stay off until the game has ended.',

  'live.terms.aids': 'Help',
  'live.terms.aids.words':
    '{overlays, select, yes {Overlays on the board for both.} other {No overlays on the board.}} No hints, no analysis and no computer until the game has ended.',

  'live.between': 'The other player',
  'live.watching': 'You are watching.',
  'live.too-late': 'Somebody else accepted before you: you are watching.',
  'live.here': '{other} is here.',
  'live.away':
    '{seconds, select, none {It is not known yet whether {other} is here.} off {Without a connection you cannot see whether {other} is here.} other {{other} has been away for {seconds} s.}}',
  'live.other': 'The other player',
  'live.off': 'No connection. What you do is sent as soon as there is one again.',
  'live.moving': 'Waiting to hear from the other player how far the game has gone.',
  'live.disturbed': 'Something came that does not belong to this game. It was left out.',
  'live.left':
    'You went on with this game on another device. What you did here last was left out: the game goes on as it stands there.',
  'live.unkept': 'This browser does not keep the game: keep this page open.',
  'live.full':
    '{whose, select, own {This room is full: you can do nothing more in it.} other {This room is full: the other player can do nothing more in it.}} The game can go on by message.',
  'live.elsewhere': 'This game was opened in another tab. It goes on there.',
  'live.elsewhere.here': 'Go on here',

  'live.asked.draw': '{other} offers a draw',
  'live.asked.take-back': '{other} asks to take back a move',
  'live.asked.agree': 'Agree',
  'live.asked.decline': 'Decline',
  'live.offered':
    '{kind, select, draw {You have offered a draw.} other {You have asked to take your move back.}}',
  'live.flag.theirs': 'Their time is up. If nothing is heard from them within 30 s, you win on time.',
  'live.flag.yours': 'The other player claims that your time is up.',
  'live.again': 'Another game, sides changed',
  'live.again.last': 'That was the last game in this room. To play another, send a new invitation.',
  'live.again.asked': '{other} wants another game with sides changed.',
  'live.again.waiting': 'You want another game. Waiting for {other}.',
  'live.review': 'Review the game',
  'live.why.draw': 'After a move, and not again for the same move once it was declined.',
  'live.why.take-back': 'Only after a move of yours, if that was agreed.',
  'live.concede.title': 'Concede the game?',
  'live.concede.do': 'Concede',
  'live.concede.words': 'The other player wins.',
  'live.claim.title': 'Claim a draw?',
  'live.claim.words': 'The game ends in a draw.',

  'live.chat': 'Chat',
  'live.chat.none': 'Nothing has been said. Only the two of you can read this.',
  'live.chat.line': 'Say something',
  'live.chat.send': 'Send',
  'live.chat.off': 'Switch the chat off',
  'live.chat.on': 'Switch the chat on',
  'live.chat.is-off': 'The chat is off.',
  'live.chat.by': '{name}: {words}',

  'live.links': 'Links of this game',
  'live.links.watch': 'For watchers',
  'live.links.watch.help': 'Whoever has this link sees the game, and neither plays nor reads the chat.',
  'live.links.take': 'For your other device',
  'live.links.take.help':
    'With this link you go on playing on another device of yours. It holds your keys: whoever has it can play for you. Close this page then.',
} as const;
