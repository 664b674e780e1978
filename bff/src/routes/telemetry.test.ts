import { afterEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

const report = (site: TestSite, body: object, headers = { 'sec-fetch-site': 'same-origin' }) =>
  site.request('/api/telemetry', {
    method: 'POST',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const FAULT = { id: 'jobs', type: 'from-tomorrow', reason: 'unknown' };

describe('a report of a browser', () => {
  it('is counted, an unknown type under one name', async () => {
    const site = await open();
    expect((await report(site, FAULT)).statusCode).toBe(204);
    expect((await site.request('/metrics')).body).toContain(
      'browser_block_faults_total{type="not-known",reason="unknown"} 1',
    );
  });

  it.each([
    ['of another shape', { ...FAULT, reason: 'bored' }, 400],
    ['that lacks a part', { id: 'jobs', type: 'quote' }, 400],
    ['of a type that cannot be one', { ...FAULT, type: '<b>' }, 400],
    ['too long', { ...FAULT, id: 'x'.repeat(2000) }, 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await report(await open(), body)).statusCode).toBe(status);
  });

  it('from another site is refused', async () => {
    const answer = await report(await open(), FAULT, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  });

  it('is limited, for ten clients together where nobody is known', async () => {
    const site = await open({ env: { RATE_LIMIT: 'on' } });
    const statuses: number[] = [];
    for (let count = 0; count < 202; count += 1) {
      statuses.push((await report(site, FAULT)).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(200);
  });
});
