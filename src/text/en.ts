import { englishExplain } from './enExplain.ts';
import { englishSetup } from './enSetup.ts';
import { englishJkn } from './enJkn.ts';
import { englishPassing } from './enPassing.ts';
import { englishReview } from './enReview.ts';
import { englishLibrary } from './enLibrary.ts';
import { englishShell } from './enShell.ts';
import { englishTable } from './enTable.ts';
import { englishTurn } from './enTurn.ts';
import { englishViews } from './enViews.ts';

/** Every text of the app in English, by key, as ICU messages. */
export const english = {
  ...englishTable,
  ...englishExplain,
  ...englishSetup,
  ...englishJkn,
  ...englishLibrary,
  ...englishTurn,
  ...englishShell,
  ...englishViews,
  ...englishPassing,
  ...englishReview,

  'side.yellow': 'Yellow',
  'side.blue': 'Blue',

  'kind.swod': 'Swod',
  'kind.deldar': 'Deldar',
  'kind.hikdar': 'Hikdar',
  'kind.jiktar': 'Jiktar',
  'kind.chuktar': 'Chuktar',
  'kind.kapt': 'Kapt',
  'kind.paktun': 'Paktun',
  'kind.pallan': 'Pallan',
  'kind.king': 'King',

  'refusal.not-a-square': 'That is not a square of this board.',
  'refusal.game-over': 'The game is over.',
  'refusal.no-piece': 'No piece stands on {square}.',
  'refusal.not-your-piece': 'It is {side}’s turn to move.',
  'refusal.ends-where-it-began': 'A move may not end where it began.',
  'refusal.promotion-missing': 'Choose what the {kind} becomes.',
  'refusal.promotion-not-allowed': 'The {kind} cannot become that.',
  'refusal.leaves-king-in-kaida': 'That would leave the King in Kaida.',
  'refusal.fluttember-spent': 'The King’s Fluttember has been made already.',
  'refusal.fluttember-not-at-home': 'For the Fluttember both must stand on their squares of the array.',
  'refusal.fluttember-in-kaida': 'There is no Fluttember while the King is in Kaida.',
  'refusal.own-piece': 'A piece of the same side stands on {square}.',
  'refusal.own-king': 'A Pallan never captures its own King.',
  'refusal.front': 'A front stops the {kind}.',
  'refusal.propt': 'The Swod on {square} is propt: no Swod can capture it.',
  'refusal.line-too-short': 'The line is too short to vault: it takes {least} pieces.',
  'refusal.line-broken': 'The line breaks on {square}: a vault must end in the first break.',
  'refusal.first-move-spent': 'The {kind} has moved already and has no first move any more.',
  'refusal.no-capture-straight-ahead': 'A {kind} does not capture straight ahead by a regular move.',
  'refusal.only-vaults': 'In this game every move is a vault.',
  'refusal.may-not-capture': 'In this game a {kind} does not capture.',
  'refusal.blocked': 'The piece on {square} stands in the way.',
  'refusal.not-its-move': 'A {kind} does not move like that.',

  'notation.at': '{where}, character {at, number}: {problem}',
  'notation.field': 'field {field, number}',
  'notation.move': 'move',
  'notation.field-count': 'a position has five fields separated by single spaces',
  'notation.rank-count': '{found} ranks instead of {expected}',
  'notation.rank-width': '{found} squares in rank {where} instead of {expected}',
  'notation.number': 'the number “{found}” in rank {where} begins with 0; expected 1 or more',
  'notation.letter': 'unknown letter “{found}” in rank {where}; expected one of {expected}',
  'notation.king-count': '{where} has {found} Kings instead of {expected}',
  'notation.side': 'side to move “{found}”; expected {expected}',
  'notation.fluttember': 'Fluttember rights “{found}”; expected {expected}',
  'notation.moved-square': 'no square “{found}” in the list of moved pieces; expected - or names such as Mc2',
  'notation.moved-order':
    'the moved pieces must be sorted by rank and file, each once; “{found}” is out of order',
  'notation.moved-piece':
    'no moved piece on “{found}”: it must be a Swod, Deldar or Paktun on a square of its own kind in the array',
  'notation.turns': 'number of turns “{found}”; expected 0 or a number without leading zeros',
  'notation.opponent-in-kaida': '{where} is in Kaida, but it is not its turn to move',
  'notation.empty': 'a move was expected, such as {expected}',
  'notation.too-long': 'the text is longer than {expected} characters',
  'notation.start-square':
    'expected the square where the move starts, such as Mc3 or Mortil C3, not “{found}”',
  'notation.end-square': 'expected the square where the move ends, such as Mc6 or Mortil C6, not “{found}”',
  'notation.promotion': 'expected a kind after =, not “{found}”',
  'notation.piece-differs': 'the piece there is a {expected}, not “{found}”',
  'notation.rest': 'unexpected “{found}” after the move',
} as const;
