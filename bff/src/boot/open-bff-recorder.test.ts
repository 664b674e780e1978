import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exposure } from '@broadsheet/experiments/recording/recorder';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createLog } from './log.ts';
import { openBffRecorder } from './open-bff-recorder.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
let opened: TestDatabase;
let folder: string;
beforeEach(async () => {
  opened = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'bff-recorder-'));
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const exposureOf = (id: string): Exposure => ({
  assignment: { key: 'home-order', arm: 'b', bucketVersion: 1, unit: { kind: 'visitor', id } },
  brand: 'tech',
  cohort: 'none',
  at: NOW,
});
const open = async (database: Config['database']) => {
  const written: string[] = [];
  const metrics = createMetrics();
  const recorder = await openBffRecorder({
    database,
    metrics,
    log: createLog('info', { write: (line) => void written.push(line) }),
    now: () => NOW,
    closeMs: 20_000,
  });
  const metric = async (name: string): Promise<number | undefined> =>
    (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value;
  const messages = () => written.map((line) => JSON.parse(line).msg);
  return { recorder, written, messages, metric };
};

/** How many of them the database did not have before this. */
const countNew = async (...visitors: readonly string[]): Promise<number | undefined> => {
  const { recorder, metric } = await open({ url: opened.url });
  recorder.exposed(visitors.map(exposureOf));
  await recorder.close();
  return metric('experiment_exposures_total');
};

describe('the recorder of the site', () => {
  it('is disabled without a database, with one log line', async () => {
    const { recorder, messages } = await open(null);
    expect(recorder.isOpen()).toBe(false);
    recorder.exposed([exposureOf('anna')]);
    await recorder.close();
    expect(messages()).toEqual([
      'no DATABASE_URL: nothing is recorded, and experiments serve control to all',
    ]);
  });

  it('writes to the database that is named, and is counted', async () => {
    const { recorder, metric } = await open({ url: opened.url });
    expect(recorder.isOpen()).toBe(true);
    recorder.exposed([exposureOf('anna'), exposureOf('berta'), exposureOf('anna')]);
    await recorder.close();
    recorder.exposed([exposureOf('late')]);
    expect(await countNew('anna', 'berta', 'clara')).toBe(1);
    expect(await metric('experiment_exposures_total')).toBe(2);
    expect(await metric('exposures_lost_total')).toBe(1);
  });

  it('reads the database address from a file that appears later', async () => {
    const file = join(folder, 'url');
    const { recorder, metric } = await open({ file });
    expect(recorder.isOpen()).toBe(true);
    recorder.exposed([exposureOf('anna')]);
    await writeFile(file, `${opened.url}\n`);
    await recorder.close();
    expect(await countNew('anna')).toBe(0);
    expect(await metric('exposures_lost_total')).toBe(0);
  });

  it('counts records lost at the end, and logs no address', async () => {
    const url = new URL(opened.url);
    url.port = '1';
    const { recorder, written, messages, metric } = await open({ url: url.href });
    recorder.exposed([exposureOf('anna')]);
    await recorder.close();
    expect(await metric('exposures_lost_total')).toBe(1);
    expect(messages().at(-1)).toBe('exposures or conversions of experiments were lost');
    expect(written.join()).not.toContain(new URL(opened.url).password);
  });
});
