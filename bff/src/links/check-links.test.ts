import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { BRANDS } from '@broadsheet/contract/brand';
import type { Network } from '@broadsheet/outbound/fetch-outside';
import { isPublicAddress } from '@broadsheet/outbound/public-address';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';
import { createLinkCheck } from './check-links.ts';

const PUBLIC = '93.184.215.14';
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'far.example': [PUBLIC],
  'six.example': ['2606:4700::6810:84e5', PUBLIC],
  'inside.example': ['10.0.0.7'],
  'both.example': [PUBLIC, '127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
};
const MOVES: Readonly<Record<string, readonly [number, string]>> = {
  '/old': [301, '/here'],
  '/older': [308, 'https://six.example/old'],
  '/login': [302, '/here'],
  '/round': [302, '/round'],
  '/trap': [301, 'https://inside.example/secret'],
  '/plain': [301, 'http://far.example/here'],
  '/port': [301, 'https://far.example:8443/here'],
};

let server: Server;
let site: TestSite;
/** Requests that the remote server received, and the addresses of connections. */
const seen: string[] = [];
const reached: string[] = [];

const network = (): Network => ({
  resolve: async (host) => {
    const found = NAMES[host];
    if (!found) throw new Error('no such name');
    return found;
  },
  connect: (address) => {
    reached.push(address);
    return connect((server.address() as AddressInfo).port, '127.0.0.1');
  },
});
const check = async (...addresses: string[]) => {
  seen.splice(0);
  reached.splice(0);
  const run = createLinkCheck({
    app: site.app,
    brands: () => site.content.current().brands,
    network: network(),
  });
  return run(addresses, new AbortController().signal);
};

