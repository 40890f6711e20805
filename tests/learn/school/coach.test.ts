import { describe, expect, it, test } from 'vitest';
import {
  formatPosition,
  formatSquare,
  isKaida,
  legalMoves,
  play,
  startPosition,
  type Position,
} from '../../../src/engine/index.ts';
import { playPly } from '../../../src/game/ply.ts';
import { remarkOn, type JudgedTurn, type RemarkCode } from '../../../src/learn/school/coach.ts';
import { SCHOOL_GAMES } from '../../../src/learn/school/games.ts';
import { createSearcher, type Line } from '../../../src/search/index.ts';
import { remarkText } from '../../../src/text/learn/school.ts';
import { after, drawn, moveOf } from '../../support/drawn.ts';
import { variation } from '../../support/games.ts';
import { seeded } from '../../support/random.ts';

const centipoints = (value: number) => ({ kind: 'centipoints', value }) as const;
const lineOf = (position: Position, value: number, ...moves: string[]): Line => ({
  score: centipoints(value),
  moves: moves.map((text, at) => moveOf(after(position, ...moves.slice(0, at)), text)),
});

interface Judged {
  /** The move played, and what a search expects after it. */
  readonly played: readonly [move: string, ...expected: string[]];
  readonly best: string;
  /** How many centipoints more the better move is worth. */
  readonly loss?: number;
  readonly answer?: string;
}

function turnOf(position: Position, { played, best, loss = 300, answer }: Judged): JudgedTurn {
  const ply = playPly(position, moveOf(position, played[0]));
  if (!ply.ok) throw new Error(played[0]);
  const answered = answer === undefined ? null : playPly(ply.value.after, moveOf(ply.value.after, answer));
  if (answered?.ok === false) throw new Error(answer);
  return {
    ply: ply.value,
    best: lineOf(position, loss, best),
    played: lineOf(position, 0, ...played),
    answer: answered?.value ?? null,
  };
}

const QUIET = drawn('pastang', 'D Ma1, S Mf1, d Mf6');
const VAULT = drawn('pastang', 'D Ma1, S Mb1, S Mc1, d Md1, s Mf6');
const TAKE = drawn('pastang', 'D Ma1, s Mb2, d Mf6');
const LAST = drawn('pastang', 'D Ma1, s Mb2');
const PROPT = drawn('pastang', 'S Mb3, D Mb2, s Ma4, d Mf6');
const LINE = drawn('pastang', 'S Ma3, D Mb3, s Ma5, d Ma6');
const BOLD = drawn('pastang', 'D Mc2, S Mf1, d Mc5, s Mf6');
const ALONE = drawn('pastang', 'S Ma3, d Mc4');
const DUEL = drawn('stikitche', 'K Mf1, P Mb1, k Nf6, p Nb6');

