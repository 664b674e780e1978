import { hang } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

/** A site with room for one request, which waits for a service that does not answer. */
const openFullSite = async () => {
  const site = await openTestSite({ env: { ADMISSION_MOST: '1' }, service: hang });
  sites.push(site);
  const received = site.service.nextRequest();
  const first = site.request('/api/job/tags');
  await received;
  return { site, first };
};

it('tells people on a page and programs in JSON that there is no room, and when to come back', async () => {
  const { site } = await openFullSite();
  const headers = { purpose: 'prefetch' };
  const call = await site.request('/api/job/tags', { headers });
  expect([call.statusCode, call.json()]).toEqual([
    503,
    {
      statusCode: 503,
      code: 'OVERLOADED',
      message: 'A lot of people are here right now. Please try again in a few seconds.',
      requestId: call.headers['x-request-id'],
    },
  ]);
  const page = await site.request('/', { headers });
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>A lot of people are here right now.');
  expect(page.body).toContain(String(page.headers['x-request-id']));
  const form = await site.request('/api/job/tags', {
    headers: { ...headers, accept: 'text/html' },
  });
  expect(form.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const answer of [call, page, form]) {
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toBeDefined();
  }
});

it('answers health and metrics while it is full, and counts what it refuses', async () => {
  const { site } = await openFullSite();
  await site.request('/sitemap.xml');
  expect((await site.request('/health/live')).statusCode).toBe(200);
  expect((await site.request('/health/ready')).statusCode).toBe(200);
  const { body } = await site.request('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith('admission_'));
  expect(lines.filter((line) => line.includes('_total{') && line.endsWith(' 0'))).toHaveLength(4);
  expect(lines.filter((line) => !line.includes('_total{') || !line.endsWith(' 0'))).toEqual([
    'admission_decisions_total{criticality="normal",outcome="admitted"} 1',
    'admission_decisions_total{criticality="sheddable",outcome="refused"} 1',
    'admission_limit 1',
    'admission_held 1',
    'admission_waiting{criticality="critical"} 0',
    'admission_waiting{criticality="normal"} 0',
  ]);
});

it('admits requests again once there is room', async () => {
  const { site, first } = await openFullSite();
  site.service.pending[0]?.response.end('{"items":[]}');
  expect((await first).statusCode).not.toBe(503);
  expect((await site.request('/')).statusCode).toBe(200);
});

it('writes no line for each that it refuses', async () => {
  const { site } = await openFullSite();
  await site.request('/sitemap.xml');
  expect(site.logged).toEqual([]);
});
