import { answer } from './commands.ts';
import { door } from './door.ts';

/** The command-line entry point to the engine: see docs/house.md. */
async function main(args: readonly string[]): Promise<void> {
  if (args[0] !== 'protocol') {
    await door(answer, args);
    return;
  }
  const { talk } = await import('./protocol/protocol.ts');
  await talk(readLines(), (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join('')));
}

/** The lines of standard input, as they arrive. */
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

await main(process.argv.slice(2));