beforeAll(async () => {
  site = await openTestSite({ files: layout('faq', { hello: { type: 'text' } }) });
  server = createServer(({ method = '', url = '', headers }, response) => {
    seen.push(`${method} ${headers.host}${url}`);
    const [status, location] = MOVES[url] ?? [];
    if (url === '/silent') return;
    if (status !== undefined) response.writeHead(status, { location }).end();
    else if (url === '/get-only' && method === 'HEAD') response.writeHead(405).end();
    else if (url === '/broken-head' && method === 'HEAD') response.destroy();
    else response.writeHead(url === '/none' ? 404 : url === '/shut' ? 403 : 200).end('body');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await Promise.all([site.close(), new Promise((resolve) => server.close(resolve))]);
});

describe('an https address of another host', () => {
  it.each([
    ['here', { verdict: 'good', status: 200 }, 1],
    ['none', { verdict: 'dead', status: 404 }, 2],
    ['shut', { verdict: 'unsure', status: 403 }, 2],
    ['get-only', { verdict: 'good', status: 200 }, 2],
    ['broken-head', { verdict: 'good', status: 200 }, 2],
    ['old', { verdict: 'moved', status: 200, movedTo: 'https://far.example/here' }, 2],
    ['older', { verdict: 'moved', status: 200, movedTo: 'https://six.example/here' }, 3],
    ['login', { verdict: 'good', status: 200 }, 2],
    ['round', { verdict: 'unsure' }, 4],
  ])('/%s is %j', async (path, expected, questions) => {
    const address = `https://far.example/${path}`;
    expect(await check(address)).toEqual([{ address, ...expected }]);
    expect(seen).toHaveLength(questions);
  });

  it('is asked at the very address that was looked at, by its name, four before six', async () => {
    await check('https://six.example/here?a=b#c');
    expect([reached, seen]).toEqual([[PUBLIC], ['HEAD six.example/here?a=b']]);
  });

  it.each([
    'https://inside.example/',
    'https://both.example/',
    'https://metadata.example/latest/meta-data',
    'https://mapped.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://far.example:8080/',
    'https://me:secret@far.example/',
    'http://far.example/',
    'ftp://far.example/',
    '//far.example/',
    '/\\far.example/',
    'no address',
  ])('%s is refused, and nothing connected to', async (address) => {
    expect(await check(address)).toEqual([{ address, verdict: 'refused' }]);
    expect(reached).toEqual([]);
  });

  it.each(['trap', 'plain', 'port'])(
    'that leads on to what is refused (/%s) is not followed',
    async (path) => {
      const address = `https://far.example/${path}`;
      expect(await check(address)).toEqual([{ address, verdict: 'refused' }]);
      expect(reached).toEqual([PUBLIC]);
    },
  );

  it('is not reached where its name is none, or where nobody waits for it any more', async () => {
    expect(await check('https://gone.example/')).toMatchObject([{ verdict: 'unreached' }]);
    const left = new AbortController();
    const brands = () => site.content.current().brands;
    const run = createLinkCheck({ app: site.app, brands, network: network() });
    const checked = run(['https://far.example/silent'], left.signal);
    left.abort();
    expect(await checked).toMatchObject([{ verdict: 'unreached' }]);
  });
});

it('a path is asked of the site itself, and good where one brand has it', async () => {
  const all = ['/', '/faq#top', '/FAQ', '/no/such', '/health/live', '/faq'];
  expect(await check(...all, '/')).toEqual([
    { address: '/', verdict: 'good', status: 200 },
    { address: '/faq#top', verdict: 'good', status: 200 },
    { address: '/FAQ', verdict: 'moved', status: 301, movedTo: '/faq' },
    { address: '/no/such', verdict: 'dead', status: 404 },
    { address: '/health/live', verdict: 'good', status: 200 },
    { address: '/faq', verdict: 'good', status: 200 },
  ]);
  expect([site.recorded.views, reached]).toEqual([[], []]);
});

describe('a site with too much to do', () => {
  const busySite = (refusals: number) => {
    const app = fastify();
    const waited: number[] = [];
    let left = refusals;
    let working = 0;
    let max = 0;
    app.get('/*', async (_request, reply) => {
      working += 1;
      max = Math.max(max, working);
      await setImmediate();
      working -= 1;
      left -= 1;
      return left < 0 ? 'page' : reply.code(503).header('retry-after', '3').send();
    });
    const run = createLinkCheck({
      app,
      brands: () => site.content.current().brands,
      wait: async (ms) => void waited.push(ms),
    });
    return {
      check: (...addresses: string[]) => run(addresses, new AbortController().signal),
      waited,
      max: () => max,
    };
  };

  it('is asked again when it has said to', async () => {
    const busy = busySite(1);
    expect(await busy.check('/')).toEqual([{ address: '/', verdict: 'good', status: 200 }]);
    expect(busy.waited).toEqual([3_000]);
  });

  it('is left alone when it has refused twice on each brand', async () => {
    const busy = busySite(Number.POSITIVE_INFINITY);
    expect(await busy.check('/')).toEqual([{ address: '/', verdict: 'unsure', status: 503 }]);
    expect(busy.waited).toEqual([3_000, 3_000]);
  });

  it('says what one brand answers where the other is busy for as long as anybody waits', async () => {
    const app = fastify();
    const [first, second] = BRANDS.map((brand) => site.content.current().brands[brand].hosts[0]);
    app.get('/*', async ({ headers: { host } }, reply) => {
      if (host === first) return reply.redirect('/new', 301);
      expect(host).toBe(second);
      return reply.code(503).header('retry-after', '3').send();
    });
    const run = createLinkCheck({
      app,
      brands: () => site.content.current().brands,
      wait: () => Promise.reject(new Error('nobody waits any more')),
    });
    expect(await run(['/old'], new AbortController().signal)).toEqual([
      { address: '/old', verdict: 'moved', status: 301, movedTo: '/new' },
    ]);
  });

  it('is asked for two pages at once', async () => {
    const busy = busySite(0);
    expect(await busy.check('/1', '/2', '/3', '/4', '/5')).toHaveLength(5);
    expect(busy.max()).toBe(2);
  });
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['172.32.0.1', true],
  ['172.31.255.255', false],
  ['100.100.100.200', false],
  ['168.63.129.16', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::808:808', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['far.example', false],
])('%s is an address for anybody: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
