import type { TaskList } from 'graphile-worker';
import type { AccountSecrets } from '../accounts/account-secrets.ts';
import { sendResetLinkTask } from '../accounts/send-reset-link.ts';
import { type Delivery, sendMessage } from '../messages/send-message.ts';
import { cleanUp } from './clean-up.ts';
import type { JobName } from './queue-job.ts';

/** What is done in the background, by its name. */
export const createTaskList = (delivery: Delivery, secrets: AccountSecrets): TaskList => {
  const { database, now } = delivery;
  const tasks = {
    'clean-up': () => cleanUp(database, now()),
    'send-message': (payload) => sendMessage(payload, delivery),
    'send-reset-link': (payload) => sendResetLinkTask(payload, { database, secrets, now }),
  } satisfies Record<JobName | 'clean-up', (payload: unknown) => Promise<void>>;
  return tasks;
};
