import { answer, CliError } from './commands.ts';

/** The command-line door to the engine: see the README. Bad arguments end with exit status 2. */
async function main(args: readonly string[]): Promise<void> {
  if (args[0] === 'batch') {
    await batch();
    return;
  }
  if (args[0] === 'protocol') {
    const { talk } = await import('./protocol/protocol.ts');
    await talk(readLines(), (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join('')));
    return;
  }
  try {
    process.stdout.write(
      answer(args)
        .map((line) => `${line}\n`)
        .join(''),
    );
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  }
}

/**
 * Answers each line of standard input with one line, as soon as it is there. Only a line feed ends a line: whatever
 * else a text holds, the answers stay in step with the questions.
 */
async function batch(): Promise<void> {
  process.stdin.setEncoding('utf8');
  let rest = '';
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) await write(lines.map((line) => `${answerLine(line)}\n`).join(''));
  }
  if (rest !== '') await write(`${answerLine(rest)}\n`);
}

/** The lines of standard input, as they come. */
async function* readLines(): AsyncGenerator<string> {
  process.stdin.setEncoding('utf8');
  let rest = '';
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Writes and, where the reader is slow, waits for it. */
const write = (text: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });

function answerLine(line: string): string {
  try {
    return answer(line.replace(/\r$/, '').split('\t')).join(' ');
  } catch (error) {
    if (error instanceof CliError) return `error: ${error.message.replace(/\s+/g, ' ')}`;
    throw error;
  }
}

await main(process.argv.slice(2));
