import type { Metrics } from '@broadsheet/contract/metrics';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW, openRecording } from '../recording/recording-site.fixture.ts';
import { expireSums } from './expire-sums.ts';
import { type FoldOptions, foldMetrics } from './fold-metrics.ts';
import { loadFoldBacklog, loadMetricSums } from './load-metric-sums.ts';
import { plainSums } from './plain-sums.fixture.ts';
import { createRecords, DAY_MS, METRICS, metricOf, record } from './records.fixture.ts';

const CHANGED: Metrics = new Map([
  ['applied', metricOf({ window: 2 })],
  ['enquired', metricOf({ source: 'search-success' })],
]);

let site: ReturnType<typeof openRecording>;
beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(() => site.close());

const fold = (metrics: Metrics, more: Partial<FoldOptions> = {}) =>
  foldMetrics(site.database, { metrics, now: NOW, ...more });
const load = (metrics: Metrics) => loadMetricSums(site.database, 'home-order', metrics);
const recordAndFold = async () => {
  const records = createRecords(40);
  record(await site.open(), records);
  await site.run();
  await fold(METRICS);
  return records;
};
const countValues = () => site.runQuery(sql`select 1 from experiments.folded_values`);

describe('the sums of a metric', () => {
  it('stay up to date while its file is missing', async () => {
    const { exposures, measures } = await recordAndFold();
    const late = { visitor: 'visitor-1', source: 'apply', value: 1, at: NOW };
    record(await site.open(), { exposures: [], measures: [late] });
    await site.run();
    const later = NOW + 30 * DAY_MS;
    await fold(new Map(), { now: later });
    await expireSums(site.database, { metrics: new Map(), now: later });
    expect(await load(METRICS)).toEqual(plainSums(METRICS, exposures, [...measures, late]));
  });

  it('start anew in small steps when it counts otherwise, and are partial until then', async () => {
    const { exposures, measures } = await recordAndFold();
    await fold(CHANGED, { batch: 7, signal: AbortSignal.abort() });
    const { metrics } = await loadFoldBacklog(site.database, CHANGED);
    expect(metrics).toEqual(['applied', 'enquired']);
    await fold(CHANGED, { batch: 7 });
    expect(await loadFoldBacklog(site.database, CHANGED)).toEqual({ changes: 0, metrics: [] });
    expect(await load(CHANGED)).toEqual(plainSums(CHANGED, exposures, measures));
  });

  it('are those of each program while some have it as it was before', async () => {
    const { exposures, measures } = await recordAndFold();
    await fold(CHANGED, { now: NOW - 1 });
    await fold(METRICS);
    await fold(CHANGED);
    expect(await load(METRICS)).toEqual(plainSums(METRICS, exposures, measures));
    expect(await load(CHANGED)).toEqual(plainSums(CHANGED, exposures, measures));
  });

  it('end a week after its last use, but for exposures that are final', async () => {
    const { exposures, measures } = await recordAndFold();
    const now = NOW + 360 * DAY_MS;
    const expire = { metrics: CHANGED, now, chunk: 3 };
    await fold(CHANGED, { now });
    await expireSums(site.database, expire);
    const firstDay = new Date(now - 365 * DAY_MS).toISOString().slice(0, 10);
    const final = plainSums(METRICS, exposures, measures).filter(({ day }) => day < firstDay);
    expect(final.length).toBeGreaterThan(0);
    expect(await load(METRICS)).toEqual(final);
    await fold(METRICS, { now });
    await expireSums(site.database, { ...expire, metrics: METRICS, now: now + 30 * DAY_MS });
    expect((await load(METRICS)).filter(({ day }) => day < firstDay)).toEqual(final);
  });
});

describe('what is stored of people', () => {
  it('is deleted in chunks after thirteen months, and the sums stay', async () => {
    const { exposures } = await recordAndFold();
    const before = await load(METRICS);
    const now = NOW + 500 * DAY_MS;
    const late = exposures.map(({ assignment }) => ({
      visitor: assignment.unit.id,
      source: 'lcp',
      value: 900,
      at: NOW + DAY_MS,
    }));
    record(await site.open(), { exposures: [], measures: late });
    await site.run();
    await fold(METRICS, { now });
    await expireSums(site.database, { metrics: METRICS, now, chunk: 7 });
    expect(await load(METRICS)).toEqual(before);
    const left = await site.runQuery(sql`
      select 1 from experiments.measures union all select 1 from experiments.folded_units`);
    expect([...left, ...(await countValues())]).toEqual([]);
  });
});
