import regjsparser from 'regjsparser';

/** A part of a regular expression as the parser gives it. */
interface Part {
  readonly type: string;
  readonly raw: string;
  readonly body?: readonly Part[];
  readonly min?: number;
  readonly max?: number;
  readonly greedy?: boolean;
  readonly kind?: string;
  readonly behavior?: string;
}

type Instruction =
  | { readonly op: 'sign'; readonly fits: (sign: string) => boolean }
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'start' | 'end' | 'boundary' | 'match' }
  | { readonly op: 'ahead'; readonly is: boolean; readonly program: readonly Instruction[] };

const programs = new Map<string, readonly Instruction[]>();

function programOf({ source, flags }: RegExp): readonly Instruction[] {
  const name = `${flags}/${source}`;
  let program = programs.get(name);
  if (program === undefined) {
    const tree = regjsparser.parse(source, flags.replace(/[^iu]/g, ''), { unicodePropertyEscape: true });
    const parsed: Part = JSON.parse(JSON.stringify(tree));
    const code: Instruction[] = [];
    write(code, parsed, flags.replace(/[^iu]/g, ''));
    program = [...code, { op: 'match' }];
    programs.set(name, program);
  }
  return program;
}

/** Whether a single character fits a class: the platform is asked once for each character. */
function signTest(raw: string, flags: string): (sign: string) => boolean {
  const expression = new RegExp(`^(?:${raw})$`, `${flags}s`);
  const dot = raw === '.' ? /^[^\n\r\u2028\u2029]$/ : expression;
  const known = new Map<string, boolean>();
  return (sign) => {
    const told = known.get(sign) ?? dot.test(sign);
    known.set(sign, told);
    return told;
  };
}

function write(code: Instruction[], part: Part, flags: string): void {
  const body = part.body ?? [];
  switch (part.type) {
    case 'alternative':
      for (const each of body) write(code, each, flags);
      return;
    case 'empty':
      return;
    case 'disjunction':
      writeChoice(code, body, flags);
      return;
    case 'quantifier':
      writeRepeated(code, part, flags);
      return;
    case 'group':
      if (part.behavior === 'lookahead' || part.behavior === 'negativeLookahead') {
        const inner: Instruction[] = [];
        for (const each of body) write(inner, each, flags);
        code.push({ op: 'ahead', is: part.behavior === 'lookahead', program: [...inner, { op: 'match' }] });
      } else for (const each of body) write(code, each, flags);
      return;
    case 'anchor':
      if (part.kind !== 'start' && part.kind !== 'end' && part.kind !== 'boundary')
        throw new Error(`no steps are counted for ${part.raw}`);
      code.push({ op: part.kind });
      return;
    case 'value':
    case 'dot':
    case 'characterClass':
    case 'characterClassEscape':
    case 'unicodePropertyEscape':
      code.push({ op: 'sign', fits: signTest(part.raw, flags) });
      return;
    default:
      throw new Error(`no steps are counted for ${part.type}`);
  }
}

function writeChoice(code: Instruction[], [first, ...others]: readonly Part[], flags: string): void {
  if (first === undefined) return;
  if (others.length === 0) {
    write(code, first, flags);
    return;
  }
  const split = code.push({ op: 'jump', to: 0 }) - 1;
  write(code, first, flags);
  const jump = code.push({ op: 'jump', to: 0 }) - 1;
  code[split] = { op: 'split', first: split + 1, second: code.length };
  writeChoice(code, others, flags);
  code[jump] = { op: 'jump', to: code.length };
}

function writeRepeated(
  code: Instruction[],
  { body = [], min = 0, max, greedy = true }: Part,
  flags: string,
): void {
  const once = (): void => {
    for (const each of body) write(code, each, flags);
  };
  const optional = (loops: boolean): void => {
    const split = code.push({ op: 'jump', to: 0 }) - 1;
    once();
    if (loops) code.push({ op: 'jump', to: split });
    const [on, past] = [split + 1, code.length];
    code[split] = { op: 'split', first: greedy ? on : past, second: greedy ? past : on };
  };
  for (let count = 0; count < min; count++) once();
  if (max === undefined) optional(true);
  else for (let count = min; count < max; count++) optional(false);
}

const isWord = (sign: string): boolean => /^\w$/.test(sign);

/** The result of running a program from one place: where the match ends, or -1, and the number of instructions executed. */
interface Run {
  readonly end: number;
  readonly steps: number;
}

/** A plain backtracking matcher, as regular expressions are defined. */
function run(program: readonly Instruction[], text: string, from: number): Run {
  const waiting: number[] = [0, from];
  let steps = 0;
  while (waiting.length > 0) {
    let at = waiting.pop() ?? 0;
    let line = waiting.pop() ?? 0;
    for (;;) {
      steps++;
      const instruction = program[line];
      if (instruction === undefined) throw new Error('a program without an end');
      if (instruction.op === 'match') return { end: at, steps };
      if (instruction.op === 'jump') line = instruction.to;
      else if (instruction.op === 'split') {
        waiting.push(instruction.second, at);
        line = instruction.first;
      } else if (instruction.op === 'sign') {
        if (at >= text.length || !instruction.fits(text.charAt(at))) break;
        at++;
        line++;
      } else if (instruction.op === 'ahead') {
        const ahead = run(instruction.program, text, at);
        steps += ahead.steps;
        if (ahead.end >= 0 !== instruction.is) break;
        line++;
      } else {
        const holds =
          instruction.op === 'start'
            ? at === 0
            : instruction.op === 'end'
              ? at === text.length
              : isWord(text.charAt(at - 1)) !== isWord(text.charAt(at));
        if (!holds) break;
        line++;
      }
    }
  }
  return { end: -1, steps };
}

/**
 * The steps that a plain backtracking matcher takes to do what the platform has just done: look for an expression in a text
 * from a place on. Throws where the two do not find the same, so that what is counted is what happened.
 */
export function stepsOfMatch(
  expression: RegExp,
  text: string,
  from: number,
  found: RegExpExecArray | null,
): number {
  const program = programOf(expression);
  let steps = 0;
  for (let at = from; at <= text.length; at++) {
    const { end, steps: more } = run(program, text, at);
    steps += more;
    if (end >= 0) {
      if (found?.index !== at || found[0].length !== end - at)
        throw new Error(`${String(expression)} was followed otherwise at ${at}`);
      return steps;
    }
    if (expression.sticky) break;
  }
  if (found !== null) throw new Error(`${String(expression)} was followed otherwise`);
  return steps;
}
