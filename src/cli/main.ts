import { createInterface } from 'node:readline';
import { answer, CliError } from './commands.ts';

/** The command-line door to the engine: see the README. Bad arguments end with exit status 2. */
async function main(args: readonly string[]): Promise<void> {
  if (args[0] === 'batch') {
    await batch();
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

/** Answers each line of standard input with one line. */
async function batch(): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  let out = '';
  for await (const line of lines) {
    out += `${answerLine(line)}\n`;
    if (out.length < 1 << 16) continue;
    await write(out);
    out = '';
  }
  await write(out);
}

/** Writes and, where the reader is slow, waits for it. */
const write = (text: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });

function answerLine(line: string): string {
  try {
    return answer(line.split('\t')).join(' ');
  } catch (error) {
    if (error instanceof CliError) return `error: ${error.message}`;
    throw error;
  }
}

await main(process.argv.slice(2));
