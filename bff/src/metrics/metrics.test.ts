import { json, reset } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { experiment, experimentLayout, Visitor } from '../fixtures/experiment-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

let site: TestSite;
afterEach(() => site.close());

const metricsOf = async (): Promise<string> => (await site.request('/metrics')).body;
/** The values of a metric by their labels. */
const valuesOf = async (name: string): Promise<Record<string, number>> => {
  const lines = (await metricsOf()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => {
      const [labels = '', value] = line.slice(name.length).split(/ (?=\S+$)/);
      return [labels, Number(value)];
    }),
  );
};

describe('what is measured', () => {
  it('tells of blocks, plans, services and caches', async () => {
    const files = layout('home', { one: { type: 'tags' } });
    site = await openTestSite({ files, env: { CACHE_MB: '8' }, service: json({ items: [] }) });
    await site.request('/');
    await site.request('/');
    expect(await valuesOf('plans_served_total')).toEqual({ '{page="home",scope="public"}': 2 });
    expect(await valuesOf('block_load_duration_seconds_count')).toMatchObject({
      '{type="tags"}': 1,
    });
    expect(await valuesOf('upstream_call_duration_seconds_count')).toMatchObject({
      '{service="job"}': 1,
    });
    expect(await valuesOf('upstream_breaker_open')).toMatchObject({ '{service="job"}': 0 });
    expect(await valuesOf('cache_lookups_total')).toMatchObject({
      '{cache="pages",result="miss"}': 1,
      '{cache="pages",result="hit"}': 1,
    });
    expect(await valuesOf('cache_entries')).toMatchObject({ '{cache="pages"}': 1 });
    expect((await valuesOf('cache_bytes'))['{cache="pages"}']).toBeGreaterThan(1_000);
  });

  it('tells which arms were served, by experiment', async () => {
    const files = {
      ...experimentLayout('home', ['home-order']),
      'layouts/experiments.json': { 'home-order': experiment('home') },
    };
    site = await openTestSite({ files });
    expect(await valuesOf('experiment_arms_served_total')).toEqual({});
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    for (let views = 0; views < 3; views += 1) await visitor.request('/');
    const served = await valuesOf('experiment_arms_served_total');
    expect(served['{experiment="home-order",arm="b"}']).toBe(4);
    expect(Object.keys(served).join()).not.toMatch(/arm="(?!b"|control")/);
  });

  it('tells that a breaker is open', async () => {
    site = await openTestSite({ service: reset });
    for (let sent = 0; sent < 25; sent += 1) await site.request('/api/job/tags');
    expect(await valuesOf('upstream_breaker_open')).toMatchObject({ '{service="job"}': 1 });
  });

  it('has as many series whatever is asked, and none that says what somebody sent', async () => {
    site = await openTestSite({ service: json({ items: [] }) });
    const series = async () =>
      (await metricsOf())
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => line.replace(/ \S+$/, ''))
        .sort();
    const requestAll = async (word: string): Promise<void> => {
      const headers = {
        cookie: `band=${word}; token=${word}; visitor=${word}`,
        'user-agent': word,
        referer: `http://tech.localhost/${word}`,
        'x-request-id': word,
        'sec-fetch-site': 'same-origin',
      };
      for (const path of [
        `/${word}`,
        `/c/${word}`,
        `/?utm_source=${word}`,
        `/api/${word}`,
        `/api/job/suggest?query=${word}`,
        `/api/layout?path=/${word}`,
        `/assets/${word}`,
        `/media/${word}`,
        `/studio/${word}`,
      ])
        await site.request(path, { headers });
      await site.request('/', { headers: { ...headers, host: `${word}.example` } });
      for (const payload of [
        { id: word, type: word, reason: 'unknown' },
        { email: `${word}@example.com`, password: word },
      ]) {
        const sent = { ...headers, 'content-type': 'application/json' };
        for (const path of ['/api/telemetry', '/api/auth/login', '/api/exposures'])
          await site.request(path, {
            method: 'POST',
            headers: sent,
            payload: JSON.stringify(payload),
          });
      }
    };
    await series();
    await requestAll('hush-one');
    const before = await series();
    for (const word of ['hush-two', 'hush-three', 'hush-four']) await requestAll(word);
    expect(await series()).toEqual(before);
    expect(before.join()).not.toContain('hush');
  });
});
