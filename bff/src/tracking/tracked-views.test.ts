import { TrackedEvent } from '@broadsheet/contract/events';
import { PromoBanner } from '@broadsheet/contract/promo-banner';
import { closedPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { NOW, useTestSites } from '../fixtures/session-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import type { TestSite } from '../fixtures/test-site.fixture.ts';

const VISITOR = '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const AGREED = { cookie: `consent=all.1; vid=${VISITOR}` };
const HOST = 'http://tech.localhost';
const JAVA = '/k/java-jobs?sort=date&ref=java-walk-in';
const text = { hello: { type: 'text' } };
const COLUMNS = Object.keys(PromoBanner.properties);
const rowOf = (cells: Record<string, string>) => COLUMNS.map((name) => cells[name] ?? '').join();
const BANNERS = [
  COLUMNS.join(),
  rowOf({ id: 'java', title: 'Java', link: '/k/java-jobs?sort=date', trackerText: 'java-walk-in' }),
  rowOf({ id: 'untitled', link: '/faq', trackerText: 'broken' }),
].join('\n');

const openSite = useTestSites();
let now: number;
const open = (more: Parameters<typeof openSite>[0] = {}): Promise<TestSite> => {
  now = NOW;
  return openSite({
    now: () => now,
    files: {
      ...layout('home', { notices: { type: 'notices', settings: { mode: 'home' } } }),
      ...layout('category', text),
      ...layout('location_based', text),
      ...layout('tag', text),
      ...layout('faq', text),
      ...layout('saved-jobs', text),
      ...layout('jobdetail', { job: { type: 'job' } }),
      'layouts/banners/home.csv': BANNERS,
    },
    ...more,
  });
};
const view = (site: TestSite, path: string, headers: Record<string, string> = {}) =>
  site.request(path, { headers: { ...AGREED, ...headers } });
const from = (path: string) => ({ referer: `${HOST}${path}` });
const report = (site: TestSite, path: string) =>
  site.request('/api/exposures', {
    method: 'POST',
    payload: { path },
    headers: { ...AGREED, ...from(path), 'sec-fetch-site': 'same-origin' },
  });

describe('a page view', () => {
  it('is an event of its page, of who agreed and of where they came from', async () => {
    const site = await open();
    await view(site, '/c/backend-jobs?utm_source=mail&pref=7', from('/?ref=hp'));
    const [event, ...more] = site.recorded.events;
    expect([Value.Check(TrackedEvent, event), more]).toEqual([true, []]);
    expect(event).toMatchObject({
      type: 'page-view',
      at: new Date(NOW).toISOString(),
      brand: 'tech',
      visitor: VISITOR,
      page: 'category',
      view: 'category',
      origin: 'home',
      source: 1,
      listing: 1,
      ref: null,
      pref: '7',
      refPool: { utm_source: 'mail', pref: '7' },
    });
  });

  it('is named as the product names it, in place, too, and by its list', async () => {
    const site = await open();
    await view(site, '/api/layout?path=/', from('/c/backend-jobs'));
    await view(site, '/k/java-jobs-in-bangalore?ref=101', from('/c/backend-jobs-in-bangalore'));
    expect(site.recorded.events).toMatchObject([
      { view: 'Home Page', origin: 'CategoryPage', source: 2, listing: null },
      { view: 'location_based', origin: null, source: 101, listing: 5 },
    ]);
  });

  it('from elsewhere has no origin, and nothing of where is kept', async () => {
    const site = await open();
    const elsewhere = [
      'https://far.example/c/backend-jobs',
      'http://management.localhost/c/backend-jobs',
      `${HOST}/nowhere`,
      '::not an address',
      `${HOST}/c/backend-jobs?x=${'y'.repeat(3_000)}`,
    ];
    for (const referer of elsewhere) await view(site, '/faq', { referer });
    const nothing = { origin: null, source: null, refPool: {} };
    expect(site.recorded.events).toMatchObject(elsewhere.map(() => nothing));
    expect(JSON.stringify(site.recorded.events)).not.toMatch(/far\.example|nowhere|yyy|localhost/);
  });

  it('that was fetched ahead is one when it is shown, with where it was asked for', async () => {
    const site = await open();
    const prefetch = { ...from('/c/backend-jobs'), purpose: 'prefetch' };
    await view(site, `/api/layout?path=${encodeURIComponent('/faq?pref=7')}&html=1`, prefetch);
    expect(site.recorded.events).toEqual([]);
    await report(site, '/faq?pref=7');
    await report(site, '/faq?pref=7');
    now += 60_000;
    expect(site.recorded.events).toMatchObject([
      { page: 'faq', origin: 'CategoryPage', pref: '7' },
      { page: 'faq', origin: null, pref: '7' },
    ]);
  });
});

describe('there is no event', () => {
  it('of who has not agreed, has no number, or is a crawler', async () => {
    const site = await open();
    const others: Record<string, string>[] = [
      { cookie: `vid=${VISITOR}` },
      { cookie: `consent=necessary.1; vid=${VISITOR}` },
      { cookie: 'consent=all.1' },
      { cookie: 'consent=all.1; vid=asha@example.com' },
      { 'user-agent': 'Googlebot/2.1' },
    ];
    for (const headers of others) await view(site, '/faq', headers);
    expect([site.recorded.events, site.recorded.views.length]).toEqual([[], 5]);
  });

  it('is not recorded when nobody sees the page: HEAD, prefetched, faults, not found, not theirs', async () => {
    const site = await open();
    await site.request('/faq', { method: 'HEAD', headers: AGREED });
    await view(site, '/faq', { 'sec-purpose': 'prefetch;prerender' });
    expect((await view(site, '/j/java-7')).statusCode).toBe(503);
    expect((await view(site, '/nowhere')).statusCode).toBe(404);
    expect((await view(site, '/saved-jobs')).statusCode).toBe(302);
    await report(site, '/saved-jobs');
    await report(site, '/nowhere');
    expect(site.recorded.events).toEqual([]);
  });

  it('is not recorded without a sink', async () => {
    const noted: TrackedEvent[] = [];
    const note = (events: readonly TrackedEvent[]) => void noted.push(...events);
    const site = await open({ events: { ...closedPipe, note } });
    await view(site, '/faq');
    expect(noted).toEqual([]);
  });
});

describe('consent that is withdrawn', () => {
  it('stops events at once, and removes those of the browser', async () => {
    const site = await open();
    const choose = (choice: string) =>
      site.request('/preferences/cookies', {
        method: 'POST',
        payload: `choice=${choice}`,
        headers: {
          ...AGREED,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
    await choose('all');
    expect(site.recorded.forgotten).toEqual([]);
    const answer = await choose('necessary');
    expect(site.recorded.forgotten).toEqual([VISITOR]);
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await view(site, '/faq', { cookie: cookies });
    expect(site.recorded.events).toEqual([]);
  });
});

describe('a click on a banner', () => {
  it('is an event next to the view of the page that it led to', async () => {
    const site = await open();
    await view(site, JAVA, from('/'));
    expect(site.recorded.events).toMatchObject([
      { type: 'page-view', page: 'tag', origin: 'home', ref: 'java-walk-in' },
      { type: 'banner-click', banner: 'java', page: 'tag', origin: 'home', ref: 'java-walk-in' },
    ]);
    expect(site.recorded.events.every((event) => Value.Check(TrackedEvent, event))).toBe(true);
  });

  it('is not made of anything else that names it', async () => {
    const site = await open();
    const others = [
      [JAVA, 'https://mail.example/'],
      [JAVA.replace('date', 'relevance'), `${HOST}${JAVA}`],
      ['/k/java-jobs', `${HOST}/`],
      ['/faq?ref=java-walk-in', `${HOST}/`],
      ['/faq?ref=broken', `${HOST}/`],
    ] as const;
    for (const [path, referer] of others) await view(site, path, { referer });
    const views = others.map(() => 'page-view');
    expect(site.recorded.events.map(({ type }) => type)).toEqual(views);
  });
});

it('a hostile query costs only itself', async () => {
  const site = await open();
  const secrets =
    'token=s3cret&OTP=s3cret&Email=s3cret&password=s3cret&next=s3cret&utm=s3cret@x.in';
  const hostile = `${secrets}&__proto__=s3cret&a=%00&b=%0d%0a&c=${'z'.repeat(900)}`;
  const many = Array.from({ length: 150 }, (_, at) => `p${at}=1`).join('&');
  await view(site, `/faq?pref=7&${hostile}&${many}`.slice(0, 2_000), from(`/?${hostile}`));
  const [event] = site.recorded.events;
  expect(Value.Check(TrackedEvent, event)).toBe(true);
  expect(event).toMatchObject({ page: 'faq', origin: 'home', pref: '7' });
  expect(JSON.stringify(event)).not.toMatch(/s3cret|zzz|u0000/);
});
