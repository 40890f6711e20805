import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Rollup } from 'vite';

/** The module that starts the program, and the two parts that it loads next: the start page, or everything else. */
const MAIN = 'src/app/main.tsx';
const START = 'src/pages/start/StartPage.tsx';
const HOUSE = 'src/app/openHouse.tsx';
/** Pages that share the code for records and their review, of Jikaida and of the cabinet. */
const RECORDS = [
  ['src/pages/review/ReviewPage.tsx', 'src/pages/print/PrintPage.tsx'],
  [
    'src/pages/cabinet/review/CabinetReview.tsx',
    'src/pages/cabinet/review/CabinetPrint.tsx',
    'src/pages/cabinet/review/TableRecordDialog.tsx',
  ],
] as const;
/** The shelf has a part for what it shares with all of these. */
const SHELF = 'src/pages/cabinet/CabinetPage.tsx';

/**
 * Modules that several pages share and that are smaller than the name of a file of their own, which the first load
 * would have to include: icons, and modules of a few lines that need only what is loaded first.
 */
const SMALL = [
  'src/board/zoom/zooming.ts',
  'src/cabinet/seam/seen.ts',
  'src/cabinet/seam/walk.ts',
  'src/game/cabinet/wayOut.ts',
  'src/game/cleanWords.ts',
  'src/learn/school/games.ts',
  'src/pages/controls/SidesNote.tsx',
  'src/pages/controls/useNear.ts',
  'src/pages/practice/Announced.tsx',
  'src/pages/saveFile.ts',
  'src/pages/share/ShareButton.tsx',
  'src/pages/share/picture.ts',
  'src/pages/share/useReviewTable.ts',
  'src/pages/table/analysisWish.ts',
  'src/pages/useDocumentTitle.ts',
  'src/store/alone.ts',
  'src/store/computer/cores.ts',
  'src/store/kept/keptValue.ts',
  'src/store/library/liveGame.ts',
  'src/text/en/answers.ts',
  'src/text/en/cabinetFaults.ts',
  'src/text/moment.ts',
] as const;
const ICONS = /lucide-react.dist.esm.icons/;

/** A test for those modules. Throws if one of them is no longer where it was. */
function smallOnes(): (id: string) => boolean {
  const lost = SMALL.find((file) => !existsSync(file));
  if (lost !== undefined) throw new Error(`${lost} in scripts/build/partsOfSite.ts does not exist`);
  const small: ReadonlySet<string> = new Set(SMALL.map((file) => path.resolve(file)));
  return (id) => ICONS.test(id) || small.has(id);
}

/** What the bundler knows about the modules. */
interface Context {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

/** All modules that load with the given ones: themselves and their imports, but not what they load on demand. */
function loadedWith(roots: readonly string[], context: Context): ReadonlySet<string> {
  const seen = new Set(roots.map((root) => path.resolve(root)));
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}

const PARTS = ['main', 'start', 'house', 'shelf', 'records'] as const;
type Part = (typeof PARTS)[number];

/** The modules that both sides of `RECORDS` load. */
function recordsOf(context: Context): ReadonlySet<string> {
  const [jikaida, cabinet] = RECORDS.map((roots) => loadedWith(roots, context));
  return new Set([...(jikaida ?? [])].filter((id) => cabinet?.has(id) === true));
}

/**
 * The parts of the built site, each one a script, as groups for the bundler: the module that starts the program, what
 * the start page or the rest of the house adds to it, and what all records need. One large script is smaller,
 * compressed, than the thirty that the bundler would make of shared modules. The first group comes first, with
 * everything that its modules depend on.
 */
export function partsOfSite() {
  let known: Readonly<Record<Part, ReadonlySet<string>>> | undefined;
  const partOf = (id: string, context: Context): Part | null => {
    known ??= {
      main: loadedWith([MAIN], context),
      start: loadedWith([START], context),
      house: loadedWith([HOUSE], context),
      shelf: loadedWith([SHELF], context),
      records: recordsOf(context),
    };
    const [isStart, isHouse] = [known.start.has(id), known.house.has(id)];
    if (known.main.has(id) || (isStart && isHouse)) return 'main';
    if (isStart || isHouse) return isStart ? 'start' : 'house';
    if (!known.records.has(id)) return null;
    return known.shelf.has(id) ? 'shelf' : 'records';
  };
  const large = PARTS.map((part, index) => ({
    name: (id: string, context: Context) => (partOf(id, context) === part ? part : null),
    debugName: part,
    priority: PARTS.length - index,
  }));
  return [...large, { name: 'small', test: smallOnes(), minShareCount: 2, priority: 0 }];
}
