import { describe, expect, it } from 'vitest';
import { experiment, experimentLayout, Visitor } from '../fixtures/experiment-site.fixture.ts';
import { useTestSites } from '../fixtures/session-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import type { TestSite } from '../fixtures/test-site.fixture.ts';

const open = useTestSites();
const HELLO = layout('home', { hello: { type: 'text' } });
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
const LCP = { vital: 'LCP', value: 2_600, block: 'hello' };

const report = (site: TestSite, body: object, headers: Record<string, string> = {}) =>
  site.request('/api/vitals', {
    method: 'POST',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
const metricsOf = async (site: TestSite): Promise<string> =>
  String((await site.request('/metrics')).body);

describe('a report of the speed of a page', () => {
  it('is counted for the page, the device and the type of the block', async () => {
    const site = await open({ files: HELLO });
    const vitals = [LCP, { vital: 'CLS', value: 0.3 }];
    const answer = await report(site, { path: '/?ref=mail', vitals }, { 'user-agent': PHONE });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'no-store']);
    const page = { brand: 'tech', page: 'home', device: 'phone', arms: [] };
    expect(site.recorded.measurements).toEqual([
      { ...page, vital: 'LCP', value: 2_600, type: 'text' },
      { ...page, vital: 'CLS', value: 0.3, type: null },
    ]);
    const metrics = await metricsOf(site);
    expect(metrics).toContain('web_vital_seconds_sum{vital="LCP",page="home"} 2.6');
    expect(metrics).toContain('web_layout_shift_sum{page="home"} 0.3');
    expect(metrics).toContain('web_vital_blocks_total{vital="LCP",type="text",rating="fair"} 1');
    expect(site.recorded.views).toEqual([]);
  });

  it('is counted for the arm of the person who sends it', async () => {
    const site = await open({
      files: {
        ...experimentLayout('home', ['home-order']),
        'layouts/experiments.json': { 'home-order': experiment('home') },
      },
    });
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await report(site, { path: '/', vitals: [{ vital: 'INP', value: 90 }] }, { cookie });
    expect(site.recorded.measurements.map(({ arms }) => arms)).toEqual([
      [{ experiment: 'home-order', arm: 'b' }],
    ]);
    expect(await metricsOf(site)).toContain(
      'web_vital_arms_total{vital="INP",experiment="home-order",arm="b",rating="good"} 1',
    );
  });

  it.each([
    ['a block that the page does not have', { path: '/', vitals: [{ ...LCP, block: 'other' }] }, 1],
    ['a page that does not exist', { path: '/no-such-page', vitals: [LCP] }, 0],
    ['a page that needs a login', { path: '/myprofile', vitals: [LCP] }, 0],
  ])('counts nothing for %s', async (_, body, count) => {
    const site = await open({ files: HELLO });
    expect((await report(site, body)).statusCode).toBe(204);
    const { measurements } = site.recorded;
    expect([measurements.length, measurements[0]?.type ?? null]).toEqual([count, null]);
  });

  it('of a crawler is not counted', async () => {
    const site = await open({ files: HELLO });
    await report(site, { path: '/', vitals: [LCP] }, { 'user-agent': 'Googlebot/2.1' });
    expect(site.recorded.measurements).toEqual([]);
  });

  it.each([
    ['of an unknown vital', { path: '/', vitals: [{ vital: 'FID', value: 1 }] }, 400],
    ['below nothing', { path: '/', vitals: [{ vital: 'LCP', value: -1 }] }, 400],
    ['beyond ten minutes', { path: '/', vitals: [{ vital: 'LCP', value: 600_001 }] }, 400],
    ['of no vital', { path: '/', vitals: [] }, 400],
    ['of no path', { path: 'home', vitals: [LCP] }, 400],
    ['too long', { path: `/${'x'.repeat(5_000)}`, vitals: [LCP] }, 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await report(await open({ files: HELLO }), body)).statusCode).toBe(status);
  });

  it('from another site is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await report(
      await open({ files: HELLO }),
      { path: '/', vitals: [LCP] },
      headers,
    );
    expect(answer.statusCode).toBe(403);
  });
});
