import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const THREADS = '/proc/self/task';

/**
 * Has the threads that help this process run only where the one that answers leaves them time: on the single core of a
 * container V8's collecting of garbage would take half of it, just when most is asked. Called first of all, so that these
 * are V8's own; what files and compression wait for is begun later. Elsewhere than on Linux nothing is changed.
 */
export const letHelpersGiveWay = (): void => {
  if (process.platform !== 'linux') return;
  try {
    // Here the id of the first thread is that of its process, and a priority is that of one thread.
    for (const thread of readdirSync(THREADS).map(Number))
      if (thread !== process.pid) setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // A thread that has just ended, or a container that allows no such call: slower when too much is asked, and no reason not to start.
  }
};
