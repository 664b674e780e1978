import { defineCall } from '@broadsheet/contract/call';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import Type from 'typebox';
import { afterEach, expect, it } from 'vitest';
import { experiment, experimentLayout, Visitor } from '../fixtures/experiment-site.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const call = {
  service: 'job',
  method: 'POST',
  auth: 'public',
  params: Type.Object({}),
  query: Type.Object({ jobcode: Type.String() }),
  answer: Type.Object({}),
} as const;
const apply = defineCall({ ...call, path: '/apply', conversion: 'apply' });
const followUp = defineCall({ ...call, path: '/followup' });

const NOW = Date.parse('2026-11-01T10:00:00Z');
const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (service = json({})): Promise<TestSite> => {
  const site = await openTestSite({
    service,
    calls: [apply, followUp],
    now: () => NOW,
    files: {
      ...experimentLayout('home', ['home-order']),
      'layouts/experiments.json': { 'home-order': experiment('home') },
    },
  });
  sites.push(site);
  return site;
};
const met = async (site: TestSite): Promise<Visitor> => {
  const visitor = new Visitor(site);
  await visitor.request('/');
  return visitor;
};
const post = (visitor: Visitor, path: string) => visitor.request(path, {}, { method: 'POST' });

it('a successful call counts for participants, by its job', async () => {
  const site = await open();
  const visitor = await met(site);
  expect((await post(visitor, '/api/job/apply?jobcode=j1')).statusCode).toBe(200);
  expect(site.recorded.conversions).toEqual([
    {
      metric: 'apply',
      participant: { visitorId: visitor.cookies.get('vid'), seekerId: null },
      brand: 'tech',
      subject: 'j1',
      at: NOW,
    },
  ]);
});

it('a failed call, and a call without a metric, count for nothing', async () => {
  const site = await open(json({ message: 'no' }, 500));
  expect((await post(await met(site), '/api/job/apply?jobcode=j1')).statusCode).toBe(502);
  const other = await open();
  expect((await post(await met(other), '/api/job/followup?jobcode=j1')).statusCode).toBe(200);
  expect([site.recorded.conversions, other.recorded.conversions]).toEqual([[], []]);
});

it('visitors without consent or exposure are neither counted nor given a cookie', async () => {
  const site = await open();
  const unmet = new Visitor(site);
  const refused = await met(site);
  refused.cookies.set('consent', 'necessary.1');
  for (const visitor of [unmet, refused]) {
    const answer = await post(visitor, '/api/job/apply?jobcode=j1');
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  }
  expect(site.recorded.conversions).toEqual([]);
});
