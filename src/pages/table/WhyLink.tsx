import { later } from '../controls/later.tsx';

/** The way from a refused move to the rule that refuses it, from an ending to what it is. It comes a moment later; where it does not come, the words stand alone. */
export const WhyLink = later(
  async () => (await import('../controls/ReasonLink.tsx')).ReasonLink,
  () => null,
);
