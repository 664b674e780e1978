import { courseEnquiry } from '@broadsheet/contract/calls/course';
import { closedPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { expect, it } from 'vitest';
import { experiment, experimentLayout, Visitor } from '../fixtures/experiment-site.fixture.ts';
import { NOW, tokenOf, useTestSites } from '../fixtures/session-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import type { TestSite } from '../fixtures/test-site.fixture.ts';

const VISITOR = '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const AGREED = { cookie: `consent=all.1; vid=${VISITOR}` };
const participant = { visitorId: VISITOR, seekerId: null };
const DAY = new Date(NOW).toISOString().slice(0, 10);
const VISIT = {
  source: 'return-day',
  participant,
  brand: 'tech',
  subject: DAY,
  value: 1,
  at: Date.parse(DAY),
};

const openSite = useTestSites();
const open = (more: Parameters<typeof openSite>[0] = {}): Promise<TestSite> =>
  openSite({
    now: () => NOW,
    files: {
      ...layout('faq', { hello: { type: 'text' } }),
      ...experimentLayout('home', ['home-order']),
      'layouts/experiments.json': { 'home-order': experiment('home') },
    },
    ...more,
  });
const view = (site: TestSite, path: string, headers: Record<string, string> = {}) =>
  site.request(path, { headers: { ...AGREED, ...headers } });
const post = (site: TestSite, path: string, body: object, cookie: string) =>
  site.request(path, {
    method: 'POST',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
  });

it('a visit is a measure of its day, which begins before every exposure, also without events', async () => {
  const site = await open({ events: closedPipe });
  await view(site, '/faq');
  expect(site.recorded.measures).toEqual([VISIT]);
});

it('a visit of somebody who is logged in is a measure of the account, too', async () => {
  const site = await open();
  await view(site, '/faq', { cookie: `${AGREED.cookie}; token=${await tokenOf()}` });
  expect(site.recorded.measures).toEqual([
    { ...VISIT, participant: { visitorId: VISITOR, seekerId: '7' } },
  ]);
});

it('a visit is recorded once a day, and once more when the account is known', async () => {
  const site = await open();
  await view(site, '/faq');
  await view(site, '/');
  const cookie = `${AGREED.cookie}; token=${await tokenOf()}`;
  await view(site, '/faq', { cookie });
  await view(site, '/', { cookie });
  expect(site.recorded.measures.map(({ participant }) => participant.seekerId)).toEqual([
    null,
    '7',
  ]);
});

it('nobody without consent, no crawler and nobody who is new is measured', async () => {
  const site = await open();
  await site.request('/faq', { headers: { cookie: `consent=necessary.1; vid=${VISITOR}` } });
  await site.request('/faq', { headers: { cookie: 'consent=all.1' } });
  await view(site, '/faq', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await post(
    site,
    '/api/telemetry',
    { id: 'jobs', type: 'quote', reason: 'threw' },
    'consent=all.1',
  );
  expect(site.recorded.measures).toEqual([]);
});

it('a part of a page that failed in the browser is one measure of the minute', async () => {
  const site = await open();
  await post(site, '/api/telemetry', { id: 'jobs', type: 'quote', reason: 'threw' }, AGREED.cookie);
  expect(site.recorded.measures).toEqual([
    { ...VISIT, source: 'page-error', subject: '2026-11-01T10:00', at: NOW },
  ]);
});

it('the speed of a page is measured for people of its experiment only', async () => {
  const site = await open();
  const visitor = await Visitor.inArm(site, 'home-order', 'b');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  site.recorded.measures.length = 0;
  const vitals = [
    { vital: 'LCP', value: 1_200 },
    { vital: 'CLS', value: 0.1 },
    { vital: 'INP', value: 90 },
  ];
  await post(site, '/api/vitals', { path: '/', vitals }, cookie);
  await post(site, '/api/vitals', { path: '/faq', vitals }, cookie);
  expect(site.recorded.measures.map(({ source, value }) => [source, value])).toEqual([
    ['lcp', 1_200],
    ['inp', 90],
  ]);
});

it('the speed of a page has one value a day, however often a browser reports it', async () => {
  const site = await open();
  const visitor = await Visitor.inArm(site, 'home-order', 'b');
  site.recorded.measures.length = 0;
  for (const path of ['/', '/?ref=1', '/?ref=2'])
    await post(
      site,
      '/api/vitals',
      { path, vitals: [{ vital: 'LCP', value: 9_000 }] },
      visitor.cookieHeader(),
    );
  expect([...new Set(site.recorded.measures.map(({ subject }) => subject))]).toEqual([
    `home ${DAY}`,
  ]);
});

it('the speed of a page is measured for the account, too', async () => {
  const site = await open();
  const visitor = await Visitor.inArm(site, 'home-order', 'b');
  site.recorded.measures.length = 0;
  const cookie = `${visitor.cookieHeader()}; token=${await tokenOf()}`;
  await post(site, '/api/vitals', { path: '/', vitals: [{ vital: 'LCP', value: 900 }] }, cookie);
  expect(site.recorded.measures.map(({ participant }) => participant.seekerId)).toEqual(['7']);
});

it('a call that fails is not measured', async () => {
  const site = await open({ service: json({ message: 'no' }, 500), calls: [courseEnquiry] });
  await post(site, '/api/course/courseenquiry', { courseIds: '3,4' }, AGREED.cookie);
  expect(site.recorded.measures).toEqual([]);
});
