import { sourceProgram } from '@broadsheet/resume-parser/fixtures/source-program.fixtures';
import { createResumeParser } from '@broadsheet/resume-parser/process/create-resume-parser';
import { accountSecretsOf } from '@broadsheet/services/platform/call/account-secrets';
import {
  createDelivery,
  type MessagesConfig,
} from '@broadsheet/services/platform/messages/create-delivery';
import { createPayments } from '@broadsheet/services/subscription/payments/payments';
import { createTaskList } from '@broadsheet/services/tasks';
import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import {
  readTestSites,
  TEST_SITE_SECRET,
  type TestServices,
} from '../database/create-test-services.ts';

const SILENT = new Logger(() => () => undefined);

type JobServices = Pick<TestServices, 'database' | 'url' | 'now' | 'media'>;

/**
 * Runs all due jobs like the background, with only the given senders. Resumes are not parsed by default: each takes a
 * process of its own.
 */
export const runTestJobs = async (
  services: JobServices,
  messages: Partial<MessagesConfig> = {},
  readsResumes = false,
): Promise<void> => {
  const secrets = accountSecretsOf(TEST_SITE_SECRET);
  const config: MessagesConfig = {
    smtpUrl: undefined,
    mailFrom: 'Broadsheet <no-reply@localhost>',
    smsWebhookUrl: undefined,
    smsWebhookToken: undefined,
    ...messages,
  };
  const { database, url } = services;
  const within = {
    database,
    sites: await readTestSites(),
    linksKey: secrets.links,
    now: () => services.now,
  };
  // A single connection, so that the record of a failed job is written before the next job is fetched.
  const pgPool = new pg.Pool({ connectionString: url, max: 1 });
  // The worker requires both listeners; a lost connection shows in the failed query.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  const parser = createResumeParser(sourceProgram());
  const delivery = createDelivery(config, within);
  const { 'parse-resume': parse, ...tasks } = createTaskList(delivery, {
    secrets,
    media: services.media,
    parser,
    payments: createPayments(
      null,
      { tech: within.sites.tech.url, management: within.sites.management.url },
      database,
    ),
    readCompetitions: async () => [],
  });
  try {
    await runOnce({
      pgPool,
      taskList: readsResumes ? { ...tasks, 'parse-resume': parse } : tasks,
      logger: SILENT,
      noHandleSignals: true,
    });
  } finally {
    await pgPool.end();
  }
};

/** Parses the pending resumes, each in a process of its own, like the background. */
export const readTestResumes = (services: JobServices): Promise<void> =>
  runTestJobs(services, {}, true);
