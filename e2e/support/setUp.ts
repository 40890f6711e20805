import { findChromium } from './chromium.ts';

export default findChromium;
