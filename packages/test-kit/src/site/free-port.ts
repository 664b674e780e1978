import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems take for connections that go out, which would take one between this look and the start of
 * the program that it is for.
 */
const FIRST = 20_000;
const AFTER_LAST = 32_000;
const TRIES = 100;
const given = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody listens on now, and that this process has not been given before. */
export const findFreePort = async (): Promise<number> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    // By chance: other processes look for ports at the same time.
    const port = randomInt(FIRST, AFTER_LAST);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`of ${TRIES} ports from ${FIRST} to ${AFTER_LAST} none is free`);
};
