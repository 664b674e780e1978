import { Worker } from 'node:worker_threads';

const EVERY_MS = 10;

/**
 * Ends this process at once when it exceeds its memory, or when its parent has ended. A thread of its own checks this:
 * it also runs while a file is being parsed, and sees memory outside the V8 heap.
 */
export const watchMemory = (bytes: number): void => {
  const program = `
    const parent = process.ppid;
    setInterval(() => {
      if (process.memoryUsage.rss() > ${bytes} || process.ppid !== parent)
        process.kill(process.pid, 'SIGKILL');
    }, ${EVERY_MS});`;
  new Worker(program, { eval: true }).unref();
};
