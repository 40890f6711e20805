/** The language of this folder, as browsers name it: for numbers, dates and the order of words. */
export const LOCALE = 'en';
