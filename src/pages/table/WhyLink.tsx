import { onDemand } from '../controls/onDemand.tsx';

/**
 * The link from a refused move to the rule that refuses it, or from an ending to its explanation. It is loaded a moment
 * later; if it cannot be, the words stand alone.
 */
export const WhyLink = onDemand(
  async () => (await import('../controls/ReasonLink.tsx')).ReasonLink,
  () => null,
);
