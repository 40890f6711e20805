/** FAST=1 asks for small budgets, as mutation testing does, where every test runs many times. */
const isFast = process.env['FAST'] === '1';

/** How often a seeded test tries: in full, or less where FAST=1. */
export const budget = (full: number, fast: number): number => (isFast ? fast : full);
