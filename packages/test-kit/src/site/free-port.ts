import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the range for outgoing connections, which might otherwise take the port before the program starts. */
const FIRST = 20_000;
const AFTER_LAST = 32_000;
const TRIES = 100;

/** Holds a file for each reserved port, with the id of the process that reserved it. */
const RESERVATIONS = join(tmpdir(), 'broadsheet-test-ports');

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Reserves a port for this process until it ends, so that test workers that search at once never share one. */
const reserve = (port: number): boolean => {
  const file = join(RESERVATIONS, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // A worker that has just created the file has not written its id yet: Number('') is 0, our own process group.
    const owner = Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' }));
    if (owner === process.pid || isRunning(owner)) return false;
    rmSync(file, { force: true });
    return false;
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port that no other running process of the tests has been given, nor this one before. */
export const findFreePort = async (): Promise<number> => {
  mkdirSync(RESERVATIONS, { recursive: true });
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (reserve(port) && (await isFree(port))) return port;
  }
  throw new Error(`of ${TRIES} ports from ${FIRST} to ${AFTER_LAST} none is free`);
};
