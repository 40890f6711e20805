import { bookBoardWords } from './book/board.ts';
import { diagramsWords } from './book/diagrams.ts';
import { bookEndingWords } from './book/ending.ts';
import { bookHouseWords } from './book/house.ts';
import { bookKindsWords } from './book/kinds.ts';
import { bookLargerWords } from './book/larger.ts';
import { largerDiagramsWords } from './book/largerDiagrams.ts';
import { bookMovingWords } from './book/moving.ts';
import { bookReferenceWords } from './book/reference.ts';
import { bookSmallWords } from './book/small.ts';
import { bookVaultingWords } from './book/vaulting.ts';

/** What the page of the rules says about itself. */
const rulesPageWords = {
  'rules.chapter.board': 'The board and the armies',
  'rules.chapter.moving': 'Moving',
  'rules.chapter.kinds': 'The pieces',
  'rules.chapter.vaulting': 'Vaulting, and the Pallan’s powers',
  'rules.chapter.ending': 'The King, and the end of a game',
  'rules.chapter.small': 'The small games',
  'rules.chapter.larger': 'Larger games',
  'rules.chapter.reference': 'Reference',

  'rules.lead':
    'Everything that decides a game: the board, every piece, every power, and what applies where the books are silent.',
  'rules.contents': 'Contents',
  'rules.find': 'Find a rule',
  'rules.section-link': 'Copy the address of “{section}”',
  'rules.copied': 'Address copied.',
  'rules.previous': 'Previous',
  'rules.next': 'Next',
  'rules.turning': 'Page by page',
  'rules.see-rulings': 'Where the books leave it open',
  'rules.ground': 'Ground',
  'rules.more': 'More: {section}',
  'rules.missing': 'The rules have no page at this address. Perhaps it was mistyped; here is all there is.',

  'rules.search': 'Search the rules',
  'rules.search-example': 'vault, castling, pawn …',
  'rules.results': 'Found',
  'rules.found': '{count, plural, =0 {Nothing found.} one {One place found.} other {# places found.}}',
  'rules.nearest': 'Did you mean',
  'rules.all-words': 'All words of the game',
  'rules.in-glossary': 'Glossary',
  'rules.in-rulings': 'Ruling',

  'diagram.label': 'Diagram: {caption}',
  'diagram.reset': 'Show the diagram again',
  'diagram.to-move': '{side} to move',

  'table.kind': 'Piece',
  'table.code': 'Code',
  'table.count': 'Each side',
  'table.points': 'Points',
  'table.fronts': 'At fronts',
  'table.fronts.halting': 'halts',
  'table.fronts.free': 'goes free',
  'table.fronts.leap': 'leaps over one',
  'table.fronts.never': 'never stopped',
  'table.no-points': 'none',
  'table.game': 'Game',
  'table.size': 'Drins and squares',
  'table.size.value':
    '{drins, plural, one {one drin} other {# drins}}, {width, number} × {height, number} squares',
  'table.drins': 'Drins from the north, west to east',
  'fits.games': 'It fits',
  'fits.needs': 'It needs one of',
  'fits.excludes': 'It does not go with',
  'rules.at-the-table': 'Agreed for the game at the table: {game}',

  'table.sign': 'Sign',
  'table.meaning': 'Meaning',
} as const;

/** The rule book: its pages, the captions of its diagrams, and the page on which it is read. */
export const rulebookWords = {
  ...rulesPageWords,
  ...bookBoardWords,
  ...bookMovingWords,
  ...bookKindsWords,
  ...bookVaultingWords,
  ...bookEndingWords,
  ...bookSmallWords,
  ...bookLargerWords,
  ...bookHouseWords,
  ...bookReferenceWords,
  ...diagramsWords,
  ...largerDiagramsWords,
} as const;
