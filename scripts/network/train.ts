/**
 * Trains the network of a game on positions that `gather.ts` has written, and writes it in the format of the search
 * (`src/search/network/network.ts`). The last tenth of the positions is held out for validation.
 *
 *     npx tsx scripts/network/train.ts VARIATION DATA NETWORK HIDDEN EPOCHS [TRUST]
 *
 * TRUST, 0.75 by default, is the share of the target that comes from the search; the rest is the result of the game.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findVariation, rulesetOf } from '../../src/engine/index.ts';
import { chanceOf, randomIntegers } from '../../src/search/random.ts';
import { readDataset, type Dataset } from './dataset.ts';
import { createModel, Pass, Steps, type Model } from './model.ts';

/** The centipoints in a unit of the logit. */
const SCALE = 600;
const BATCH = 512;
const RATE = 0.002;
/** The units of the first layer and of the second, as the reader expects them. */
const [FIRST_ONE, SECOND_ONE] = [255, 8];

const [id = '', from = '', to = '', hidden = '', epochs = '', trust = '0.75'] = process.argv.slice(2);
const variation = findVariation(id);
if (variation === undefined || !/^\d+$/.test(hidden) || !/^\d+$/.test(epochs) || !(Number(trust) >= 0)) {
  console.error('usage: npx tsx scripts/network/train.ts VARIATION DATA NETWORK HIDDEN EPOCHS [TRUST]');
  process.exit(2);
}

const integers = randomIntegers(1);
const random = (): number => chanceOf(integers);
const data = readDataset(rulesetOf(variation), readFileSync(from), SCALE, Number(trust));
const judging = Math.floor(data.count / 10);
const learning = data.count - judging;
const model = createModel(data.features, Number(hidden), random);
const pass = new Pass(model, data);
console.log(`${id}: ${data.count} positions, ${data.codes.length} kinds of pieces`);
learn();
writeFileSync(to, Buffer.from(numbersOf(model, data).buffer));

function learn(): void {
  const steps = new Steps(model);
  const slopes = new Float32Array(model.weights.length);
  const order = Int32Array.from({ length: learning }, (_, position) => position);
  for (let epoch = 1; epoch <= Number(epochs); epoch++) {
    shuffle(order);
    const done = epoch / Number(epochs);
    const rate = RATE * (done <= 0.6 ? 1 : done <= 0.85 ? 0.3 : 0.08);
    let loss = 0;
    for (let begin = 0; begin < learning; begin += BATCH) {
      slopes.fill(0);
      const batch = order.subarray(begin, begin + BATCH);
      for (const position of batch) loss += learnFrom(position, slopes);
      steps.take(slopes, batch.length, rate);
    }
    console.log(`epoch ${epoch}: ${(loss / learning).toFixed(5)}, judged ${judged().toFixed(5)}`);
  }
}

/**
 * Adds the slopes of one position, which is mirrored from left to right in a random half of the cases. Returns its
 * loss.
 */
function learnFrom(position: number, slopes: Float32Array): number {
  const found = pass.forward(position, random() < 0.5);
  const error = found - data.targets[position]!;
  pass.backward(2 * error * found * (1 - found), slopes);
  return error * error;
}

/** The mean squared error on the validation positions. */
function judged(): number {
  let sum = 0;
  for (let position = learning; position < data.count; position++)
    sum += (pass.forward(position, false) - data.targets[position]!) ** 2;
  return sum / judging;
}

function shuffle(order: Int32Array): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** The network as 16-bit integers. Throws if one does not fit. */
function numbersOf({ weights, second }: Model, { codes }: Dataset): Int16Array {
  const numbers = [Number(hidden), codes.length, ...codes];
  for (const [i, weight] of weights.entries()) {
    const isFirst = i < second;
    numbers.push(Math.round(weight * (isFirst ? FIRST_ONE : SCALE * SECOND_ONE)));
  }
  const beyond = numbers.find((number) => Math.abs(number) > 32_767);
  if (beyond !== undefined) throw new Error(`a weight of the network does not fit in 16 bits: ${beyond}`);
  return Int16Array.from(numbers);
}
