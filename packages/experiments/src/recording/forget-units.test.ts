import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldMetrics } from '../metrics/fold-metrics.ts';
import { lockSums } from '../metrics/lock-sums.ts';
import { loadExperimentCounts } from './load-experiment-counts.ts';
import { conversionOf, exposureOf, NOW, openRecording } from './recording-site.fixture.ts';
import { saveSeekerBuckets } from './seeker-buckets.ts';

let site: ReturnType<typeof openRecording>;
beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(() => site.close());

describe('somebody who wants to be forgotten', () => {
  const unit = { kind: 'seeker', id: '7' } as const;
  const { assignment } = exposureOf('');
  const ofSeeker = exposureOf('', { assignment: { ...assignment, unit } });
  const participant = { visitorId: 'anna', seekerId: '7' };

  it('leaves their counts in reports, and nothing that says whose they are', async () => {
    const recorder = await site.open();
    recorder.exposed([exposureOf('anna'), ofSeeker, exposureOf('berta')]);
    recorder.converted(conversionOf('', { participant }));
    await site.run();
    await saveSeekerBuckets(site.database, '7', { 'home-order@1': 'b' });
    const before = await loadExperimentCounts(site.database, null);
    const idsOf = () =>
      site.runQuery(sql<{ id: string }>`
        select encode(id, 'hex') as id from experiments.exposures where unit_id <> 'berta'
        union all select encode(id, 'hex') from experiments.conversions`);
    const ids = await idsOf();
    recorder.exposed([exposureOf('anna', { at: NOW + 1 })]);
    recorder.forget([{ kind: 'visitor', id: 'anna' }, unit]);
    await site.run();
    expect(await loadExperimentCounts(site.database, null)).toEqual(before);
    const rows = await site.runQuery(sql`
      select unit_id from experiments.exposures where unit_id in ('anna', '7')
      union all select unit_id from experiments.conversions where unit_id in ('anna', '7')
      union all select seeker_id from experiments.seeker_buckets`);
    expect(rows).toEqual([]);
    expect((await idsOf()).filter(({ id }) => ids.some((one) => one.id === id))).toEqual([]);
    expect(
      await site.runQuery(sql`
      select arm from experiments.exposures where unit_id = 'berta'`),
    ).toEqual([{ arm: 'b' }]);
  });

  it('delays no recording while sums are folded, and is forgotten with the next batch', async () => {
    const recorder = await site.open();
    await site.run();
    recorder.exposed([exposureOf('anna')]);
    await site.run();
    await site.database.transaction().execute(async (folding) => {
      await lockSums(folding);
      recorder.exposed([exposureOf('berta')]);
      recorder.forget([{ kind: 'visitor', id: 'anna' }]);
      await site.run();
      expect(await site.countOf('exposures')).toBe(2);
    });
    await foldMetrics(site.database, { metrics: new Map(), now: NOW });
    const named = await site.runQuery(sql`
      select unit_id from experiments.exposures where unit_id in ('anna', 'berta')
      union all select unit_id from experiments.changed_units
      union all select unit_id from experiments.forget_requests`);
    expect(named).toEqual([{ unit_id: 'berta' }]);
    expect(site.logged).toEqual([]);
  });
});
