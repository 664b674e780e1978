import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InnerBff, openBff, readSiteParts } from '../../chaos/open-bff.ts';
import { send, startOrigin } from '../../edge/origin.ts';
import { startVarnish, whyNoVarnish } from '../../edge/start-varnish.ts';
import { createSeededRandom } from '../../hostile/seeded-random.ts';
import { CANARY } from './canary-people.ts';
import { addEdgeReaders, type EdgeReader } from './edge-readers.ts';
import { copyMarkedContent, marksIn } from './marked-content.ts';
import { storedTexts } from './stored-texts.ts';
import { watchEdge } from './watch-edge.ts';

const REQUESTS = process.env.VERIFY === 'full' ? 10_000 : 600;
const READERS = 50;
const SEED = 20_261_126;
const missing = whyNoVarnish();

describe.skipIf(missing)(`classes at the edge${missing ? `: ${missing}` : ''}`, () => {
  let services: TestServices;
  let parts: Awaited<ReturnType<typeof readSiteParts>>;
  let bff: InnerBff;
  let address: string;
  let readers: readonly EdgeReader[];
  let folder: string;
  let contentDir: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'broadsheet-store-'));
    contentDir = copyMarkedContent();
    services = await createTestServices({ isLimited: false });
    const url = await services.app.listen({ port: 0, host: '127.0.0.1' });
    parts = await readSiteParts(contentDir);
    bff = await openBff(parts, services, { SERVICES_URL: url, TRUST_PROXY: '127.0.0.1' });
    address = `127.0.0.1:${await bff.listen()}`;
    readers = await addEdgeReaders(services, READERS);
  });
  afterAll(async () => {
    await bff?.close();
    await parts?.content.close();
    await services?.close();
    for (const dir of [folder, contentDir]) rmSync(dir, { recursive: true, force: true });
  });

  const watch = async (origin: string, requests: number) => {
    const storeFile = join(folder, 'store');
    const varnish = await startVarnish({ bffs: [origin, origin], storeFile });
    try {
      const watched = await watchEdge(varnish.url, readers, requests, createSeededRandom(SEED));
      return { ...watched, stored: storedTexts(storeFile) };
    } finally {
      await varnish.close();
      rmSync(storeFile, { force: true });
    }
  };
  const personalIn = (texts: readonly string[]) => [
    ...new Set(
      texts.flatMap((text) => [
        ...(text.match(CANARY) ?? []),
        ...readers.flatMap(({ token }) => (token && text.includes(token) ? token : [])),
      ]),
    ),
  ];

  it('fifty readers with good, stale, forged and missing cookies get the page of their class, and nothing of anybody is stored', async () => {
    const { stored, faults, ...counts } = await watch(address, REQUESTS);
    expect(faults).toEqual([]);
    expect(personalIn(stored)).toEqual([]);
    // What was looked at was there: pages of classes in the store, hits, and words that only their owners got.
    expect(stored.flatMap(marksIn).length).toBeGreaterThan(50);
    expect(counts.hits).toBeGreaterThan(REQUESTS / 10);
    expect(counts.notModified).toBeGreaterThan(0);
    expect(counts.personal).toBeGreaterThan(REQUESTS / 50);
  });

  it('a BFF that forgets what a page varies on, or has a page of one stored, is found out', async () => {
    const careless = await startOrigin(async ({ url = '/', headers }) => {
      const requestHeaders = {
        ...(headers as Record<string, string>),
        'accept-encoding': 'identity',
      };
      const path = url === '/terms' ? '/myprofile' : url;
      const answer = await send(`http://${address}${path}`, requestHeaders);
      const copied = Object.entries(answer.headers).filter(
        ([name]) => !/^(?:vary|connection|transfer-encoding|content-length|set-cookie)$/.test(name),
      );
      return {
        status: answer.status,
        headers: {
          ...(Object.fromEntries(copied) as Record<string, string>),
          ...(url === '/terms' && answer.status === 200
            ? { 'cache-control': 'public, s-maxage=60' }
            : {}),
        },
        body: Buffer.from(answer.body, 'latin1').toString(),
      };
    });
    try {
      const { faults, stored } = await watch(careless.address, 200);
      expect(faults.join('\n')).toMatch(/at \/faq, a hit: got mark \w+ [\w-]+;/);
      expect(faults.join('\n')).toMatch(/at \/terms, a hit: words of Canary\d+x/);
      expect(personalIn(stored).join()).toMatch(/Canary\d+x/);
    } finally {
      await careless.close();
    }
  });
});
