import { DAY_MS } from '@broadsheet/contract/durations';
import { createAssigner } from '@broadsheet/experiments/assign-arms';
import { loadAudienceCounts } from '@broadsheet/experiments/recording/load-audience-counts';
import { loadExperimentCounts } from '@broadsheet/experiments/recording/load-experiment-counts';
import { openRecordingDatabase } from '@broadsheet/experiments/recording/recording-database';
import { hasAlarm, reportExperiments } from '@broadsheet/experiments/report/report-experiments';
import { openEventsDatabase } from '@broadsheet/telemetry/tracking/events-database';
import { loadPageVisitors } from '@broadsheet/telemetry/tracking/load-page-visitors';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { createSecret } from '@broadsheet/test-kit/site/create-secret';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../boot/log.ts';
import { loadConfig } from '../config.ts';
import { DEMO_DAYS, loadDemoVisits } from './load-demo-visits.ts';
import { openDemoVisits } from './open-demo-visits.ts';
import { readShippedContent } from './shipped-content.fixture.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const content = await readShippedContent();
const { brands, experiments } = content;
const assign = createAssigner({
  onFault: (error) => {
    throw error;
  },
});

let opened: TestDatabase;
beforeEach(async () => {
  opened = await createEmptyDatabase();
});
afterEach(() => opened.close());

const load = (now = NOW, scale = 0.05, storesEvents = true): Promise<void> =>
  loadDemoVisits({
    databaseUrl: opened.url,
    brands: Object.values(brands),
    experiments,
    assign,
    scale,
    storesEvents,
    now: () => now,
    signal: new AbortController().signal,
  });

const withRecording = async <Result>(
  task: Parameters<ReturnType<typeof openRecordingDatabase>['run']>[0],
): Promise<Result> => {
  const database = openRecordingDatabase(opened.url);
  try {
    return (await database.run(task)) as Result;
  } finally {
    await database.close();
  }
};

interface RecordedDay {
  readonly day: string;
  readonly views: number;
}
const daysRecorded = () =>
  withRecording<RecordedDay[]>(async (database) => {
    const { rows } = await sql<RecordedDay>`
      select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views
      from experiments.audience_counts group by 1 order by 1`.execute(database);
    return rows;
  });

const visitorsOf = async (page: string) => {
  const database = openEventsDatabase(opened.url);
  try {
    return await loadPageVisitors(database, page, 'apply', NOW - DEMO_DAYS * DAY_MS);
  } finally {
    await database.close();
  }
};

describe('the visits of recent weeks', () => {
  it('are there for each of 28 days up to yesterday, and once however often a site starts', async () => {
    await load();
    const days = await daysRecorded();
    expect(days).toHaveLength(DEMO_DAYS);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-10-29', '2026-11-25']);
    await Promise.all([load(), load()]);
    expect(await daysRecorded()).toEqual(days);
  });

  it('go on to the day before a later start', async () => {
    await load();
    await load(NOW + 3 * DAY_MS);
    const days = await daysRecorded();
    expect(days).toHaveLength(DEMO_DAYS + 3);
    expect(days.at(-1)?.day).toBe('2026-11-28');
  });

  it('leave a day alone on which somebody was here', async () => {
    const counts = await loadAudienceCounts(opened.url, 1);
    expect(counts).toEqual([]);
    await withRecording((database) =>
      sql`insert into experiments.audience_counts
            (day, page, brand, cohort, experience_band, membership, device, crawler, views)
          values ('2026-11-25', 'faq', 'tech', 'none', 1, 'visitor', 'phone', false, 3)`.execute(
        database,
      ),
    );
    await load();
    expect((await daysRecorded()).at(-1)).toEqual({ day: '2026-11-25', views: 3 });
  });

  it('write no event where events go elsewhere', async () => {
    await load(NOW, 0.05, false);
    expect(await visitorsOf('home')).toEqual({ visitors: 0, converted: 0 });
    expect(await daysRecorded()).toHaveLength(DEMO_DAYS);
  });

  it('size an experiment, and give a report: one arm helps, the others show no difference', async () => {
    await load(NOW, 1);
    const { visitors, converted } = await visitorsOf('search');
    expect(visitors).toBeGreaterThan(1_000);
    expect(converted / visitors).toBeGreaterThan(0.05);
    const counts = await withRecording<Awaited<ReturnType<typeof loadExperimentCounts>>>(
      (database) => loadExperimentCounts(database, null),
    );
    const { experiments: reports } = reportExperiments(experiments, counts);
    expect(reports.filter(hasAlarm)).toEqual([]);
    const verdicts = reports.map(({ key, metrics }) => [
      key,
      metrics.find(({ metric }) => metric === 'apply')?.verdict,
    ]);
    expect(Object.fromEntries(verdicts)).toEqual({
      'search-alert-first': expect.stringContaining('alert-first is better by'),
      'jobfeed-highlights-last': 'no difference seen yet',
      'learning-jobs-first': 'no difference seen yet',
    });
  });
});

describe('a start of the site', () => {
  const start = (env: Readonly<Record<string, string>>) => {
    const logged: string[] = [];
    const log = createLog('info', { write: (line) => void logged.push(line) });
    const site = { config: loadConfig(env), content: { current: () => content }, assign, log };
    return { logged, visits: openDemoVisits({ ...site, now: () => NOW }) };
  };

  it('loads them beside its first requests', async () => {
    const { visits } = start({ DATABASE_URL: opened.url, DEMO_SCALE: '0.05' });
    await expect.poll(async () => (await daysRecorded()).length).toBe(DEMO_DAYS);
    await visits.close();
  });

  it.each<Readonly<Record<string, string>>>([
    { APP_ENV: 'production', SITE_SECRET: createSecret() },
    { DEMO_DATA: 'off' },
  ])('loads none with %j', async (env) => {
    await start({ DATABASE_URL: opened.url, ...env }).visits.close();
    expect(await daysRecorded()).toEqual([]);
  });

  it('goes on without them where the database is away, and says so', async () => {
    const away = 'postgres://nobody@127.0.0.1:1/none';
    const { visits, logged } = start({ DATABASE_URL: away });
    await expect.poll(() => logged.join()).toContain('demo visits could not be loaded');
    await visits.close();
  });
});
