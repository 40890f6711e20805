import { rulesetOf, VARIATIONS } from '../../src/engine/index.ts';
import { relaxations } from '../../src/engine/relaxations.ts';

/**
 * Set-up of mutation testing: builds the tables of all variations outside any test. They are built once and kept, so
 * else only the first test of a file would seem to depend on the code that builds them, and no other would be run.
 */
for (const variation of VARIATIONS) relaxations(rulesetOf(variation));
