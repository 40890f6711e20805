import { LIMITS, type ErrorCode, type WarningCode } from '../../../src/game/jkn/index.ts';

const TAG = '[Variation "pastang"]\n';

/** A row: a text with one fault, its place and what is written there, how many turns are read, and the words. */
export interface FaultRow {
  readonly code: ErrorCode | WarningCode;
  readonly text: string;
  readonly place: readonly [line: number, column: number];
  readonly written: string;
  readonly turns: number;
  readonly words: string;
}

const nested = `1. SMa2-Ma3 ${'(1. SMb2-Mb3 '.repeat(LIMITS.depth)}(1. SMc2-Mc3)${')'.repeat(LIMITS.depth)} SMa5-Ma4`;

/** A row for each code, except that of a game of very many moves. */
export const FAULT_ROWS: readonly FaultRow[] = [
  {
    code: 'move',
    text: `${TAG}1. SMa2-Ma3 SMa5-Ma4\n2. SMa3-Ma4 SMb5-Mb4`,
    place: [3, 4],
    written: 'SMa3-Ma4',
    turns: 2,
    words:
      'Game 1, line 3, column 4: SMa3-Ma4 – turn 3 cannot be played. No Swod captures straight ahead by a regular move.',
  },
  {
    code: 'move-text',
    text: `${TAG}1. SMa2-Ma3 SMa5-Mx9! 2. SMb2-Mb3`,
    place: [2, 13],
    written: 'SMa5-Mx9!',
    turns: 1,
    words:
      'Game 1, line 2, column 13: SMa5-Mx9! – turn 2 cannot be read: expected the square where the move ends, such as Mc6 or Mortil C6, not “Mx9!”.',
  },
  {
    code: 'move-text',
    text: `${TAG}1. Swod Mortil A2 to Nowhere C3 2. SMb2-Mb3`,
    place: [2, 4],
    written: 'Swod Mortil A2 to Nowhere C3',
    turns: 0,
    words:
      'Game 1, line 2, column 4: Swod Mortil A2 to Nowhere C3 – turn 1 cannot be read: expected the square where the move ends, such as Mc6 or Mortil C6, not “Nowhere C3”.',
  },
  {
    code: 'move-text',
    text: `${TAG}1. DMa2-Ma3`,
    place: [2, 4],
    written: 'DMa2-Ma3',
    turns: 0,
    words: 'Game 1, line 2, column 4: DMa2-Ma3 – turn 1 cannot be read: the piece there is a Swod, not “D”.',
  },
  {
    code: 'variation',
    text: '[Event "x"]\n[Variation "chess"]\n\n1. e4 e5',
    place: [2, 1],
    written: 'chess',
    turns: -1,
    words:
      'Game 1, line 2, column 1: chess – there is no variation of this name, so the game cannot be opened.',
  },
  {
    code: 'position',
    text: `${TAG}[Position "6/6/6/6/6/X5 y - - 0"]\n*`,
    place: [2, 1],
    written: '6/6/6/6/6/X5 y - - 0',
    turns: -1,
    words:
      'Game 1, line 2, column 1: 6/6/6/6/6/X5 y - - 0 – the game cannot be opened, because its position cannot be read: unknown letter “X” in rank 1; expected one of S, D, H, J, C, G, M, P, K.',
  },
  {
    code: 'variation-nowhere',
    text: `${TAG}(1. SMb2-Mb3 (SMc2-Mc3)) 1. SMa2-Ma3`,
    place: [2, 1],
    written: '(',
    turns: 1,
    words:
      'Game 1, line 2, column 1: ( – a variation begins here before any move that it could replace; it is left out.',
  },
  {
    code: 'too-deep',
    text: TAG + nested,
    place: [2, 13 + 13 * LIMITS.depth],
    written: '(',
    turns: 2,
    words: `Game 1, line 2, column ${(13 + 13 * LIMITS.depth).toLocaleString('en')}: ( – variations are nested deeper than 100; this one is left out.`,
  },
  {
    code: 'begins',
    text: `${TAG}[Begins "Green"]\n1. SMa2-Ma3`,
    place: [2, 1],
    written: '[Begins "Green"]',
    turns: 1,
    words:
      'Game 1, line 2, column 1: [Begins "Green"] – the side that begins must be Yellow or Blue; it is taken to be Yellow.',
  },
  {
    code: 'variation-missing',
    text: '\n\n1. SMa2-Ma3',
    place: [3, 1],
    written: '',
    turns: 1,
    words: 'Game 1, line 3, column 1: the game does not say which variation it is; it is read as Pastang.',
  },
  {
    code: 'tag',
    text: `${TAG}[Event: x]\n1. SMa2-Ma3`,
    place: [2, 1],
    written: '[Event: x]',
    turns: 1,
    words: 'Game 1, line 2, column 1: [Event: x] – this is not a tag; a tag looks like [Event "A game"].',
  },
  {
    code: 'tag-twice',
    text: `${TAG}[Event "a"] [Event "b"]\n1. SMa2-Ma3`,
    place: [2, 13],
    written: '[Event "b"]',
    turns: 1,
    words: 'Game 1, line 2, column 13: [Event "b"] – the game has this tag twice; the first one counts.',
  },
  {
    code: 'too-many-tags',
    text: `${TAG}${Array.from({ length: LIMITS.tags + 9 }, (_, i) => `[T${i} "x"]\n`).join('')}1. SMa2-Ma3`,
    place: [LIMITS.tags + 1, 1],
    written: '[T499 "x"]',
    turns: 1,
    words:
      'Game 1, line 501, column 1: [T499 "x"] – the game has more than 500 tags; those from here on are left out.',
  },
  {
    code: 'comment-open',
    text: `${TAG}1. SMa2-Ma3 {never SMa5-Ma4`,
    place: [2, 13],
    written: '',
    turns: 1,
    words: 'Game 1, line 2, column 13: a comment begins here and is never closed.',
  },
  {
    code: 'bracket-open',
    text: `${TAG}1. SMa2-Ma3 (1. SMb2-Mb3 SMa5-Ma4`,
    place: [2, 13],
    written: '(',
    turns: 1,
    words: 'Game 1, line 2, column 13: ( – a variation begins here and is never closed.',
  },
  {
    code: 'bracket-close',
    text: `${TAG}1. SMa2-Ma3 ) SMa5-Ma4`,
    place: [2, 13],
    written: ')',
    turns: 2,
    words: 'Game 1, line 2, column 13: ) – something closes here that was never opened.',
  },
  {
    code: 'bracket-close',
    text: `${TAG}1. SMa2-Ma3 } SMa5-Ma4`,
    place: [2, 13],
    written: '}',
    turns: 2,
    words: 'Game 1, line 2, column 13: } – something closes here that was never opened.',
  },
  {
    code: 'nag',
    text: `${TAG}1. SMa2-Ma3 $256 SMa5-Ma4`,
    place: [2, 13],
    written: '$256',
    turns: 2,
    words:
      'Game 1, line 2, column 13: $256 – there is no assessment sign with this number; the last one is 255.',
  },
  {
    code: 'command',
    text: `${TAG}1. SMa2-Ma3 {[%csl GZz9] so} SMa5-Ma4`,
    place: [2, 13],
    written: '[%csl GZz9]',
    turns: 2,
    words: 'Game 1, line 2, column 13: [%csl GZz9] – this command cannot be read and is left out.',
  },
  {
    code: 'result-unknown',
    text: `[Result "won"]\n${TAG}1. SMa2-Ma3`,
    place: [1, 1],
    written: '[Result "won"]',
    turns: 1,
    words:
      'Game 1, line 1, column 1: [Result "won"] – this is not a result of Jikaida, such as 1-0, 1/2-0 or 1/2-1/2.',
  },
  {
    code: 'result-differs',
    text: `[Result "1-0"]\n${TAG}1. SMa2-Ma3 0-1`,
    place: [3, 13],
    written: '0-1',
    turns: 1,
    words: 'Game 1, line 3, column 13: 0-1 – the tag Result gives another result, 1-0.',
  },
  {
    code: 'result-wrong',
    text: '[Variation "stikitche"]\n1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5# 0-1',
    place: [2, 36],
    written: '0-1',
    turns: 3,
    words: 'Game 1, line 2, column 36: 0-1 – by the rules the game ended 1-0.',
  },
  {
    code: 'termination-unknown',
    text: `${TAG}[Termination "rain"]\n1. SMa2-Ma3`,
    place: [2, 1],
    written: '[Termination "rain"]',
    turns: 1,
    words:
      'Game 1, line 2, column 1: [Termination "rain"] – the format does not know this way of ending a game; it is kept as it is.',
  },
];
