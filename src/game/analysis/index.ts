/** What the computer says about a whole game, as notes in its record; and what follows from them. */
export { forYellow, endedScore, leadOf, type Evaluation } from './evaluation.ts';
export { formatEval, readEval, withEval } from './evalCommand.ts';
export {
  accuracyOf,
  accuracyOfMove,
  JUDGEMENT_NAGS,
  JUDGEMENTS,
  judgementOf,
  LOSSES,
  lossOf,
  wasDecided,
  type Judgement,
} from './judgement.ts';
export {
  curveOf,
  evaluationAt,
  hasMarked,
  retriesFor,
  reportOn,
  type Retry,
  type Point,
  type SideReport,
} from './curve.ts';
export { withReport, type SayJudgement } from './marking.ts';
export { scoreBeforeBest, type Judged } from './settled.ts';
export { nearestTo, placeOf, type Place } from './graph.ts';
