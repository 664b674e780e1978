import { Worker } from 'node:worker_threads';

const EVERY_MS = 10;

/**
 * Ends this process at once when it takes more memory than it may, or when the one that started it is gone. A thread of
 * its own looks after that: it runs on while files are being read, and sees what limits of the heap do not cover.
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
