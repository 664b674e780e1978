import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadExperimentCounts } from './load-experiment-counts.ts';
import type { Exposure } from './recorder.ts';
import { conversionOf, exposureOf, NOW, openRecording } from './recording-site.fixture.ts';

let site: ReturnType<typeof openRecording>;
beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(() => site.close());

const met = (visitor: string, arm: string, more: Partial<Exposure> = {}, bucketVersion = 1) => {
  const { assignment } = exposureOf(visitor);
  return exposureOf(visitor, { assignment: { ...assignment, arm, bucketVersion }, ...more });
};
const NONE = { apply: 0, save: 0, register: 0 };
const version = { key: 'home-order', bucketVersion: 1, unitsInSeveralArms: 0 };
const row = {
  brand: 'tech',
  cohort: 'freshers',
  conversions: NONE,
};

describe('the counts of an experiment', () => {
  it('are units per arm, for each brand, cohort and bucket version', async () => {
    const recorder = await site.open();
    recorder.exposed([
      met('a', 'b'),
      met('b', 'b'),
      met('c', 'control'),
      met('d', 'b', { brand: 'management' }),
      met('e', 'b', { cohort: 'none' }),
      met('a', 'control', {}, 2),
    ]);
    await recorder.close();
    expect(await loadExperimentCounts(site.database, null)).toEqual([
      {
        ...version,
        rows: [
          { ...row, brand: 'management', arm: 'b', units: 1 },
          { ...row, arm: 'b', units: 2 },
          { ...row, arm: 'control', units: 1 },
          { ...row, cohort: 'none', arm: 'b', units: 1 },
        ],
      },
      { ...version, bucketVersion: 2, rows: [{ ...row, arm: 'control', units: 1 }] },
    ]);
  });

  it('count a unit that converted once a metric, and only at or after its exposure', async () => {
    const recorder = await site.open();
    recorder.exposed([met('a', 'b'), met('b', 'b'), met('c', 'b'), met('d', 'b')]);
    recorder.converted(conversionOf('a', { at: NOW }));
    recorder.converted(conversionOf('a', { subject: 'job-2', at: NOW + 5 }));
    recorder.converted(conversionOf('a', { metric: 'save', at: NOW + 5 }));
    recorder.converted(conversionOf('b', { at: NOW - 1 }));
    recorder.converted(conversionOf('c', { at: NOW - 1 }));
    recorder.converted(conversionOf('c', { subject: 'job-2', at: NOW + 1 }));
    recorder.converted(conversionOf('stranger', { at: NOW + 1 }));
    await recorder.close();
    const [counts] = await loadExperimentCounts(site.database, 'home-order');
    expect(counts?.rows).toEqual([
      { ...row, arm: 'b', units: 4, conversions: { apply: 2, save: 1, register: 0 } },
    ]);
  });

  it('follow the unit: what a seeker converts counts for the seeker and for the browser', async () => {
    const recorder = await site.open();
    const { assignment } = exposureOf('a');
    const unit = { kind: 'seeker', id: '7' } as const;
    recorder.exposed([exposureOf('7'), exposureOf('', { assignment: { ...assignment, unit } })]);
    const participant = { visitorId: 'other', seekerId: '7' };
    recorder.converted(conversionOf('', { participant, metric: 'register' }));
    await recorder.close();
    const [counts] = await loadExperimentCounts(site.database, null);
    expect(counts?.rows).toEqual([
      { ...row, arm: 'b', units: 2, conversions: { apply: 0, save: 0, register: 1 } },
    ]);
  });

  it('leave out units that met several arms of one bucket version, and count them', async () => {
    const recorder = await site.open();
    recorder.exposed([met('a', 'b'), met('a', 'control'), met('b', 'b'), met('a', 'b', {}, 2)]);
    recorder.exposed([met('c', 'b', {}, 3), met('c', 'control', {}, 3)]);
    await recorder.close();
    expect(await loadExperimentCounts(site.database, null)).toEqual([
      { ...version, unitsInSeveralArms: 1, rows: [{ ...row, arm: 'b', units: 1 }] },
      { ...version, bucketVersion: 2, rows: [{ ...row, arm: 'b', units: 1 }] },
      { ...version, bucketVersion: 3, unitsInSeveralArms: 1, rows: [] },
    ]);
  });

  it('are of the one that is asked for, found by its index among many', async () => {
    const recorder = await site.open();
    const { assignment } = exposureOf('a');
    recorder.exposed([met('a', 'b'), exposureOf('a', { assignment: { ...assignment, key: 'x' } })]);
    await recorder.close();
    await sql`
      insert into experiments.exposures
      select sha256(i::text::bytea), 'e' || i % 100, 1, 'b', 'visitor', i::text, 'tech', 'none', now()
      from generate_series(1, 20000) i`.execute(site.database);
    await sql`analyze experiments.exposures`.execute(site.database);
    expect(await loadExperimentCounts(site.database, 'x')).toEqual([
      { ...version, key: 'x', rows: [{ ...row, arm: 'b', units: 1 }] },
    ]);
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select unit_id from experiments.exposures where experiment = 'x'`.execute(
      site.database,
    );
    expect(plan.rows.map((line) => line['QUERY PLAN']).join('\n')).toContain(
      'exposures_experiment',
    );
  });
});
