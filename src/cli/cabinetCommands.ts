import { writeOutcome, type AnyRules } from '../cabinet/seam/rules.ts';
import { byCodeUnits, findMove, perft } from '../cabinet/seam/walk.ts';
import { faultText, noMoveText } from '../text/cabinet/positions.ts';
import { loadCabinet } from './cabinetGames.ts';
import { CliError, noMore, perftArguments } from './door.ts';

const CABINET = await loadCabinet();

type Command = (rules: AnyRules, args: readonly string[]) => readonly string[];

/** The cabinet's answer to a command and its arguments, as lines. Throws `CliError` for bad arguments. */
export function answerCabinet(args: readonly string[]): readonly string[] {
  const [name = '', id, ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new CliError(
      `unknown command “${name}”; expected ${[...Object.keys(COMMANDS), 'batch'].join(', ')}`,
    );
  const rules = CABINET.find((known) => known.id === id);
  if (rules === undefined)
    throw new CliError(
      `${id === undefined ? 'a game is missing' : `unknown game “${id}”`}; expected ${CABINET.map((known) => known.id).join(', ')}`,
    );
  return command(rules, rest);
}

const COMMANDS: Readonly<Record<string, Command>> = {
  start(rules, args) {
    noMore(args, 0);
    return [rules.write(rules.start())];
  },
  moves(rules, args) {
    noMore(args, 1);
    return movesText(rules, readPosition(rules, args[0]));
  },
  play(rules, args) {
    const [line, ...moves] = args;
    if (line === undefined || moves.length === 0)
      throw new CliError('play needs a position and at least one move');
    return [rules.write(playAll(rules, readPosition(rules, line), moves))];
  },
  outcome(rules, args) {
    noMore(args, 1);
    return [writeOutcome(rules.outcome(readPosition(rules, args[0])))];
  },
  perft(rules, args) {
    const { depth, line, divide } = perftArguments(args);
    const position = readPosition(rules, line);
    const total = String(perft(rules, position, depth));
    if (!divide || depth === 0) return [total];
    const counts = movesText(rules, position).map(
      (move) => `${move} ${perft(rules, playAll(rules, position, [move]), depth - 1)}`,
    );
    return [...counts, total];
  },
};

const movesText = (rules: AnyRules, position: unknown): readonly string[] =>
  rules
    .moves(position)
    .map((move) => rules.writeMove(move))
    .toSorted(byCodeUnits);

/** “start” means the start, and so does a missing position. */
function readPosition(rules: AnyRules, line: string | undefined): unknown {
  if (line === undefined || line === 'start') return rules.start();
  const read = rules.read(line);
  if (!read.ok) throw new CliError(faultText(read.error));
  return read.value;
}

/** The position after moves, each of which must be legal where it is played. */
function playAll(rules: AnyRules, from: unknown, texts: readonly string[]): unknown {
  const past: unknown[] = [];
  let position = from;
  for (const text of texts) {
    const move = findMove(rules, position, text, past);
    if (move === undefined) throw new CliError(noMoveText(text, rules.outcome(position).over));
    past.push(position);
    position = rules.play(position, move);
  }
  return position;
}
