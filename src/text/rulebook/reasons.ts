import type { Ending, RefusalCode } from '../../engine/index.ts';
import type { PlayersEnding } from '../../game/gameEnd.ts';
import type { SectionId } from './ids.ts';

/** Where the rule book explains each reason for which a move is refused. */
export const SECTION_OF_REFUSAL = {
  'not-a-square': 'board',
  'game-over': 'endings',
  'no-piece': 'moving',
  'not-your-piece': 'game',
  'ends-where-it-began': 'game',
  'promotion-missing': 'promotion',
  'promotion-not-allowed': 'promotion',
  'leaves-king-in-kaida': 'kaida',
  'fluttember-spent': 'fluttember',
  'fluttember-not-at-home': 'fluttember',
  'fluttember-in-kaida': 'fluttember',
  'own-piece': 'moving',
  'own-king': 'pallan',
  front: 'fronts',
  propt: 'propt',
  'line-too-short': 'vaulting',
  'line-broken': 'vaulting',
  'first-move-spent': 'first-moves',
  'no-capture-straight-ahead': 'swod',
  'only-vaults': 'draks-city',
  'may-not-capture': 'draks-city',
  river: 'river',
  wood: 'wood',
  'must-step-on': 'flutsman',
  'not-in-enemy-home': 'home-limit',
  'one-step-takes-nothing': 'deldar-step-quiet',
  'exactly-two-steps': 'deldar-two-only',
  'does-not-vault': 'no-king-vault',
  'waits-at-front': 'wait-at-front',
  'no-company': 'company',
  blocked: 'moving',
  'not-its-move': 'pieces',
} as const satisfies Readonly<Record<RefusalCode, SectionId>>;

/** Where the rule book explains each way in which a game ends. */
export const SECTION_OF_ENDING = {
  hyrkaida: 'hyrkaida',
  tikaida: 'tikaida',
  nikaida: 'nikaida',
  'to-the-death': 'endings',
  draw: 'draws',
  concession: 'draws',
  time: 'draws',
  agreement: 'draws',
  repetition: 'draws',
  quiet: 'draws',
} as const satisfies Readonly<Record<Ending | PlayersEnding, SectionId>>;

/** Why a move is refused, even if it cannot be read, or how a game has ended. */
export type Reason = RefusalCode | 'unreadable' | Ending | PlayersEnding;

/** The section that explains a reason. */
export const sectionOf = (reason: Reason) =>
  (({ ...SECTION_OF_REFUSAL, unreadable: 'notation', ...SECTION_OF_ENDING }) as const)[reason];
