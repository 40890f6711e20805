/**
 * Keeps games in a database as the library does, and prints what the database then holds:
 *
 *     npx tsx scripts/libraryFixture.ts > tests/fixtures/libraryVersion1.json
 */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { formatGame, parseJkn } from '../src/game/jkn/index.ts';
import { LibraryDatabase } from '../src/store/library/database.ts';

const MOMENT = Date.UTC(2026, 10, 21, 9);
const played = readFileSync('tests/fixtures/played.jkn', 'utf8');
const database = new LibraryDatabase();
for (const [index, { tree }] of parseJkn(played).games.slice(-4).entries())
  if (tree !== null)
    await database.games.put({
      id: `game-${index + 1}`,
      source: index === 0 ? 'table' : 'imported',
      jkn: formatGame(tree),
      added: MOMENT + index * 60_000,
      changed: MOMENT + index * 90_000,
    });
process.stdout.write(`${JSON.stringify({ version: 1, games: await database.games.toArray() }, null, 2)}\n`);
