import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { METRICS_FILE } from '@broadsheet/contract/metrics';
import { foldMetrics } from '@broadsheet/experiments/metrics/fold-metrics';
import { loadFoldBacklog, loadMetricSums } from '@broadsheet/experiments/metrics/load-metric-sums';
import { openRecordingDatabase } from '@broadsheet/experiments/recording/recording-database';
import type { RecordingSchema } from '@broadsheet/experiments/recording/schema';
import { parseMetrics } from '@broadsheet/layout-engine/metrics/parse-metrics';
import { launchEmbeddedPostgres } from '@broadsheet/services/platform/postgres/embedded-postgres';
import { type Kysely, sql } from 'kysely';
import { closeAtEnd } from '../servers/left-open.ts';

const EXPOSURES = Number(process.env.BENCH_EXPOSURES ?? 1_000_000);
const DAYS = 28;
/** A minute of a busy site. */
const CHANGES = 2_000;
const STATEMENT_TIMEOUT_MS = 300_000;

export const EXPERIMENTS_METHOD: readonly string[] = [
  `${EXPOSURES.toLocaleString('en')} people of one experiment over ${DAYS} days, in two arms, on both sites and in three cohorts, and as many applications and`,
  'page speeds, written by SQL into PostgreSQL as it is shipped; the metrics are those of `layouts/metrics.json`. The first fold',
  'sums all of them, in batches of 5,000; a later one only people with something new. The report reads sums. Wall time, once; other programs may run.',
];

const silent = (): void => undefined;

type Database = Kysely<RecordingSchema>;

const BEGIN = sql`timestamptz '2026-11-01T00:00:00Z'`;

const fill = async (database: Database): Promise<void> => {
  await sql`
    insert into experiments.exposures
    select sha256(i::text::bytea), 'grown', 1, case i % 2 when 0 then 'control' else 'b' end, 'visitor', 'v' || i,
           case i % 3 when 0 then 'management' else 'tech' end,
           (array['none', 'freshers', 'perfectMatch'])[1 + i % 3],
           ${BEGIN} + (i % ${sql.lit(DAYS)}) * interval '1 day' + (i % 1000) * interval '1 minute'
    from generate_series(1, ${EXPOSURES}::int) as i`.execute(database);
  await sql`
    insert into experiments.conversions
    select sha256(('c' || i)::bytea), 'apply', 'visitor', 'v' || (1 + i * 7919::bigint % ${EXPOSURES}::int), 'tech',
           ${BEGIN} + (i % 40) * interval '1 day'
    from generate_series(1, ${EXPOSURES}::int) as i`.execute(database);
  await sql`
    insert into experiments.measures
    select sha256(('m' || i)::bytea), 'lcp', 'visitor', 'v' || (1 + i * 6133::bigint % ${EXPOSURES}::int), 'tech',
           500 + i % 3000, ${BEGIN} + (i % 40) * interval '1 day'
    from generate_series(1, ${EXPOSURES}::int) as i`.execute(database);
  await sql`analyze`.execute(database);
};

const addChanges = async (database: Database): Promise<void> => {
  await sql`
    insert into experiments.measures
    select sha256(('late' || i)::bytea), 'save', 'visitor', 'v' || (1 + i * 401), 'tech', 1, ${BEGIN} + interval '28 days'
    from generate_series(1, ${CHANGES}::int) as i`.execute(database);
};

const timed = async (task: () => Promise<unknown>): Promise<string> => {
  const started = performance.now();
  await task();
  const ms = performance.now() - started;
  return ms < 10_000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 1000)} s`;
};

const readMetrics = () => {
  const text = readFileSync(
    fileURLToPath(new URL(`../../../${METRICS_FILE}`, import.meta.url)),
    'utf8',
  );
  const { written } = parseMetrics(METRICS_FILE, text);
  if (!written) throw new Error(`${METRICS_FILE} has a fault`);
  return written.metrics;
};

export const benchExperiments = async (): Promise<string[]> => {
  const dir = await mkdtemp(join(tmpdir(), 'broadsheet-experiments-'));
  // mkdtemp makes it private, and the server may run as another user.
  await chmod(dir, 0o755);
  const server = await launchEmbeddedPostgres({ dataDir: join(dir, 'postgres'), log: silent });
  const opened = openRecordingDatabase(server.url, STATEMENT_TIMEOUT_MS);
  const close = closeAtEnd(async () => {
    await opened.close();
    await server.stop(true);
    await rm(dir, { recursive: true, force: true });
  });
  const metrics = readMetrics();
  const now = Date.parse('2026-12-15T00:00:00Z');
  const run = <Result>(task: (database: Database) => Promise<Result>) => opened.run(task);
  const fold = () => run((database) => foldMetrics(database, { metrics, now }));
  await run(fill);
  const first = await timed(fold);
  await run(addChanges);
  const later = await timed(fold);
  const report = await timed(() => run((database) => loadMetricSums(database, 'grown', metrics)));
  const rows = await run((database) => loadMetricSums(database, 'grown', metrics));
  const left = await run((database) => loadFoldBacklog(database, metrics));
  if (left.changes > 0 || left.metrics.length > 0) throw new Error('some changes are in no sum');
  await close();
  return [
    '| what | time |',
    '|---|---|',
    `| first fold of all people | ${first} |`,
    `| fold after ${CHANGES.toLocaleString('en')} people did something new | ${later} |`,
    `| report of all ${metrics.size} metrics, ${rows.length.toLocaleString('en')} rows | ${report} |`,
  ];
};
