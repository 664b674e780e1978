import { setTimeout as wait } from 'node:timers/promises';
import { callSettingsFor } from '@broadsheet/admission/default-settings';
import { createGate, type Gate } from '@broadsheet/admission/gate';
import { BRANDS } from '@broadsheet/contract/brand';
import { listenForOperators } from '@broadsheet/draining/operations-port';
import { createResumeParser } from '@broadsheet/resume-parser/process/create-resume-parser';
import { loadSiteSecret } from '@broadsheet/site-secret/load-site-secret';
import { openTracing } from '@broadsheet/tracing/open-tracing';
import type { Kysely } from 'kysely';
import pino, { type Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { loadDemoActivity, loadDemoMarket } from '../tools/demo/load-demo-data.ts';
import { createServices } from './app.ts';
import { createProviders } from './auth/providers/providers.ts';
import { readConfig, type ServicesConfig } from './config.ts';
import { readOpenDays, shareOpenDays } from './job/open-days/read-open-days.ts';
import { openMedia } from './media/open-media.ts';
import { queueJob } from './platform/background/queue-job.ts';
import { runAllJobs } from './platform/background/run-all-jobs.ts';
import type { RunningJobs } from './platform/background/run-jobs.ts';
import { openBrands } from './platform/brands/open-brands.ts';
import { accountSecretsOf } from './platform/call/account-secrets.ts';
import { isDatabaseDown } from './platform/database/database-faults.ts';
import { type Databases, openDatabases } from './platform/database/open-databases.ts';
import type { Schema } from './platform/database/schema.ts';
import { isMigrated } from './platform/database/standby/is-migrated.ts';
import { loadPushKeys } from './platform/devices/load-push-keys.ts';
import { createPushTransport } from './platform/devices/push-transport.ts';
import { createDocumentWriter } from './platform/documents/create-document-writer.ts';
import { createDelivery } from './platform/messages/create-delivery.ts';
import { mailSitesOf } from './platform/messages/mail/mail-site.ts';
import { createMetrics } from './platform/metrics/create-metrics.ts';
import { noteJobs } from './platform/metrics/note-jobs.ts';
import { followStart, type StartProgress } from './platform/start/start-progress.ts';
import { stopServices } from './platform/start/stop-services.ts';
import { waitUntilPrepared } from './platform/start/wait-until-prepared.ts';
import { withStartLock } from './platform/start/with-start-lock.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createPayments } from './subscription/payments/payments.ts';
import { createTaskList, TASKS } from './tasks.ts';
import { createCompetitionReader } from './user/competitions/read-competitions.ts';

/** Within this time lists are of the same open jobs: one read serves all calls of a page. */
const OPEN_DAYS_MS = 250;
const FLUSH_MS = 1_000;

type Log = (line: string) => void;

const fail = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  pino(pino.destination({ sync: true })).fatal(reason);
  process.exit(1);
};

const failWithDatabase = (): never =>
  fail(new Error('The embedded PostgreSQL has gone. Start again to bring it back.'));

/** Reads all open jobs, which the first lists would otherwise wait for. */
const readAllOpenDays = (databases: readonly Kysely<Schema>[]): Promise<unknown> =>
  Promise.all(databases.flatMap((each) => BRANDS.map((brand) => readOpenDays(each, brand))));

const createServicesGate = ({ admission }: ServicesConfig) =>
  admission === null
    ? undefined
    : createGate({
        settings: callSettingsFor(admission),
        now: () => performance.now(),
        later: (run, ms) => void setTimeout(run, ms).unref(),
      });

/** Opens what calls and jobs need besides the databases. */
const openParts = async (
  config: ServicesConfig,
  siteSecret: string,
  databases: Databases,
  logger: Logger,
) => {
  const brands = await openBrands(databases.url, databases.background.database, config, logger);
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  return {
    siteSecret,
    secrets: accountSecretsOf(siteSecret),
    media: openMedia(config.media),
    parser: createResumeParser({ file: new URL('./resume-program.js', import.meta.url) }),
    brands,
    sites: mailSitesOf(brands, config.siteUrls),
    readCompetitions: createCompetitionReader(config.competitionsDir, logger, brands.findPublished),
    payments: config.payments
      ? createPayments(config.payments.account, config.siteUrls, databases.calls.database)
      : null,
    providers: createProviders({
      configs: config.providers,
      siteUrls: config.siteUrls,
      log: logger,
    }),
    push: config.push && {
      keys: await loadPushKeys(config.push, config.dataDir),
      subject: config.push.subject,
      services: config.push.services,
    },
    metrics,
  };
};
type Parts = Awaited<ReturnType<typeof openParts>>;

const startJobs = (
  config: ServicesConfig,
  { url, background }: Databases,
  parts: Parts,
  logger: Logger,
): Promise<RunningJobs> => {
  const { secrets, sites, media, parser, payments, readCompetitions, brands, metrics, push } =
    parts;
  const within = { database: background.database, sites, linksKey: secrets.links, now: Date.now };
  const delivery = createDelivery(config.messages, within);
  const tasks = createTaskList(delivery, {
    secrets,
    media,
    parser,
    payments,
    readCompetitions,
    onBrandsChange: brands.onChange,
    notices: {
      sendPush: push && createPushTransport(push),
      count: (kind, outcome) => metrics.notices.inc({ kind, outcome }),
    },
  });
  return runAllJobs(url, tasks, logger, noteJobs(metrics, TASKS));
};

