import { ANYBODY } from '@broadsheet/contract/audience';
import type { BulkEvaluation } from '@broadsheet/contract/flag-evaluation';
import { createAssigner } from '@broadsheet/experiments/assign-arms';
import { closedRecorder } from '@broadsheet/experiments/recording/closed-recorder';
import { OFREPApi } from '@openfeature/ofrep-core';
import { afterEach, describe, expect, it } from 'vitest';
import { experiment, experimentLayout, Visitor } from '../fixtures/experiment-site.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const NOW = Date.parse('2026-11-01T10:00:00Z');
const PATH = '/ofrep/v1/evaluate/flags';
const EXPERIMENTS = {
  'home-order': experiment('home'),
  'home-phones': experiment('home', { when: { device: ['phone'] } }),
  'faq-part': experiment('faq', { coverage: 0.5, variants: { control: 40, b: 60 } }),
  'faq-seekers': experiment('faq', { unit: 'seeker' }),
  'faq-all': experiment('faq', { variants: { control: 0, b: 100 } }),
  'faq-first': experiment('faq', { layer: { name: 'faq', range: [0, 0.4] } }),
  'faq-second': experiment('faq', { layer: { name: 'faq', range: [0.4, 1] } }),
  'home-people': experiment('home', { when: { audience: ['phones'] } }),
  'faq-later': experiment('faq', { from: '2030-01-01T00:00:00Z' }),
  'faq-over': experiment('faq', { until: '2026-10-01T00:00:00Z' }),
  'home-old': experiment('home', { status: 'stopped' }),
  'home-draft': experiment('home', { status: 'draft' }),
  'home-others': experiment('home', { when: { brand: ['management'] } }),
  'home-named': experiment('home', { when: { audience: ['managers'] } }),
};
const HIDDEN = ['faq-later', 'faq-over', 'home-old', 'home-draft', 'home-others', 'home-named'];
const AUDIENCES = {
  phones: { name: 'Phones', any: [{ device: ['phone'] }] },
  managers: { name: 'Managers', any: [{ brand: ['management'] }] },
};
/** Of a browser, and the same ones in every run. */
const unitNumber = (count: number): string =>
  `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const FILES = {
  ...experimentLayout(
    'home',
    Object.keys(EXPERIMENTS).filter((key) => key.startsWith('home')),
  ),
  ...experimentLayout(
    'faq',
    Object.keys(EXPERIMENTS).filter((key) => key.startsWith('faq')),
  ),
  'layouts/audiences.json': AUDIENCES,
  'layouts/experiments.json': { $holdout: { share: 0.1 }, ...EXPERIMENTS },
};

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options: Parameters<typeof openTestSite>[0] = {}): Promise<TestSite> => {
  const site = await openTestSite({ now: () => NOW, files: FILES, ...options });
  sites.push(site);
  return site;
};
const evaluate = async (
  site: TestSite,
  context: unknown,
  key = '',
  headers: Record<string, string> = {},
) =>
  site.request(key === '' ? PATH : `${PATH}/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ context }),
  });

