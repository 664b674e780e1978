import { accountSecretsOf } from '@broadsheet/services/accounts/account-secrets';
import { createTaskList } from '@broadsheet/services/background/task-list';
import type { MessagesConfig } from '@broadsheet/services/config';
import { createDelivery } from '@broadsheet/services/messages/create-delivery';
import { Logger, runOnce } from 'graphile-worker';
import {
  readTestSites,
  TEST_SITE_SECRET,
  type TestServices,
} from '../database/create-test-services.ts';

const SILENT = new Logger(() => () => undefined);

/** Does all jobs that are due, as the background would, with nothing to send by but what is given. */
export const runTestJobs = async (
  services: Pick<TestServices, 'database' | 'url' | 'now'>,
  messages: Partial<MessagesConfig> = {},
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
  await runOnce({
    connectionString: url,
    taskList: createTaskList(createDelivery(config, within), secrets),
    logger: SILENT,
    noHandleSignals: true,
    maxPoolSize: 2,
  });
};