interface AppState {
  readonly gate: Gate | undefined;
  readonly isDraining: () => boolean;
  readonly startWaitsFor: () => string | null;
  readonly logger: Logger;
}

const createApp = (
  config: ServicesConfig,
  { url, calls, aside, standby }: Databases,
  { siteSecret, brands, sites, media, payments, providers, push, metrics }: Parts,
  state: AppState,
) => {
  for (const database of [calls.database, ...(standby ? [standby.database] : [])])
    shareOpenDays(database, OPEN_DAYS_MS);
  return createServices({
    database: calls.database,
    aside,
    databaseUrl: url,
    ...(standby ? { standby } : {}),
    seoDir: config.seoDir,
    blogsDir: config.blogsDir,
    competitionsDir: config.competitionsDir,
    surveysDir: config.surveysDir,
    findPublished: brands.findPublished,
    brands,
    documents: createDocumentWriter(new URL('./document-worker.js', import.meta.url), sites),
    media,
    ...(payments ? { payments } : {}),
    providers,
    push,
    siteSecret,
    ...(config.isProduction ? {} : { outboxSites: sites }),
    isLimited: config.isLimited,
    ...state,
    measured: { metrics, pool: calls.pool, tasks: TASKS },
  });
};

/** Migrates the database under a lock, and fills it with demo data where that is configured. */
const prepareDatabaseOnce = (
  config: ServicesConfig,
  { url, background }: Databases,
  { secrets, readCompetitions }: Parts,
  { progress, log, signal }: { progress: StartProgress; log: Log; signal: AbortSignal },
): Promise<void> => {
  progress.waitFor('its turn to prepare the database');
  const work = async () => {
    progress.waitFor(config.demoData ? 'migrations and demo data' : 'migrations');
    const { configs } = await prepareDatabase(background, config, log);
    if (!config.demoData) return;
    const { database } = background;
    await loadDemoMarket(database, { configs, scale: config.demoScale, log });
    await loadDemoActivity(database, { secrets, readCompetitions });
  };
  return withStartLock(url, work, signal);
};

const start = async (config: ServicesConfig): Promise<void> => {
  const logger = pino({ level: config.logLevel, name: 'services' });
  const log: Log = (line) => logger.info(line);
  const tracing = await openTracing('broadsheet-services', config.tracesTo);
  const siteSecret = await loadSiteSecret(config.siteSecret);
  let listening = false;
  let jobs: RunningJobs | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const gate = createServicesGate(config);
  const progress = followStart(log);
  progress.waitFor('the database to answer');
  const databases = await openDatabases(config, {
    log,
    onWait: (ms) => gate?.noteDelay('database', ms),
    onLost: failWithDatabase,
  });
  const { standby } = databases;
  const parts = await openParts(config, siteSecret, databases, logger).catch(async (error) => {
    await databases.calls.close();
    throw error;
  });
  const app = createApp(config, databases, parts, {
    gate,
    isDraining: () => signal.aborted,
    startWaitsFor: progress.waitsFor,
    logger,
  });
  await app.ready();
  const operations = await listenForOperators(app, config.operations);
  log(`Metrics at http://${config.operations.host}:${operations.port}/metrics`);
  const stop = async (): Promise<void> => {
    ending.abort();
    operations.stop();
    await stopServices({
      app,
      stopJobs: async () => jobs?.stop(),
      closeDatabase: () => Promise.all([parts.brands.close(), databases.close(), tracing.close()]),
      drainMs: listening ? config.drainMs : 0,
      deadlineMs: config.shutdownDeadlineMs,
    });
    process.exit(0);
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.on(name, () => void (signal.aborted || stop().catch(fail)));
  // Listens only now: a proxy would pass on a 503 of a server that is still loading.
  const listen = async (from: readonly Kysely<Schema>[]): Promise<void> => {
    await readAllOpenDays(from);
    if (!listening) await app.listen({ host: config.host, port: config.port });
    listening = true;
  };
  const meanwhile = standby && {
    isServable: () => isMigrated(standby.database),
    serve: async () => {
      await listen([standby.database]);
      log('The primary database is down: the standby answers public reads until it is back');
    },
  };
  try {
    await waitUntilPrepared({
      prepare: () => prepareDatabaseOnce(config, databases, parts, { progress, log, signal }),
      ...(meanwhile ? { meanwhile } : {}),
      signal,
    });
    parts.brands.follow();
    progress.waitFor('background jobs and the first lists');
    jobs = await startJobs(config, databases, parts, logger);
    const { database } = databases.calls;
    // Removes uploads that were interrupted by a stop.
    await queueJob(database, 'sweep-media', {});
    await listen([database, ...(standby?.watched().standby === 'fresh' ? [standby.database] : [])]);
    progress.end();
    log('Ready');
  } catch (error) {
    if (signal.aborted) return;
    await databases.calls.close();
    throw error;
  }
};

// A job fails with its database. An embedded database does not come back, and `onLost` has reported it; any other may
// come back, and its jobs with it.
process.on('unhandledRejection', (reason) => {
  if (!isDatabaseDown(reason)) void wait(FLUSH_MS).then(() => fail(reason));
});

await Promise.resolve(process.env).then(readConfig).then(start).catch(fail);
