/**
 * `npm run live -- ADDRESS [FOLDER] [--user=NAME --password=WORD]`: sets the broker for live games in a built site, in
 * `live.json` and in the policy of its page, whose revision in `sw.js` follows. The address `-` removes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkedLive, liveFile, withBroker, withRevision } from './address.mjs';

const words = process.argv.slice(2);
const option = (name) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const [address, folder = 'dist'] = words.filter((word) => !word.startsWith('--'));

try {
  if (address === undefined) throw new Error('Name the address: npm run live -- wss://broker.example/mqtt');
  const [username, password] = [option('user'), option('password')];
  const live = checkedLive(address === '-' ? {} : { address, username, password });
  const [page, worker] = ['index.html', 'sw.js'].map((file) => path.join(folder, file));
  const html = withBroker(readFileSync(page, 'utf8'), live.address);
  const list = withRevision(readFileSync(worker, 'utf8'), html);
  writeFileSync(path.join(folder, 'live.json'), liveFile(live));
  writeFileSync(page, html);
  writeFileSync(worker, list);
  console.log(
    live.address === null ? 'Live play is not offered.' : `Live games are played at ${live.address}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
