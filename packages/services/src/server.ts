import { setTimeout as wait } from 'node:timers/promises';
import { callSettingsFor } from '@broadsheet/admission/default-settings';
import { createGate } from '@broadsheet/admission/gate';
import { BRANDS } from '@broadsheet/contract/brand';
import { listenForOperators } from '@broadsheet/draining/operations-port';
import { createResumeParser } from '@broadsheet/resume-parser/process/create-resume-parser';
import { loadSiteSecret } from '@broadsheet/site-secret/load-site-secret';
import { openTracing } from '@broadsheet/tracing/open-tracing';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { loadDemoActivity, loadDemoMarket } from '../tools/demo/load-demo-data.ts';
import { createServices } from './app.ts';
import { readConfig, type ServicesConfig } from './config.ts';
import { readOpenDays } from './job/open-days/read-open-days.ts';
import { openMedia } from './media/open-media.ts';
import { queueJob } from './platform/background/queue-job.ts';
import { type RunningJobs, runJobs } from './platform/background/run-jobs.ts';
import { openBrands } from './platform/brands/open-brands.ts';
import { accountSecretsOf } from './platform/call/account-secrets.ts';
import { isDatabaseDown } from './platform/database/database-faults.ts';
import { CALL_LOCK_MS, openDatabase } from './platform/database/open-database.ts';
import type { Schema } from './platform/database/schema.ts';
import { isMigrated } from './platform/database/standby/is-migrated.ts';
import { openStandby } from './platform/database/standby/open-standby.ts';
import { createDocumentWriter } from './platform/documents/create-document-writer.ts';
import { createDelivery } from './platform/messages/create-delivery.ts';
import { mailSitesOf } from './platform/messages/mail/mail-site.ts';
import { createMetrics } from './platform/metrics/create-metrics.ts';
import { noteJobs } from './platform/metrics/note-jobs.ts';
import { followStart } from './platform/start/start-progress.ts';
import { stopServices } from './platform/start/stop-services.ts';
import { waitUntilPrepared } from './platform/start/wait-until-prepared.ts';
import { withStartLock } from './platform/start/with-start-lock.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createPayments } from './subscription/payments/payments.ts';
import { createTaskList, TASKS } from './tasks.ts';
import { createCompetitionReader } from './user/competitions/read-competitions.ts';

const FLUSH_MS = 1_000;
/** Of what nobody waits for: jobs, of which two are done at once, and the preparation of the database. */
const BEHIND_POOL = 4;

const fail = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  pino(pino.destination({ sync: true })).fatal(reason);
  process.exit(1);
};

