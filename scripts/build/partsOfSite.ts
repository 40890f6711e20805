import path from 'node:path';
import type { Rollup } from 'vite';

/** What starts the program, and the two parts that it loads next: the start page, or all the rest. */
const MAIN = 'src/app/main.tsx';
const START = 'src/pages/start/StartPage.tsx';
const HOUSE = 'src/app/openHouse.tsx';

/** What the bundler knows about the modules. */
interface Context {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

/** All modules that load with one: itself and what it imports, not what it loads on demand. */
function loadedWith(root: string, context: Context): ReadonlySet<string> {
  const seen = new Set([path.resolve(root)]);
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}

type Part = 'main' | 'start' | 'house';

/**
 * The parts of the built site, each a script, as groups for the bundler: what starts the program, and what the start
 * page or the rest of the house adds to it. One large script is smaller, compressed, than the thirty that the bundler
 * would make of what pages share. The first group comes first, with everything that its modules depend on.
 */
export function partsOfSite() {
  let known: Readonly<Record<Part, ReadonlySet<string>>> | undefined;
  const partOf = (id: string, context: Context): Part | null => {
    known ??= {
      main: loadedWith(MAIN, context),
      start: loadedWith(START, context),
      house: loadedWith(HOUSE, context),
    };
    const [isStart, isHouse] = [known.start.has(id), known.house.has(id)];
    if (known.main.has(id) || (isStart && isHouse)) return 'main';
    return isStart ? 'start' : isHouse ? 'house' : null;
  };
  return (['main', 'start', 'house'] as const).map((part, index) => ({
    name: (id: string, context: Context) => (partOf(id, context) === part ? part : null),
    debugName: part,
    priority: 3 - index,
  }));
}
