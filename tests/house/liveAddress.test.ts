import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkedLive, withBroker, withRevision } from '../../scripts/live/address.mjs';

const PAGE = readFileSync('index.html', 'utf8');
const connections = (html: string): string | undefined => /connect-src ([^;"]*)/.exec(html)?.[1];

describe('the address of the broker', () => {
  test('is the only one that the policy allows besides the site’s own host, and can be changed or removed', () => {
    const named = withBroker(PAGE, 'wss://broker.example/mqtt');
    expect(connections(named)).toBe("'self' blob: wss://broker.example/mqtt");
    expect(connections(withBroker(named, 'wss://other.example'))).toBe("'self' blob: wss://other.example");
    expect(withBroker(named, null)).toBe(PAGE);
  });

  test.each(['wss://broker.example/mqtt', 'ws://192.168.1.4:9001', 'wss://[::1]:8083/a-b/c'])(
    'may be %s',
    (address) => expect(checkedLive({ address }).address).toBe(address),
  );

  test.each([
    'https://broker.example',
    'wss://broker.example; script-src *',
    'wss://broker.example/ *',
    'wss://a"b',
    '',
    7,
  ])('may not be %s', (address) => expect(() => checkedLive({ address })).toThrow(/address|Invalid/));

  test('is null for a site that names none, which then offers no live play', () => {
    expect(checkedLive({})).toEqual({ address: null });
  });

  test('gives the changed page a new revision in the service worker', () => {
    const worker = '[{url:"a.js",revision:null},{url:"index.html",revision:"0f91eab4646deb17"}]';
    const changed = withRevision(worker, 'other');
    expect(changed).toMatch(/\{url:"index\.html",revision:"[0-9a-f]{32}"\}/);
    expect(changed).not.toContain('0f91eab4646deb17');
    expect(() => withRevision('[]', 'other')).toThrow('does not list');
  });
});
