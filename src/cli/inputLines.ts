/**
 * The lines of standard input, as soon as they arrive: those that came together in one group. Only a line feed ends a
 * line, whatever else a text contains.
 */
export async function* inputLines(): AsyncGenerator<readonly string[]> {
  process.stdin.setEncoding('utf8');
  let rest = '';
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}
