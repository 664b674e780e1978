import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range for outgoing connections, which might otherwise take the port before the program starts. */
const FIRST = 20_000;
const AFTER_LAST = 32_000;
const TRIES = 100;
const given = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port that this process has not returned before. */
export const findFreePort = async (): Promise<number> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    // Random, because other processes search at the same time.
    const port = randomInt(FIRST, AFTER_LAST);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`of ${TRIES} ports from ${FIRST} to ${AFTER_LAST} none is free`);
};