const start = async (config: ServicesConfig): Promise<void> => {
  const logger = pino({ level: config.logLevel, name: 'services' });
  const log = (line: string): void => logger.info(line);
  const tracing = await openTracing('broadsheet-services', config.tracesTo);
  const siteSecret = await loadSiteSecret(config.siteSecret);
  const secrets = accountSecretsOf(siteSecret);
  const media = openMedia(config.media);
  const parser = createResumeParser({ file: new URL('./resume-program.js', import.meta.url) });
  let listening = false;
  let draining = false;
  let jobs: RunningJobs | undefined;
  const ending = new AbortController();
  let stopping: Promise<void> | undefined;
  const gate =
    config.admission === null
      ? undefined
      : createGate({
          settings: callSettingsFor(config.admission),
          now: () => performance.now(),
          later: (run, ms) => void setTimeout(run, ms).unref(),
        });
  const mayBeAway = config.databaseReadUrl !== undefined;
  const progress = followStart(log);
  progress.waitFor('the database to answer');
  const opened = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.postgresDir,
    poolSize: config.poolSize,
    maxLockMs: CALL_LOCK_MS,
    mayBeAway,
    onWait: (ms) => gate?.noteDelay('database', ms),
    log,
    onLost: () =>
      fail(new Error('The embedded PostgreSQL has gone. Start again to bring it back.')),
  });
  const { database, pool, url, close } = opened;
  const besides = { databaseUrl: url, dataDir: '', mayBeAway, log };
  const aside = await openDatabase({ ...besides, poolSize: 1 });
  const behind = await openDatabase({ ...besides, poolSize: BEHIND_POOL, isBackground: true });
  const brands = await openBrands(url, behind.database, config, logger).catch(async (error) => {
    await close();
    throw error;
  });
  const { findPublished } = brands;
  const sites = mailSitesOf(brands.configs, config.siteUrls);
  const readCompetitions = createCompetitionReader(config.competitionsDir, logger, findPublished);
  const standby =
    config.databaseReadUrl === undefined
      ? undefined
      : await openStandby({
          url: config.databaseReadUrl,
          primaryUrl: url,
          poolSize: config.poolSize,
          log,
        });
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const payments = config.payments
    ? createPayments(config.payments.account, config.siteUrls, database)
    : null;
  const startJobs = (): Promise<RunningJobs> => {
    const within = { database: behind.database, sites, linksKey: secrets.links, now: Date.now };
    const delivery = createDelivery(config.messages, within);
    const tasks = createTaskList(delivery, {
      secrets,
      media,
      parser,
      payments,
      readCompetitions,
      onBrandsChange: brands.onChange,
    });
    return runJobs(url, tasks, logger, { events: noteJobs(metrics, TASKS) });
  };
  const app = createServices({
    database,
    aside: aside.database,
    databaseUrl: url,
    ...(standby ? { standby } : {}),
    seoDir: config.seoDir,
    blogsDir: config.blogsDir,
    competitionsDir: config.competitionsDir,
    surveysDir: config.surveysDir,
    findPublished,
    brands,
    documents: createDocumentWriter(new URL('./document-worker.js', import.meta.url), sites),
    media,
    ...(payments ? { payments } : {}),
    siteSecret,
    ...(config.isProduction ? {} : { outboxSites: sites }),
    isLimited: config.isLimited,
    gate,
    isDraining: () => draining,
    startWaitsFor: progress.waitsFor,
    logger,
    measured: { metrics, pool, tasks: TASKS },
  });
  await app.ready();
  const operations = await listenForOperators(app, config.operations);
  log(`Metrics at http://${config.operations.host}:${operations.port}/metrics`);
  const stop = async (): Promise<void> => {
    draining = true;
    ending.abort();
    operations.stop();
    await stopServices({
      app,
      stopJobs: async () => jobs?.stop(),
      closeDatabase: () =>
        Promise.all([
          standby?.close(),
          brands.close(),
          behind.close(),
          aside.close(),
          close(),
          tracing.close(),
        ]),
      drainMs: listening ? config.drainMs : 0,
      deadlineMs: config.shutdownDeadlineMs,
    });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping ??= stop().catch(fail);
    });
  const prepare = (): Promise<void> => {
    progress.waitFor('its turn to prepare the database');
    const work = async () => {
      progress.waitFor(config.demoData ? 'migrations and demo data' : 'migrations');
      const { configs } = await prepareDatabase(behind, config, log);
      if (!config.demoData) return;
      const { database } = behind;
      await loadDemoMarket(database, { configs, scale: config.demoScale, log });
      await loadDemoActivity(database, { secrets, readCompetitions });
    };
    return withStartLock(url, work, ending.signal);
  };
  // Who listens is asked: a proxy would take the first 503 of a server that loads for an answer.
  const listen = async (databases: readonly Kysely<Schema>[]): Promise<void> => {
    // The first lists would wait for all open jobs to be read.
    const lists = databases.flatMap((from) => BRANDS.map((brand) => readOpenDays(from, brand)));
    await Promise.all(lists);
    if (!listening) await app.listen({ host: config.host, port: config.port });
    listening = true;
  };
  const meanwhile = standby && {
    isServable: () => isMigrated(standby.database),
    serve: async () => {
      await listen([standby.database]);
      log(
        'The primary database is away: until it is there, public reads are answered by the standby',
      );
    },
  };
  try {
    await waitUntilPrepared({
      prepare,
      ...(meanwhile ? { meanwhile } : {}),
      signal: ending.signal,
    });
    brands.follow();
    progress.waitFor('background jobs and the first lists');
    jobs = await startJobs();
    // What died on its way while this was down, or with it.
    await queueJob(database, 'sweep-media', {});
    await listen([database, ...(standby?.watched().standby === 'fresh' ? [standby.database] : [])]);
    progress.end();
    log('Ready');
  } catch (error) {
    if (stopping) return;
    await close();
    throw error;
  }
};

// A job that meets the end of the database fails beside it. An embedded one has gone for good, which is told by then; any
// other may come back, and its jobs with it.
process.on('unhandledRejection', (reason) => {
  if (!isDatabaseDown(reason)) void wait(FLUSH_MS).then(() => fail(reason));
});

await Promise.resolve(process.env).then(readConfig).then(start).catch(fail);