describe('a flag', () => {
  it('has the arm that the site shows the same unit', async () => {
    const site = await open();
    for (let count = 0; count < 40; count += 1) {
      const visitor = new Visitor(site);
      visitor.cookies.set('vid', unitNumber(count));
      const { experiments } = await visitor.pageJson();
      const shown = experiments.find(({ key }) => key === 'home-order')?.arm ?? 'control';
      const flag = await evaluate(site, { targetingKey: unitNumber(count) }, 'home-order');
      expect(flag.json()).toMatchObject({ value: shown, variant: shown, reason: 'SPLIT' });
    }
  });

  it.each([
    ['a visitor', null],
    ['a seeker', 'seeker-'],
  ])(
    'has the arm of the assignment for a thousand units, whatever decides: %s',
    async (_, seekers) => {
      const site = await open({ env: { RATE_LIMIT: 'off' } });
      const { experiments } = site.content.current();
      const assign = createAssigner({
        onFault: (error) => {
          throw error;
        },
      });
      const audience = { ...ANYBODY, device: 'phone' } as const;
      const arms = new Map<string, number>();
      for (let count = 0; count < 1_000; count += 1) {
        const targetingKey = unitNumber(count);
        const seekerId = seekers === null ? null : `${seekers}${count}`;
        const context = {
          targetingKey,
          device: 'phone',
          ...(seekerId === null ? {} : { seekerId }),
        };
        const { flags }: BulkEvaluation = (await evaluate(site, context)).json();
        const expected = (page: string) =>
          assign({
            experiments,
            page,
            audience,
            participant: { visitorId: targetingKey, seekerId },
            storedBuckets: { visitor: {}, seeker: {} },
            now: NOW,
          }).arms;
        const shown = { ...expected('home'), ...expected('faq') };
        const taking = flags.filter(({ metadata }) => metadata.takesPart);
        expect(Object.fromEntries(taking.map(({ key, value }) => [key, value]))).toEqual(shown);
        for (const [key, arm] of Object.entries(shown))
          arms.set(`${key} ${arm}`, (arms.get(`${key} ${arm}`) ?? 0) + 1);
      }
      // Every arm of every experiment came up.
      expect(arms.size).toBe(15);
      for (const units of arms.values()) expect(units).toBeGreaterThan(120);
    },
  );

  it('names the id that decided the arm', async () => {
    const site = await open();
    const unitsOf = async (context: object) => {
      const { flags }: BulkEvaluation = (await evaluate(site, context)).json();
      return [
        ...new Set(flags.map(({ key, metadata }) => `${metadata.unit} ${key.slice(0, 8)}`)),
      ].filter((unit) => unit.startsWith('seekerId'));
    };
    expect(await unitsOf({ targetingKey: 'u-1' })).toEqual([]);
    expect(await unitsOf({ targetingKey: 'u-1', seekerId: 's-1' })).toEqual(['seekerId faq-seek']);
  });

  it.each(HIDDEN)(
    'of a draft, of the past, the future or another site is not told: %s',
    async (key) => {
      const site = await open();
      const { flags }: BulkEvaluation = (await evaluate(site, { targetingKey: 'u-1' })).json();
      expect(flags.map((flag) => flag.key)).not.toContain(key);
      const answer = await evaluate(site, { targetingKey: 'u-1' }, key);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'FLAG_NOT_FOUND']);
    },
  );

  it('says why it is as it is', async () => {
    const site = await open();
    const { flags } = (await evaluate(site, { targetingKey: 'u-1' })).json();
    expect(
      Object.fromEntries(
        flags.map((flag: { key: string; reason: string }) => [flag.key, flag.reason]),
      ),
    ).toEqual({
      'faq-all': 'SPLIT',
      'faq-first': 'SPLIT',
      'faq-part': 'SPLIT',
      'faq-second': 'SPLIT',
      'faq-seekers': 'SPLIT',
      'home-order': 'SPLIT',
      'home-people': 'TARGETING_MATCH',
      'home-phones': 'TARGETING_MATCH',
    });
    const all = experiment('faq', { variants: { control: 0, b: 100 } });
    const everybody = await open({
      files: {
        ...experimentLayout('faq', ['faq-all']),
        'layouts/experiments.json': { 'faq-all': all },
      },
    });
    expect((await evaluate(everybody, { targetingKey: 'u-1' }, 'faq-all')).json()).toEqual({
      key: 'faq-all',
      value: 'b',
      variant: 'b',
      reason: 'STATIC',
      metadata: { page: 'faq', bucketVersion: 1, unit: 'targetingKey', takesPart: true },
    });
    const phone = await evaluate(site, { targetingKey: 'u-1', device: 'phone' }, 'home-phones');
    expect(phone.json().reason).toBe('SPLIT');
  });

  it('is of the brand of the host, whatever the context says', async () => {
    const files = {
      ...FILES,
      'layouts/experiments.json': {
        'home-order': experiment('home', { when: { brand: ['management'] } }),
      },
      ...experimentLayout('home', ['home-order']),
      ...experimentLayout('faq', []),
    };
    const site = await open({ files });
    const statusAt = async (host: string) => {
      const context = { targetingKey: 'u', brand: 'management' };
      return (await evaluate(site, context, 'home-order', { host })).statusCode;
    };
    expect(await statusAt('tech.localhost')).toBe(404);
    expect(await statusAt('management.localhost')).toBe(200);
  });

  it('is control for everybody while nothing can be counted, as on the site', async () => {
    const site = await open({ recorder: closedRecorder });
    for (const targetingKey of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const flag = (await evaluate(site, { targetingKey }, 'home-order')).json();
      expect(flag).toMatchObject({ value: 'control', reason: 'UNKNOWN' });
    }
  });

  it('counts no exposure, sets no cookie, and leaves no unit in the log', async () => {
    const site = await open();
    const answer = await evaluate(site, { targetingKey: 'somebody-in-person' });
    await evaluate(site, { targetingKey: 'somebody-in-person', cohort: 'of-mine' }, 'home-order');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect([site.recorded.exposures, site.recorded.views]).toEqual([[], []]);
    expect(JSON.stringify(site.logged)).not.toMatch(/somebody-in-person|of-mine/);
  });
});

