import { analysisWords } from './analysis.ts';
import { answersWords } from './answers.ts';
import { apartWords } from './apart.ts';
import { askedWords } from './asked.ts';
import { cabinetWords } from './cabinet.ts';
import { cabinetFaultWords } from './cabinetFaults.ts';
import { cabinetKeepingWords } from './cabinetKeeping.ts';
import { cabinetReviewWords } from './cabinetReview.ts';
import { cabinetTableWords } from './cabinetTable.ts';
import { damageWords } from './damage.ts';
import { dialogsWords } from './dialogs.ts';
import { elsewhereWords } from './elsewhere.ts';
import { explainWords } from './explain.ts';
import { firstWords } from './first.ts';
import { glossaryWords } from './glossary.ts';
import { houseRulesWords } from './houseRules.ts';
import { idErrorsWords } from './idErrors.ts';
import { jknWords } from './jkn.ts';
import { learnWords } from './learn.ts';
import { libraryWords } from './library.ts';
import { liveWords } from './live.ts';
import { passingWords } from './passing.ts';
import { practiceWords } from './practice.ts';
import { questionsWords } from './questions.ts';
import { reviewWords } from './review.ts';
import { rulebookWords } from './rulebook.ts';
import { ruleTitlesWords } from './ruleTitles.ts';
import { rulingsWords } from './rulings.ts';
import { schoolWords } from './school.ts';
import { setupWords } from './setup.ts';
import { startWords } from './start.ts';
import { tablebaseWords } from './tablebase.ts';
import { updateWords } from './update.ts';

/**
 * The whole catalogue in English, ICU messages by key, in the parts that the app loads: a translation has the same
 * parts with the same keys. Pages take their words from the part that they load, so nothing in the app imports this.
 */
export const CATALOGUE = {
  first: firstWords,
  analysis: analysisWords,
  answers: answersWords,
  apart: apartWords,
  asked: askedWords,
  cabinet: cabinetWords,
  cabinetFaults: cabinetFaultWords,
  cabinetKeeping: cabinetKeepingWords,
  cabinetReview: cabinetReviewWords,
  cabinetTable: cabinetTableWords,
  damage: damageWords,
  dialogs: dialogsWords,
  elsewhere: elsewhereWords,
  explain: explainWords,
  glossary: glossaryWords,
  houseRules: houseRulesWords,
  idErrors: idErrorsWords,
  jkn: jknWords,
  learn: learnWords,
  library: libraryWords,
  live: liveWords,
  passing: passingWords,
  practice: practiceWords,
  questions: questionsWords,
  review: reviewWords,
  rulebook: rulebookWords,
  ruleTitles: ruleTitlesWords,
  rulings: rulingsWords,
  school: schoolWords,
  setup: setupWords,
  start: startWords,
  tablebase: tablebaseWords,
  update: updateWords,
} as const;
