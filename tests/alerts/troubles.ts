import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { sql } from 'kysely';
import { descendantsOf } from '../bench/servers/process-figures.ts';
import { openSiteDatabase } from '../load/kills/people.ts';

type Undo = () => Promise<void>;

export interface Trouble {
  readonly name: string;
  /** That somebody has to be told of. */
  readonly alerts: readonly string[];
  /** That would send them the wrong way. */
  readonly wrong: readonly string[];
  readonly cause: () => Promise<Undo>;
}

const SPOILED = 'layouts/home.json';
const REPORT_EVERY_MS = 200;
const QUEUE = 'held-by-a-test';
const TASK = 'send-message';

/** They hold their connections and answer nothing, as on a machine that has stopped. */
const haveHang = async (pids: readonly number[]): Promise<Undo> => {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return async () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
};

const processesOfDatabase = ({ replicaEnv }: RunningSite): number[] => {
  const file = join(replicaEnv.DATA_DIR ?? '', 'postgres/cluster/postmaster.pid');
  const first = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  return [first, ...descendantsOf(first)];
};

const spoilContent = async ({ contentDir }: RunningSite): Promise<Undo> => {
  const file = join(contentDir, SPOILED);
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace('{', '{ "sections": 1, '));
  return async () => writeFileSync(file, good);
};

const reportBlocks = async ({ ask }: RunningSite): Promise<Undo> => {
  const report = async (): Promise<void> => {
    const { status } = await ask('tech', '/api/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ id: 'header', type: 'header', reason: 'threw' }),
    });
    if (status !== 204) throw new Error(`a report was answered with ${status}`);
  };
  await report();
  const timer = setInterval(() => void report(), REPORT_EVERY_MS);
  return async () => clearInterval(timer);
};

const lockJobs = async (site: RunningSite): Promise<Undo> => {
  const { database, close } = await openSiteDatabase(site);
  let unlock = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  const isLocked = new Promise<void>((resolve, reject) => {
    const held = database.transaction().execute(async (transaction) => {
      await sql`lock table jobs in access exclusive mode`.execute(transaction);
      resolve();
      await isOver;
    });
    held.then(close, reject);
  });
  await isLocked;
  return async () => unlock();
};

const spoilJob = async (site: RunningSite): Promise<Undo> => {
  const { database, close } = await openSiteDatabase(site);
  await sql`select graphile_worker.add_job(${TASK}, payload := '{}'::json, max_attempts := 1)`.execute(
    database,
  );
  return close;
};

const holdJob = async (site: RunningSite): Promise<Undo> => {
  const { database, close } = await openSiteDatabase(site);
  await database.transaction().execute(async (transaction) => {
    await sql`select graphile_worker.add_job(${TASK}, payload := '{}'::json, queue_name := ${QUEUE},
      run_at := now() - interval '20 minutes', job_key := ${QUEUE})`.execute(transaction);
    await sql`update graphile_worker._private_job_queues set locked_at = now(), locked_by = ${QUEUE}
      where queue_name = ${QUEUE}`.execute(transaction);
  });
  return async () => {
    await sql`update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where queue_name = ${QUEUE}`.execute(database);
    await sql`select graphile_worker.remove_job(${QUEUE})`.execute(database);
    await close();
  };
};

/** What may befall a site, and who is told of it. @param flood asks for more than can be done until it is ended */
export const troublesOf = (site: RunningSite, flood: () => Undo): readonly Trouble[] => [
  {
    name: 'the BFF hangs',
    alerts: ['SiteDown'],
    wrong: ['ServicesDown', 'DatabaseAway'],
    cause: () => haveHang([site.pidOf('bff')]),
  },
  {
    name: 'the services hang',
    alerts: ['ServicesDown', 'BreakerOpen', 'StaleAnswers', 'ErrorAnswers'],
    wrong: ['SiteDown', 'Overloaded'],
    cause: () => haveHang([site.pidOf('services')]),
  },
  {
    name: 'PostgreSQL hangs',
    alerts: ['DatabaseAway', 'BreakerOpen', 'ErrorAnswers'],
    wrong: ['SiteDown', 'ServicesDown', 'Overloaded'],
    cause: () => haveHang(processesOfDatabase(site)),
  },
  {
    name: 'a statement holds the jobs',
    alerts: ['SlowServices', 'SlowPages', 'BlocksFail', 'ConnectionsShort'],
    wrong: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'Overloaded'],
    cause: () => lockJobs(site),
  },
  {
    name: 'more is asked for than can be done',
    alerts: ['Overloaded'],
    wrong: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'ErrorAnswers', 'BreakerOpen'],
    cause: async () => flood(),
  },
  {
    name: 'a layout is spoiled',
    alerts: ['ConfigFaults'],
    wrong: ['BlocksFail', 'ErrorAnswers'],
    cause: () => spoilContent(site),
  },
  {
    name: 'browsers cannot wake a block',
    alerts: ['BrowserFaults'],
    wrong: ['BlocksFail'],
    cause: () => reportBlocks(site),
  },
  {
    name: 'a job fails for the last time',
    alerts: ['JobsGivenUp'],
    wrong: ['JobsLate'],
    cause: () => spoilJob(site),
  },
  {
    name: 'a job is not done',
    alerts: ['JobsLate'],
    wrong: ['JobsGivenUp'],
    cause: () => holdJob(site),
  },
];
