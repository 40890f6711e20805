/** What was wrong with a command: a message for the user. */
export class CliError extends Error {}

/** Answers a command and its arguments with lines. Throws `CliError` for bad arguments. */
export type Answer = (args: readonly string[]) => readonly string[];

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

/**
 * Answers each line of standard input with one line, as soon as it arrives. Only a line feed ends a line: whatever else
 * a text contains, answers stay in step with questions.
 */
async function batch(answer: Answer): Promise<void> {
  process.stdin.setEncoding('utf8');
  let rest = '';
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) await write(lines.map((line) => `${answerLine(answer, line)}\n`).join(''));
  }
  if (rest !== '') await write(`${answerLine(answer, rest)}\n`);
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
