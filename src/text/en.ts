import { englishAnalysis } from './enAnalysis.ts';
import { englishDialogs } from './enDialogs.ts';
import { englishExplain } from './enExplain.ts';
import { englishFirst } from './enFirst.ts';
import { englishGlossary } from './enGlossary.ts';
import { englishJkn } from './enJkn.ts';
import { englishLearn } from './enLearn.ts';
import { englishLibrary } from './enLibrary.ts';
import { englishPassing } from './enPassing.ts';
import { englishPractice } from './enPractice.ts';
import { englishReview } from './enReview.ts';
import { englishRulebook } from './enRulebook.ts';
import { englishRuleTitles } from './enRuleTitles.ts';
import { englishRulings } from './enRulings.ts';
import { englishSchool } from './enSchool.ts';
import { englishSetup } from './enSetup.ts';

/**
 * The whole catalogue in English, ICU messages by key, in the parts in which the app loads it: a translation is the
 * same parts with the same keys. Pages take their words from the part that they bring, so nothing of the app imports this.
 */
export const ENGLISH = {
  first: englishFirst,
  analysis: englishAnalysis,
  dialogs: englishDialogs,
  explain: englishExplain,
  glossary: englishGlossary,
  jkn: englishJkn,
  learn: englishLearn,
  library: englishLibrary,
  passing: englishPassing,
  practice: englishPractice,
  review: englishReview,
  ruleTitles: englishRuleTitles,
  rulebook: englishRulebook,
  rulings: englishRulings,
  school: englishSchool,
  setup: englishSetup,
} as const;
