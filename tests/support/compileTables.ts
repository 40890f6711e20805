import { rulesetOf } from '../../src/engine/index.ts';
import { relaxations } from '../../src/engine/compiled/relaxations.ts';
import { variationOf } from './grid.ts';
import { IDS, LARGER_SAMPLE } from './arbitrary.ts';

/**
 * Set-up for mutation testing: builds the tables of the published games and of the larger ones that are sampled outside
 * any test. They are built once and kept, so without this only the first test of a file would seem to depend on the
 * code that builds them, and no other would be run.
 */
for (const id of [...IDS, ...LARGER_SAMPLE]) relaxations(rulesetOf(variationOf(id)));