const ROWS: readonly (readonly [string, Position, Judged, RemarkCode, string, string])[] = [
  [
    'the best move',
    QUIET,
    { played: ['Ma1-Ma3'], best: 'Ma1-Ma3' },
    'best',
    '',
    'Well played: I would have done the same.',
  ],
  [
    'a move nearly as good',
    QUIET,
    { played: ['Ma1-Ma2'], best: 'Ma1-Ma3', loss: 40 },
    'good',
    '',
    'Well played.',
  ],
  [
    'a capture by a vault that was missed (section 5)',
    VAULT,
    { played: ['Mb1-Mb2'], best: 'Ma1-Md1' },
    'missed-vault-capture',
    'Ma1 Md1',
    'You could have vaulted from A1 to D1 and taken a Deldar.',
  ],
  [
    'a vault that was missed',
    drawn('pastang', 'D Ma1, S Mb1, S Mc1, s Mf6'),
    { played: ['Mb1-Mb2'], best: 'Ma1-Md1' },
    'missed-vault',
    'Ma1 Md1',
    'You could have vaulted from A1 to D1; that was stronger.',
  ],
  [
    'a capture that was missed',
    TAKE,
    { played: ['Ma1-Ma2'], best: 'Ma1-Mb2' },
    'missed-capture',
    'Ma1 Mb2',
    'You could have taken the Swod on B2 with your Deldar from A1.',
  ],
  [
    'a win that was missed (section 9)',
    LAST,
    { played: ['Ma1-Ma2'], best: 'Ma1-Mb2' },
    'missed-end',
    'Ma1 Mb2',
    'You could have won at once: Deldar from A1 to B2.',
  ],
  [
    'a better move without a capture',
    QUIET,
    { played: ['Mf1-Mf2'], best: 'Ma1-Ma3' },
    'missed-move',
    'Ma1 Ma3',
    'Your Deldar from A1 to A3 was stronger.',
  ],
  [
    'a Swod that is propt no longer (section 4)',
    PROPT,
    { played: ['Mb2-Md2', 'Ma4-Mb3'], best: 'Mb2-Mc2' },
    'unpropt',
    'Ma4 Mb3',
    'Your Swod on B3 was no longer propt: the Swod on A4 could have taken it.',
  ],
  [
    'the same, when it was taken',
    PROPT,
    { played: ['Mb2-Md2', 'Ma4-Mb3'], best: 'Mb2-Mc2', answer: 'Ma4-Mb3' },
    'unpropt',
    'Ma4 Mb3',
    'Your Swod on B3 was no longer propt, and the Swod from A4 took it.',
  ],
  [
    'a line that the move has made for the enemy',
    LINE,
    { played: ['Mb3-Ma4', 'Ma6-Ma3'], best: 'Mb3-Mb2' },
    'opened-vault',
    'Ma6 Ma3',
    'Your move opened a line: the Deldar could have vaulted from A6 to A3 and taken your Swod.',
  ],
  [
    'a piece put where it is taken',
    BOLD,
    { played: ['Mc2-Mc4', 'Mc5-Mc4'], best: 'Mc2-Mc3', answer: 'Mc5-Mc4' },
    'en-prise',
    'Mc5 Mc4',
    'Your Deldar on C4 was not safe: the Deldar from C5 took it.',
  ],
  [
    'an answer that ends the game',
    ALONE,
    { played: ['Ma3-Ma4', 'Mc4-Ma4'], best: 'Ma3-Mb4' },
    'allowed-end',
    'Mc4 Ma4',
    'That gave the enemy a way to end the game: Deldar from C4 to A4.',
  ],
];