describe('a list of flags', () => {
  it('has an ETag, and answers 304 to those who have it', async () => {
    const site = await open();
    const first = await evaluate(site, { targetingKey: 'u-1' });
    const etag = String(first.headers.etag);
    expect([first.headers['cache-control'], etag]).toEqual([
      'private, no-cache',
      expect.stringMatching(/^"[\w-]{22}"$/),
    ]);
    const again = await evaluate(site, { targetingKey: 'u-1' }, '', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = { targetingKey: 'u-1', device: 'phone' };
    expect((await evaluate(site, other, '', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('a request of the protocol', () => {
  it.each([
    [{ targetingKey: '' }, 400, 'TARGETING_KEY_MISSING', 'targetingKey'],
    [{ device: 'phone' }, 400, 'TARGETING_KEY_MISSING', 'targetingKey'],
    [{ targetingKey: 7 }, 400, 'INVALID_CONTEXT', 'targetingKey'],
    [{ targetingKey: 'x'.repeat(129) }, 400, 'INVALID_CONTEXT', 'targetingKey'],
    [{ targetingKey: 'u', cohort: 'queens' }, 400, 'INVALID_CONTEXT', 'cohort'],
    [{ targetingKey: 'u', experienceBand: 12 }, 400, 'INVALID_CONTEXT', 'experienceBand'],
    [
      { targetingKey: 'u', cohort: 'freshers', membership: 'visitor' },
      400,
      'INVALID_CONTEXT',
      'cohort',
    ],
    [null, 400, 'INVALID_CONTEXT', 'context'],
    [['u'], 400, 'INVALID_CONTEXT', 'context'],
  ])('with the context %j is refused: %i %s', async (context, status, errorCode, details) => {
    const site = await open();
    for (const key of ['', 'home-order']) {
      const answer = await evaluate(site, context, key);
      const failure = answer.json();
      expect([answer.statusCode, failure.errorCode]).toEqual([status, errorCode]);
      expect(failure.errorDetails).toContain(details);
      expect(failure.key).toBe(key === '' ? undefined : key);
      expect(failure.errorDetails).not.toContain('queens');
    }
  });

  it.each(['home-nothing', 'constructor', '__proto__'])(
    'for an unknown key gets 404: %s',
    async (key) => {
      const answer = await evaluate(await open(), { targetingKey: 'u' }, key);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { key, errorCode: 'FLAG_NOT_FOUND' },
      ]);
    },
  );

  it.each(['{ broken', '', '"text"', '[]', '{"__proto__":{"context":{}}}'])(
    'with a body that is no object gets PARSE_ERROR: %s',
    async (payload) => {
      const site = await open();
      const answer = await site.request(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'PARSE_ERROR']);
    },
  );

  it('is limited in bytes, in type and in method, and at a host', async () => {
    const site = await open();
    const large = await evaluate(site, { targetingKey: 'u', note: 'x'.repeat(9_000) });
    expect([large.statusCode, large.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const text = await site.request(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      payload: 'u',
    });
    expect(text.statusCode).toBe(415);
    const got = await site.request(PATH);
    expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST']);
    const host = await evaluate(site, { targetingKey: 'u' }, '', { host: 'not a host' });
    expect([host.statusCode, host.json().code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('a client of OpenFeature', () => {
  it('evaluates one flag and all flags, and learns what is wrong', async () => {
    const site = await open();
    const fetchImplementation: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const answer = await site.request(pathname, {
        method: 'POST',
        headers: Object.fromEntries(request.headers),
        payload: await request.text(),
      });
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      return new Response(answer.statusCode === 304 ? null : answer.body, {
        status: answer.statusCode,
        headers,
      });
    };
    const client = new OFREPApi({ baseUrl: 'http://tech.localhost' }, fetchImplementation);
    const context = { targetingKey: 'u-1' };
    const one = await client.postEvaluateFlag('home-order', { context });
    const all = await client.postBulkEvaluateFlags({ context });
    expect(one.httpStatus).toBe(200);
    expect(all.httpStatus === 200 && all.value.flags).toContainEqual(one.value);
    const etag = all.httpResponse?.headers.get('etag') ?? '';
    const same = await client.postBulkEvaluateFlags({ context }, etag);
    expect(same.httpStatus).toBe(304);
    const none = await client.postEvaluateFlag('nothing', { context });
    expect([none.httpStatus, none.value]).toMatchObject([404, { errorCode: 'FLAG_NOT_FOUND' }]);
    const nobody = await client.postEvaluateFlag('home-order', { context: {} });
    expect(nobody.value).toMatchObject({ errorCode: 'TARGETING_KEY_MISSING' });
  });
});
