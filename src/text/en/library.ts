/** The texts of the library of games. */
export const libraryWords = {
  'library.out-of-reach': 'The library cannot be opened here',
  'library.previous': 'Earlier games at the table',
  'library.previous-game':
    '{game}, {yellow} – {blue}, {turns, plural, one {# turn} other {# turns}}. {state}.',
  'library.previous-go-on': 'Put it on the table',
  'library.aside':
    '{count, plural, one {One entry} other {# entries}} could not be read and {count, plural, one {is} other {are}} kept apart from this list.',

  'library.empty-title': 'Your games gather here',
  'library.empty-play': 'Every game that you play at the table is kept automatically, move by move.',
  'library.empty-import':
    'Records from elsewhere come in as .jkn files, one game or ten thousand{by, select, finger {} other {: drop them here}}.',
  'library.empty-keep': 'All of it stays in this browser; a backup takes it to another.',
  'library.samples': 'Begin with the annotated games',
  'library.import': 'Import games',
  'library.import-short': 'Import',
  'library.drop': 'Drop the file to read its games',

  'library.search': 'Search games',
  'library.search-example': 'Players, comments …',
  'library.sort': 'Order',
  'library.sort.changed': 'Last changed',
  'library.sort.date': 'Date played',
  'library.sort.players': 'Players',
  'library.sort.variation': 'Game',
  'library.sort.turns': 'Turns',
  'library.descending': 'Descending; reverse the order',
  'library.ascending': 'Ascending; reverse the order',

  'library.filters': 'Filters{count, plural, =0 {} other { (#)}}',
  'library.filter.variation': 'Game',
  'library.filter.rule': 'House rule',
  'library.filter.status': 'State',
  'library.filter.result': 'Result',
  'library.filter.ending': 'Ending',
  'library.filter.label': 'Label',
  'library.filter.from': 'Played from',
  'library.filter.to': 'Played until',
  'library.filter.position': 'Position, anywhere in a game',
  'library.any': 'Any',
  'library.clear-filters': 'Clear all',
  'library.position-example': 'A position line',
  'library.position-search': 'Find',
  'library.position-table': 'The one on the table',
  'library.position-none': 'Any position',
  'library.position-looking': 'Looking through all games …',
  'library.position-found':
    '{count, plural, =0 {It is in no game.} one {It is in one game.} other {It is in # games.}}',

  'library.games': 'Games',
  'library.none': 'No game matches your search.',
  'library.shown': '{shown, number} of {total, plural, one {# game} other {# games}}',
  'library.all': '{total, plural, one {# game} other {# games}}',
  'library.selected': '{count, number} selected',
  'library.selection': 'Selected games',
  'library.select-all': 'Select all games shown',
  'library.select': 'Select {players}',
  'library.deselect': 'Select none',
  'library.export': 'Export as a file',
  'library.labels': 'Labels',
  'library.labels-title': 'Labels of {count, plural, one {one game} other {# games}}',
  'library.label-new': 'New label',
  'library.label-add': 'Add',
  'library.delete': 'Delete',
  'library.deleted': '{count, plural, one {One game} other {# games}} deleted.',
  'library.undo': 'Undo',

  'library.players': '{yellow} – {blue}',
  'library.turns': '{count, plural, one {# turn} other {# turns}}',
  'library.status.in-progress': 'In progress',
  'library.status.finished': 'Finished',
  'library.result-open': 'None yet',
  'library.copy': 'Analysed copy',
  'library.copy-help': 'Your review of a game from the table. The game itself stays as it was played.',
  'library.partial': 'Incomplete',
  'library.partial-help': 'The record had an error; the game is kept up to there.',
  'library.sample': 'Sample',
  'library.ending.hyrkaida': 'Hyrkaida',
  'library.ending.tikaida': 'Tikaida',
  'library.ending.nikaida': 'Nikaida',
  'library.ending.to-the-death': 'To the death',
  'library.ending.draw': 'Only the Kings left',
  'library.ending.concession': 'Conceded',
  'library.ending.agreement': 'Draw agreed',
  'library.ending.repetition': 'Repetition',
  'library.ending.quiet': '100 quiet turns',
  'library.ending.time': 'Time ran out',
  'library.ending.rules': 'Played to the end',
  'library.ending.abandoned': 'Replaced by another',
  'library.ending.unfinished': 'Not finished',

  'library.importing':
    '{name} {count, plural, =0 {is being opened …} one {– one game read} other {– # games read}}',
  'library.importing-label': 'Reading',
  'library.stop': 'Stop',
  'library.imported-nothing': 'There is no game in it.',
  'library.imported-added': '{count, plural, =0 {No game} one {One game} other {# games}} added.',
  'library.imported-cabinet': '{count, plural, one {One of these is} other {# of these are}} of the cabinet.',
  'library.imported-beside':
    '{count, plural, one {One of these has} other {# of these have}} gone on differently here: both states are kept.',
  'library.imported-renewed': '{count, plural, one {One game} other {# games}} brought up to date.',
  'library.imported-known': '{count, plural, one {One was} other {# were}} here already.',
  'library.imported-partial': '{count, plural, one {One is} other {# are}} kept up to an error.',
  'library.imported-unreadable': '{count, plural, one {One} other {#}} could not be opened.',
  'library.imported-stopped': 'Stopped; what had been read is here.',
  'library.imported-broken': 'Reading was interrupted; what had been read is here.',
  'library.cut-off':
    'The import was interrupted when its page was closed. {read, number} of {total, plural, one {# game} other {# games}} had been read and are here. Import the file again for the rest; no game is added twice.',
  'library.cut-off-early':
    'The import was interrupted when its page was closed, before any game was kept. Import the file again.',
  'library.backup-damaged':
    'This backup is not complete: perhaps it was not fully saved. Nothing was taken from it, and everything in the library stays as it was.',
  'library.backup-newer':
    'This backup was written by a newer version of the app. Reload the page to get that version; nothing was taken from the backup.',
  'library.faults': '{count, plural, one {One remark} other {# remarks}} on the file',
  'library.faults-more': 'Further remarks are left out.',

  'library.room': '{used} of {most} used.',
  'library.keeping.kept': 'The browser has agreed to keep the games permanently.',
  'library.keeping.may-be-cleared':
    'When it runs short of room, the browser may delete the games. It can agree to keep them.',
  'library.keeping.unknown':
    'The browser does not say how long it keeps the games; make a backup to be safe.',
  'library.keeping-refused':
    'The browser has not agreed. It often does once a page is visited regularly or installed; make a backup to be safe.',
  'library.keep': 'Ask it to keep them',
  'library.back-up': 'Back up everything',
  'library.restore': 'Restore a backup',

  'library.failure.forbidden':
    'This browser does not allow a library, as in some private windows. You can still play, and save the record of the game at the table.',
  'library.failure.full':
    'The browser has no more room for games. Export games and delete them, or make room on the disk; then try again.',
  'library.failure.newer':
    'These games were kept by a newer version of the app. Reload the page to get that version; nothing is lost.',
  'library.failure.blocked':
    'Another tab has an older form of the library open. Close the other tabs of this game, then reload this page.',
  'library.failure.lost': 'The library did not answer. Reload the page; the games in it are safe.',
  'library.failure.unreadable': 'The file could not be opened. Is it still where it was?',

  'library.cabinet.game': '{name} ({rules})',
  'library.cabinet.person': 'a person',
  'library.all-jikaida': 'All of Jikaida',
  'library.all-cabinet': 'All of the cabinet',
} as const;
