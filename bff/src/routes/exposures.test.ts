import { afterEach, describe, expect, it } from 'vitest';
import { experiment, experimentLayout, Visitor } from '../fixtures/experiment-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const NOW = Date.parse('2026-11-01T10:00:00Z');
const open = async (files: Record<string, unknown> = {}): Promise<TestSite> => {
  const site = await openTestSite({
    now: () => NOW,
    files: {
      ...experimentLayout('home', ['home-order']),
      'layouts/experiments.json': { 'home-order': experiment('home') },
      ...files,
    },
  });
  sites.push(site);
  return site;
};
/** Clears the records so far, such as those from assigning a visitor to an arm. */
const start = (site: TestSite): TestSite['recorded'] => {
  site.recorded.exposures.length = 0;
  site.recorded.views.length = 0;
  return site.recorded;
};

describe('a visit', () => {
  it('exposes the person to the arm, once a request, as HTML and as JSON', async () => {
    const site = await open();
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    const recorded = start(site);
    const exposure = {
      assignment: {
        key: 'home-order',
        arm: 'b',
        bucketVersion: 1,
        unit: { kind: 'visitor', id: visitor.cookies.get('vid') },
      },
      brand: 'tech',
      cohort: 'none',
      at: NOW,
    };
    await visitor.request('/');
    expect(recorded.exposures).toEqual([exposure]);
    await visitor.request('/api/layout?path=/');
    expect(recorded.exposures).toEqual([exposure, exposure]);
    expect(recorded.views.map(({ page }) => page)).toEqual(['home', 'home']);
  });

  it('counts for control as for any other arm', async () => {
    const site = await open();
    const visitor = await Visitor.inArm(site, 'home-order', 'control');
    const { exposures } = start(site);
    await visitor.request('/');
    expect(exposures.map(({ assignment }) => assignment.arm)).toEqual(['control']);
  });

  it('counts when the person has a copy of the page already', async () => {
    const site = await open();
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    const { etag } = (await visitor.request('/')).headers;
    const { exposures, views } = start(site);
    const answer = await visitor.request('/', { 'if-none-match': String(etag) });
    expect([answer.statusCode, exposures.length, views.length]).toEqual([304, 1, 1]);
  });

  it('does not count when nobody sees the page: fetched ahead, HEAD, single blocks', async () => {
    const site = await open();
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    const { revision } = await visitor.pageJson();
    const recorded = start(site);
    await visitor.request('/', { 'sec-purpose': 'prefetch;prerender' });
    await visitor.request('/', { purpose: 'prefetch' });
    await visitor.request('/api/layout?path=/&html=1', { purpose: 'prefetch' });
    await visitor.request('/', {}, { method: 'HEAD' });
    await visitor.request(`/api/blocks?path=/&revision=${revision}&ids=home-order-b`);
    expect([recorded.exposures, recorded.views]).toEqual([[], []]);
  });

  it('does not count on a page that is not found, nor on one that redirects', async () => {
    const site = await open({
      ...experimentLayout('notfound', ['lost-order']),
      ...layout('category', { main: { type: 'main', settings: { mode: 'moved' } } }),
      'layouts/experiments.json': { 'lost-order': experiment('notfound') },
    });
    const visitor = new Visitor(site);
    expect((await visitor.request('/nowhere')).statusCode).toBe(404);
    expect((await visitor.request('/c/backend-jobs')).statusCode).toBe(301);
    expect([site.recorded.exposures, site.recorded.views]).toEqual([[], []]);
  });

  it('does not count where the arm makes no difference to the person', async () => {
    const when = { brand: ['management'], experiment: { 'home-order': ['b'] } };
    const site = await open(
      layout('home', { hello: { type: 'text' }, extra: { type: 'text', when } }),
    );
    await new Visitor(site).request('/');
    expect([site.recorded.exposures.length, site.recorded.views.length]).toEqual([0, 1]);
    await new Visitor(site).request('/', { host: 'management.localhost' });
    expect(site.recorded.exposures.map(({ brand }) => brand)).toEqual(['management']);
  });

  it('to a page that asks for no arm is a view like any other', async () => {
    const site = await open(layout('faq', { hello: { type: 'text' } }));
    await site.request('/faq');
    expect(site.recorded.views).toMatchObject([{ page: 'faq', audience: { brand: 'tech' } }]);
  });
});

