import type { Preview } from '@broadsheet/contract/preview';
import { withPreview } from '@broadsheet/contract/preview-path';
import { signPreview } from '@broadsheet/preview/preview-token';
import type { BlockLoad } from '@broadsheet/telemetry/block-counts/block-counter';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, SITE_SECRET, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const open = async (options: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};
const outcomes = (loads: readonly BlockLoad[]) =>
  Object.fromEntries(loads.map(({ block, outcome }) => [block, outcome]));
const idsSeen = ({ recorded }: TestSite) =>
  recorded.blockViews.map(({ brand, page, blocks }) => [
    brand,
    page,
    ...blocks.map(({ id }) => id),
  ]);
const failing = { settings: { mode: 'throw' } };

describe('loads of blocks', () => {
  it('are counted by what came of them, with their time', async () => {
    const files = layout('home', {
      fine: { type: 'text' },
      none: { type: 'flaky', settings: { mode: 'empty' } },
      bad: { type: 'flaky', ...failing },
      later: { type: 'later', ...failing },
      undrawn: { type: 'text', settings: { text: 'throw' } },
    });
    const site = await open({ files });
    await site.request('/');
    const { loads } = site.recorded;
    expect(outcomes(loads.filter(({ ms }) => ms !== null))).toEqual({
      fine: 'ready',
      none: 'empty',
      bad: 'failed',
      later: 'failed',
      undrawn: 'ready',
    });
    const scope = { brand: 'tech', page: 'home', rollout: null };
    expect(loads.filter(({ ms }) => ms === null)).toEqual([
      { ...scope, block: 'undrawn', type: 'text', outcome: 'failed', ms: null },
    ]);
    expect(loads.every(({ ms }) => ms === null || (ms >= 0 && ms < 20_000))).toBe(true);
  });

  it('count no failure for a missing entity', async () => {
    const site = await open({
      files: layout('jobdetail', { job: { type: 'job' } }),
      service: json({ code: 'NOT_FOUND' }, 404),
    });
    await site.request('/j/java-developer-12');
    expect(outcomes(site.recorded.loads)).toMatchObject({ job: 'empty' });
  });

  it('of a preview are not counted, nor is the view', async () => {
    const site = await open({});
    const preview: Preview = {
      brand: 'tech',
      audience: {},
      expires: new Date(Date.now() + 60_000).toISOString(),
    };
    const { body } = await site.request(
      withPreview('/', await signPreview(preview, SITE_SECRET, Date.now())),
    );
    expect(body).toContain('data-block-id="hello"');
    expect([site.recorded.loads, site.recorded.blockViews]).toEqual([[], []]);
  });

  it('count no failure after the client has disconnected', async () => {
    const files = layout('home', { slow: { type: 'flaky', settings: { mode: 'hang' } } });
    const site = await open({ files });
    const url = await site.app.listen({ port: 0 });
    const began = vi.spyOn(performance, 'now');
    const leaving = new AbortController();
    const response = fetch(url, { signal: leaving.signal });
    await vi.waitFor(() => expect(began).toHaveBeenCalled());
    leaving.abort();
    await expect(response).rejects.toThrow();
    await site.app.close();
    expect(site.recorded.loads).toEqual([]);
  });
});

describe('views of blocks', () => {
  it('are counted for cached pages too, with one shared object', async () => {
    const blocks = {
      box: { type: 'split', slots: { main: ['inner'] } },
      inner: { type: 'text' },
      none: { type: 'flaky', settings: { mode: 'empty' } },
    };
    const files = layout('home', blocks, { order: ['box', 'none'] });
    const site = await open({ files, env: { CACHE_MB: '8' } });
    await site.request('/');
    await site.request('/');
    expect(idsSeen(site)).toEqual([
      ['tech', 'home', 'box', 'inner'],
      ['tech', 'home', 'box', 'inner'],
    ]);
    expect(site.recorded.blockViews[0]).toBe(site.recorded.blockViews[1]);
    expect(site.recorded.loads).toHaveLength(3);
  });

  it('are summed by one object too where each page is made for one reader', async () => {
    const site = await open({ files: layout('home', { hello: { type: 'text' } }) });
    for (const path of ['/', '/?again']) await site.request(path);
    await site.request('/', { headers: { host: 'management.localhost' } });
    const [first, second, other] = site.recorded.blockViews;
    expect(first).toBe(second);
    expect(other).toEqual({ ...first, brand: 'management' });
  });

  it('are not counted where nobody sees the page', async () => {
    const site = await open({ files: layout('home', { hello: { type: 'text' } }) });
    await site.request('/', { method: 'HEAD' });
    await site.request('/', { headers: { 'sec-purpose': 'prefetch' } });
    expect(site.recorded.blockViews).toEqual([]);
    const headers = { 'sec-fetch-site': 'same-origin' };
    await site.request('/api/exposures', { method: 'POST', headers, payload: { path: '/' } });
    expect(idsSeen(site)).toEqual([['tech', 'home', 'hello']]);
  });
});
