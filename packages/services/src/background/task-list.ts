import type { TaskList } from 'graphile-worker';
import { type Delivery, sendMessage } from '../messages/send-message.ts';
import { cleanUp } from './clean-up.ts';
import type { JobName } from './queue-job.ts';

/** What is done in the background, by its name. */
export const createTaskList = (delivery: Delivery): TaskList => {
  const { database, now } = delivery;
  const tasks = {
    'clean-up': () => cleanUp(database, now()),
    'send-message': (payload: unknown) => sendMessage(payload, delivery),
  } satisfies Partial<Record<JobName | 'clean-up', (payload: unknown) => Promise<void>>>;
  return tasks;
};