describe('what the coach says about a turn', () => {
  test.each(ROWS)('%s', (_, position, judged, code, squares, words) => {
    const remark = remarkOn(turnOf(position, judged));
    const { geometry } = position.ruleset;
    expect(remark.code).toBe(code);
    const named = remark.move === null ? [] : [remark.move.from, remark.move.to];
    expect(named.map((square) => formatSquare(geometry, square)).join(' ')).toBe(squares);
    expect(remarkText(position.ruleset, remark)).toBe(words);
  });

  it('names Kaida that was missed, with full square names where there is more than one drin', () => {
    const giving = legalMoves(DUEL).find((move) => {
      const played = play(DUEL, move);
      return played.ok && move.captures === null && isKaida(played.value.position);
    })!;
    const ply = playPly(DUEL, moveOf(DUEL, 'Mf1-Me1'));
    if (!ply.ok) throw new Error('Mf1-Me1');
    const best: Line = { score: { kind: 'centipoints', value: 400 }, moves: [giving] };
    const remark = remarkOn({ ply: ply.value, best, played: lineOf(DUEL, 0, 'Mf1-Me1'), answer: null });
    expect(remark.code).toBe('missed-kaida');
    expect(remarkText(DUEL.ruleset, remark)).toMatch(
      /^You could have given Kaida: Pallan from Mortil B1 to (?:Mortil|Neemu) [A-F][1-6]\.$/,
    );
  });

  test.each<[string, Position, Judged, RemarkCode]>([
    [
      'a capture that the enemy could have made by a vault before is not one that the turn has opened',
      drawn('pastang', 'D Ma3, S Mb3, S Mf1, s Ma4, s Ma5, d Ma6'),
      { played: ['Mf1-Mf2', 'Ma6-Ma3'], best: 'Ma3-Mc5' },
      'en-prise',
    ],
    [
      'a Swod that was not propt before is not propt no longer',
      drawn('pastang', 'S Mb3, D Mf1, s Ma4, d Mf6'),
      { played: ['Mf1-Mf2', 'Ma4-Mb3'], best: 'Mb3-Mb4' },
      'en-prise',
    ],
    [
      'a Swod is propt against Swods alone',
      drawn('pastang', 'S Mb3, D Mb2, d Mb5'),
      { played: ['Mb2-Md2', 'Mb5-Mb3'], best: 'Mb2-Mc2' },
      'en-prise',
    ],
    [
      'a win that was missed counts more than what the turn has lost',
      drawn('pastang', 'D Mc2, D Ma1, s Mb2'),
      { played: ['Mc2-Mc3', 'Mb2-Ma1'], best: 'Ma1-Mb2' },
      'missed-end',
    ],
    [
      'a game that the turn has lost counts more than a capture that was missed',
      drawn('pastang', 'S Mb3, d Ma4, d Md4'),
      { played: ['Mb3-Mb4', 'Md4-Mb4'], best: 'Mb3-Ma4' },
      'allowed-end',
    ],
    [
      'a capture that was missed counts more than a smaller loss',
      drawn('pastang', 'D Mc2, S Ma1, d Mb2, s Md5, s Mf6'),
      { played: ['Ma1-Ma2', 'Mb2-Ma2'], best: 'Ma1-Mb2' },
      'missed-capture',
    ],
  ])('%s', (_, position, judged, code) => {
    expect(remarkOn(turnOf(position, judged)).code).toBe(code);
  });

  it('finds nothing wrong where both moves are worth about as much, however much that is', () => {
    const turn = turnOf(QUIET, { played: ['Ma1-Ma2'], best: 'Ma1-Ma3' });
    const remark = remarkOn({
      ...turn,
      best: { ...turn.best, score: centipoints(520) },
      played: { ...turn.played, score: centipoints(500) },
    });
    expect(remark).toEqual({ code: 'good', move: null, happened: false });
  });

  it('mentions what the turn has lost rather than a smaller gain that it missed', () => {
    const position = drawn('pastang', 'D Mc2, S Ma1, s Mb2, d Mc5, d Mf6');
    const turn = turnOf(position, { played: ['Mc2-Mc4', 'Mc5-Mc4'], best: 'Ma1-Mb2' });
    expect(remarkOn(turn).code).toBe('en-prise');
  });
});

describe('in every game of the school', () => {
  test.each(SCHOOL_GAMES.map(({ id }) => id))('%s: the moves that the coach suggests were legal', (id) => {
    const random = seeded(11);
    const searcher = createSearcher(startPosition(variation(id)).ruleset, { tableBits: 14 });
    const think = (position: Position, among?: ReturnType<typeof legalMoves>): Line | undefined =>
      searcher.search(
        { position, earlier: [] },
        { limits: { depth: 3, nodes: 1000 }, ...(among === undefined ? {} : { among }) },
      ).lines[0];
    const seen = new Set<RemarkCode>();
    const illegal: string[] = [];
    for (let game = 0; game < 2; game++) {
      let position = startPosition(variation(id));
      for (let turn = 0; turn < 16; turn++) {
        const moves = legalMoves(position);
        if (moves.length === 0) break;
        const move = random.pick(moves);
        const ply = playPly(position, move);
        const [best, played] = [think(position), think(position, [move])];
        if (!ply.ok || best === undefined || played === undefined) throw new Error('no line');
        const { code, move: named } = remarkOn({ ply: ply.value, best, played, answer: null });
        seen.add(code);
        const where = code.startsWith('missed-') ? position : ply.value.after;
        const isLegal = legalMoves(where).some(({ from, to }) => from === named?.from && to === named.to);
        if (named !== null && !isLegal) illegal.push(`${code} in ${formatPosition(position)}`);
        position = ply.value.after;
      }
    }
    expect(illegal).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });
});