const activated = {
  ...experimentLayout('home', ['home-order', 'home-deep']),
  'layouts/experiments.json': {
    'home-order': experiment('home'),
    'home-deep': experiment('home', { activation: { block: 'home-order-b' } }),
  },
};
const report = (visitor: Visitor, body: object, headers: Record<string, string> = {}) =>
  visitor.request(
    '/api/exposures',
    { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    { method: 'POST', payload: JSON.stringify(body) },
  );

describe('an experiment that counts who has seen a block', () => {
  it('is told to the browser, and counts when the browser reports it and not before', async () => {
    const site = await open(activated);
    const visitor = await Visitor.inArm(site, 'home-deep', 'b');
    const { exposures } = start(site);
    const { experiments } = await visitor.pageJson();
    expect(experiments).toContainEqual({
      key: 'home-deep',
      arm: 'b',
      activation: { block: 'home-order-b' },
    });
    expect(exposures.map(({ assignment }) => assignment.key)).toEqual(['home-order']);
    const answer = await report(visitor, { path: '/', experiment: 'home-deep' });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      204,
      '',
      'no-store',
    ]);
    expect(exposures.at(-1)).toMatchObject({
      assignment: { key: 'home-deep', arm: 'b', unit: { id: visitor.cookies.get('vid') } },
      at: NOW,
    });
    expect(exposures).toHaveLength(2);
  });

  it('is not watched for visitors who take no part', async () => {
    const site = await open(activated);
    const page = (await site.request('/api/layout?path=/')).json();
    expect(page.experiments).toContainEqual({ key: 'home-deep', arm: 'control' });
  });

  it('ignores forged reports', async () => {
    const site = await open(activated);
    const visitor = await Visitor.inArm(site, 'home-deep', 'b');
    const stranger = new Visitor(site);
    stranger.cookies.delete('consent');
    const { exposures, views } = start(site);
    for (const [who, body] of [
      [visitor, { path: '/', experiment: 'home-order' }],
      [visitor, { path: '/', experiment: 'nothing' }],
      [visitor, { path: '/', experiment: 'constructor' }],
      [visitor, { path: '/faq', experiment: 'home-deep' }],
      [visitor, { path: '/nowhere', experiment: 'home-deep' }],
      [visitor, { path: '/saved-jobs', experiment: 'home-deep' }],
      [visitor, { path: '/nowhere' }],
      [new Visitor(site), { path: '/', experiment: 'home-deep' }],
      [stranger, { path: '/', experiment: 'home-deep' }],
    ] as const) {
      const answer = await report(who, body);
      expect([body, answer.statusCode, answer.headers['set-cookie']]).toEqual([
        body,
        204,
        undefined,
      ]);
    }
    expect([exposures, views]).toEqual([[], []]);
    await report(visitor, { path: '/', experiment: 'home-deep', arm: 'control', visitor: 'x' });
    expect(exposures).toMatchObject([
      { assignment: { arm: 'b', unit: { id: visitor.cookies.get('vid') } } },
    ]);
  });

  it('takes reports of our own pages alone, and only in their shape', async () => {
    const site = await open(activated);
    const visitor = await Visitor.inArm(site, 'home-deep', 'b');
    const { exposures } = start(site);
    const body = { path: '/', experiment: 'home-deep' };
    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await report(visitor, body, { 'sec-fetch-site': from })).statusCode).toBe(403);
    for (const wrong of [{}, { path: 'https://evil.example/' }, { path: '/', experiment: 'A b' }])
      expect((await report(visitor, wrong)).statusCode).toBe(400);
    expect(exposures).toEqual([]);
  });

  it('takes sixty reports a minute of one client, and of ten together where nobody is known', async () => {
    const site = await open(activated);
    const visitor = new Visitor(site);
    const statuses: number[] = [];
    for (let count = 0; count < 601; count += 1)
      statuses.push((await report(visitor, { path: '/' })).statusCode);
    expect(statuses.slice(-2)).toEqual([204, 429]);
  });
});

describe('a prefetched page', () => {
  it('counts as a visit when the browser reports that it is shown', async () => {
    const site = await open();
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    const { exposures, views } = start(site);
    await visitor.request('/api/layout?path=/&html=1', { purpose: 'prefetch' });
    await report(visitor, { path: '/' });
    expect(exposures.map(({ assignment }) => assignment.key)).toEqual(['home-order']);
    expect(views.map(({ page }) => page)).toEqual(['home']);
  });
});
