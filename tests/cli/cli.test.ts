import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/cli/commands.ts';
import { CliError } from '../../src/cli/door.ts';
import { formatPosition, startPosition, VARIATIONS } from '../../src/engine/index.ts';
import { budget } from '../support/budget.ts';
import { readRows } from '../support/fixtures.ts';
import { variationOf } from '../support/grid.ts';
import { poronWithHills } from '../support/hills.ts';
import { lineWith } from '../support/drawn.ts';
import {
  referenceMoves,
  referenceOutcome,
  referenceRecords,
  referenceStart,
} from '../support/reference/index.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Really runs the program. */
function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/main.ts', ...args],
    {
      cwd: ROOT,
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  // npm's own notes about its configuration are not part of the program's output
  const errors = stderr
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('npm '))
    .join('\n');
  return { status, stdout, errors };
}

/** The message of a refused command. */
function refusalOf(...args: string[]): string {
  try {
    return `answered: ${answer(args).join(' ')}`;
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}

const MANY_LINES = budget(20_000, 1_000);
const IDS = VARIATIONS.map(({ id }) => id);
const PROMOTING = lineWith('poron', 'K Zf1, k Wa6, s Wb6, S Ca5, s Cb6');
const KAIDA = lineWith('poron', 'K Ma1, k Wf6, d Mb2');

describe('start', () => {
  test.each(IDS)('%s prints the position line', (id) => {
    expect(answer(['start', id])).toEqual([referenceStart(id)]);
  });

  test('refuses an array that is not a valid position on its terrain, and its line too', () => {
    const id = poronWithHills();
    const line = formatPosition(startPosition(variationOf(id)));
    const why = refusalOf('moves', id, line);
    expect(why).toContain('Blue is in Kaida');
    for (const command of ['start', 'moves', 'record', 'outcome'])
      expect([command, refusalOf(command, id)]).toEqual([command, why]);
    expect(refusalOf('perft', id, '1')).toBe(why);
    expect(refusalOf('play', id, 'start', 'Mc3-Mc4')).toBe(why);
  });
});

describe('moves and record', () => {
  test.each(IDS)('%s: the legal moves of the start, one a line, sorted by bytes', (id) => {
    const start = referenceStart(id);
    expect(answer(['moves', id])).toEqual(referenceMoves(id, start));
    expect(answer(['moves', id, start])).toEqual(referenceMoves(id, start));
    expect(answer(['record', id])).toEqual(referenceRecords(id, start));
  });

  test('of a position', () => {
    expect(answer(['moves', 'poron', PROMOTING]).filter((move) => move.startsWith('Ca5'))).toEqual(
      referenceMoves('poron', PROMOTING).filter((move) => move.startsWith('Ca5')),
    );
    expect(answer(['record', 'poron', PROMOTING])).toEqual(referenceRecords('poron', PROMOTING));
  });

  test('sorted by bytes: capitals before small letters, = after digits', () => {
    const moves = answer(['moves', 'poron', PROMOTING]);
    expect(moves.slice(0, 4)).toEqual(['Ca5-Ca6=C', 'Ca5-Ca6=D', 'Ca5-Ca6=G', 'Ca5-Ca6=H']);
    expect(moves).toEqual(moves.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  });

  test('of a game that is over: none', () => {
    expect(answer(['moves', 'poron', lineWith('poron', 'K Ma1, k Wa6')])).toEqual([]);
  });
});

describe('play', () => {
  test('prints the position after the moves', () => {
    expect(answer(['play', 'stikitche', referenceStart('stikitche'), 'Mc1-Nc6', 'KNd6xNc6'])).toEqual([
      '2k3/6/6/6/6/6/6/6/6/6/6/3K2 y - - 2',
    ]);
    expect(answer(['play', 'pastang', 'start', 'Ma2-Ma3'])).toEqual([
      'dsddsd/ssssss/6/S5/1SSSSS/DSDDSD b - - 1',
    ]);
  });

  test('refuses an illegal move with its reason', () => {
    expect(refusalOf('play', 'pastang', 'start', 'Ma2-Ma3', 'Ma3-Ma4')).toBe(
      '“Ma3-Ma4”: It is Blue’s turn to move.',
    );
    expect(refusalOf('play', 'pastang', 'start', 'Ma2-Mq4')).toMatch(/^“Ma2-Mq4”: move, character 5: /);
    expect(refusalOf('play', 'poron', PROMOTING, 'Ca5-Ca6')).toBe('“Ca5-Ca6”: Choose what the Swod becomes.');
  });
});

describe('outcome', () => {
  /** Every row of the hand-made cases that states an outcome. */
  const rows = readRows('cases.tsv', ['variant']).filter(({ fields }) => fields[2]?.startsWith('outcome '));

  test.each(rows.map(({ line, fields }) => ({ line, fields })))(
    'is as line $line of the cases says',
    ({ fields }) => {
      const [variation = '', position = '', expected = ''] = fields;
      const words = expected.replace('outcome ', '');
      const lines = words.endsWith(' kaida') ? [words.replace(' kaida', ''), 'kaida'] : [words];
      expect(answer(['outcome', variation, position])).toEqual(lines);
    },
  );

  test('has Kaida on a second line', () => {
    expect(answer(['outcome', 'poron', KAIDA])).toEqual(['playing', 'kaida']);
    expect(answer(['outcome', 'poron', KAIDA]).join('\n')).toBe(referenceOutcome('poron', KAIDA));
  });
});

describe('perft', () => {
  test('prints the number of move sequences', () => {
    expect(answer(['perft', 'poron', '0'])).toEqual(['1']);
    expect(answer(['perft', 'poron', '2'])).toEqual(['19044']);
    expect(answer(['perft', 'pastang', '2', 'start'])).toEqual(['902']);
    expect(answer(['perft', 'poron', '3', lineWith('poron', 'K Ma1, k Wa6')])).toEqual(['0']);
  });

  test('with --divide prints a line for each move first, wherever the flag stands', () => {
    const lines = answer(['perft', 'stikitche', '2', '--divide']);
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toBe('552');
    const counts = lines.slice(0, -1).map((line) => Number(line.split(' ')[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(552);
    expect(lines.slice(0, -1).map((line) => line.split(' ')[0])).toEqual(answer(['moves', 'stikitche']));
    expect(answer(['perft', 'stikitche', '--divide', '2'])).toEqual(lines);
    expect(answer(['perft', 'stikitche', '2', referenceStart('stikitche'), '--divide'])).toEqual(lines);
    expect(answer(['perft', 'stikitche', '0', '--divide'])).toEqual(['1']);
  });
});

describe('bad arguments are named', () => {
  test.each([
    [[], /^unknown command “”; expected start, moves, record, play, outcome, perft, batch, protocol$/],
    [['castle'], /^unknown command “castle”/],
    [['toString', 'poron'], /^unknown command “toString”/],
    [['start'], /^a variation is missing; expected poron, pastang/],
    [['start', 'chess'], /^there is no game “chess”; the games are poron, pastang/],
    [['start', 'poron', 'x'], /^unexpected argument “x”$/],
    [['moves', 'poron', PROMOTING, 'x'], /^unexpected argument “x”$/],
    [['record', 'poron', PROMOTING, 'x'], /^unexpected argument “x”$/],
    [['outcome', 'poron', PROMOTING, 'x'], /^unexpected argument “x”$/],
    [['moves', 'poron', 'nonsense'], /^field 1, character 9: a position has five fields/],
    [
      ['outcome', 'poron', PROMOTING.replace(' y ', ' w ')],
      /^field 2, character \d+: side to move “w”; expected y, b$/,
    ],
    [['play', 'poron'], /^play needs a position and at least one move$/],
    [['play', 'poron', 'start'], /^play needs a position and at least one move$/],
    [['perft', 'poron'], /^perft needs a depth$/],
    [['perft', 'poron', '--divide'], /^perft needs a depth$/],
    [['perft', 'poron', '-1'], /^“-1” is not a depth; expected 0 to 99$/],
    [['perft', 'poron', '1.5'], /^“1.5” is not a depth/],
    [['perft', 'poron', '100'], /^“100” is not a depth/],
    [['perft', 'poron', '1', 'start', 'x'], /^unexpected argument “x”$/],
  ])('%j', (args, message) => {
    expect(refusalOf(...args)).toMatch(message);
  });
});

describe('the program itself', () => {
  test('prints its answer and ends with status 0', () => {
    const { status, stdout, errors } = run(['record', 'stikitche']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(stdout).toBe(`${referenceRecords('stikitche', referenceStart('stikitche')).join('\n')}\n`);
  });

  test('ends with status 2 and a message on standard error for an illegal move', () => {
    expect(run(['play', 'pastang', 'start', 'Ma2-Mb2'])).toEqual({
      status: 2,
      stdout: '',
      errors: 'error: “Ma2-Mb2”: A piece of the same side stands on Mortil B2.',
    });
  });

  test('ends with status 2 and a message on standard error for bad arguments', () => {
    const { status, stdout, errors } = run(['start', 'chess']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(errors).toMatch(/^error: there is no game “chess”/);
  });

  test('batch answers each line with exactly one line, whatever the line holds', () => {
    const questions: readonly (readonly [string, string | RegExp])[] = [
      ['start\tporon', referenceStart('poron')],
      ['', /^error: unknown command “”/],
      ['moves\tstikitche', referenceMoves('stikitche', referenceStart('stikitche')).join(' ')],
      ['castle\tporon', /^error: unknown command “castle”/],
      [`outcome\tporon\t${KAIDA}`, 'playing kaida'],
      ['start\tporon\r', referenceStart('poron')],
      ['play\tpastang\tstart\tMa2-Ma3\tMa6-Ma5', /^error: “Ma6-Ma5”: /],
      ['perft\tstikitche\t1\t--divide', / 30$/],
      ['moves\tporon\ta\rb\u2028c\u2029d', /^error: field 1/],
      [`play\tpastang\tstart\t${'x'.repeat(100_000)}`, /^error: “x/],
      ['start poron', /^error: unknown command “start poron”/],
      ['\t\t\t', /^error: unknown command “”/],
      ['start\tpastang', referenceStart('pastang')],
    ];
    const { status, stdout, errors } = run(['batch'], questions.map(([question]) => question).join('\n'));
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    const answers = stdout.split('\n');
    expect(answers.pop()).toBe('');
    expect(answers).toHaveLength(questions.length);
    const wrong = answers.filter((line, index) => {
      const expected = questions[index]?.[1] ?? '';
      return typeof expected === 'string' ? line !== expected : !expected.test(line);
    });
    expect(wrong).toEqual([]);
  });

  test('batch answers thousands of lines', () => {
    const games = readRows('cases.tsv', ['variant'])
      .map(({ fields: [variation = '', position = ''] }) => `\t${variation}\t${position}`)
      .filter((rest) => !rest.endsWith('start'));
    const lines = Array.from({ length: MANY_LINES }, (_, index) => {
      const command = ['moves', 'outcome', 'record'][index % 3] ?? '';
      return `${command}${games[index % games.length] ?? ''}`;
    });
    const { status, stdout } = run(['batch'], `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    const answers = stdout.split('\n').slice(0, -1);
    expect(answers).toHaveLength(MANY_LINES);
    const [first = '', second = ''] = [lines[0], lines[1]];
    expect(answers[0]).toBe(answer(first.split('\t')).join(' '));
    expect(answers[1]).toBe(answer(second.split('\t')).join(' '));
  });

  test('batch answers empty input with nothing', () => {
    expect(run(['batch'], '')).toEqual({ status: 0, stdout: '', errors: '' });
  });
});
