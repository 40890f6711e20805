import { answer } from './commands.ts';
import { door } from './door.ts';
import { inputLines } from './inputLines.ts';

/** The command-line entry point to the engine: see docs/house.md. */
async function main(args: readonly string[]): Promise<void> {
  if (args[0] !== 'protocol') {
    await door(answer, args);
    return;
  }
  const { talk } = await import('./protocol/protocol.ts');
  await talk(oneByOne(), (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join('')));
}

async function* oneByOne(): AsyncGenerator<string> {
  for await (const lines of inputLines()) yield* lines;
}

await main(process.argv.slice(2));
