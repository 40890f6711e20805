import { inputLines } from './inputLines.ts';

/** What was wrong with a command: a message for the user. */
export class CliError extends Error {}

/** Answers a command and its arguments with lines. Throws `CliError` for bad arguments. */
export type Answer = (args: readonly string[]) => readonly string[];

/** Refuses arguments beyond this many. */
export function noMore(args: readonly string[], most: number): void {
  if (args.length > most) throw new CliError(`unexpected argument “${args[most] ?? ''}”`);
}

/** The arguments of `perft`: a depth, perhaps a position line, and whether each first move is counted by itself. */
export function perftArguments(args: readonly string[]) {
  const divide = args.includes('--divide');
  const [depth, line, ...more] = args.filter((arg) => arg !== '--divide');
  noMore(more, 0);
  if (depth === undefined || !/^\d{1,2}$/.test(depth))
    throw new CliError(
      depth === undefined ? 'perft needs a depth' : `“${depth}” is not a depth; expected 0 to 99`,
    );
  return { depth: Number(depth), line, divide };
}

/** A command-line entry point: one command, or `batch`. Bad arguments end with exit status 2. */
export async function door(answer: Answer, args: readonly string[]): Promise<void> {
  if (args[0] === 'batch') {
    await batch(answer);
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

/** Answers each line of standard input with one line, so that answers stay in step with questions. */
async function batch(answer: Answer): Promise<void> {
  for await (const lines of inputLines())
    await write(lines.map((line) => `${answerLine(answer, line)}\n`).join(''));
}

/** Writes and, if the reader is slow, waits for it. */
const write = (text: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });

function answerLine(answer: Answer, line: string): string {
  try {
    return answer(line.replace(/\r$/, '').split('\t')).join(' ');
  } catch (error) {
    if (error instanceof CliError) return `error: ${error.message.replace(/\s+/g, ' ')}`;
    throw error;
  }
}
