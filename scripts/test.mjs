/**
 * `npm test`: every check, one after another; with `E2E_WHOLE=1`, all browser tests. If a step fails, the later ones
 * still run. The last line counts the tests; a step without tests of its own counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const UNIT = 'test-results/unit.json';
const E2E = 'test-results/e2e.json';
const WEBKIT = 'test-results/webkit.json';

const steps = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    count: () => countVitest(UNIT),
  },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'size', command: ['node', 'scripts/size.mjs'] },
  { name: 'browser tests', command: ['playwright', 'test'], count: countBrowser },
];
if (process.env.E2E_WEBKIT !== undefined)
  steps.push({
    name: 'WebKit',
    command: [
      'npm',
      'run',
      '-s',
      'test:webkit',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${WEBKIT}`,
    ],
    count: () => countVitest(WEBKIT),
  });

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file */
function countVitest(file) {
  const { numPassedTests, numFailedTests } = readJson(file);
  return { passed: numPassedTests, failed: numFailedTests };
}

function countBrowser() {
  const { expected, unexpected, flaky } = readJson(E2E).stats;
  return { passed: expected + flaky, failed: unexpected };
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
let passed = 0;
let failed = 0;
for (const { name, command, count } of steps) {
  const [program = '', ...args] = command;
  console.log(`\n— ${name}`);
  const began = Date.now();
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  });
  const ok = status === 0;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}, ${Math.round((Date.now() - began) / 1000)} s`);
  const counted = countOr(count, ok);
  passed += counted.passed;
  failed += ok ? counted.failed : Math.max(1, counted.failed);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The number of tests in a step; one for a step that counts none, or that failed before it could count. */
function countOr(count, ok) {
  try {
    return count === undefined ? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 } : count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}
