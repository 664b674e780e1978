import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, LOOPBACK } from './free-port.ts';
import { type BinaryContext, binaryEnvironment, binaryPath } from './run-binary.ts';
import { giveTo } from './server-user.ts';

const START_DEADLINE_MS = 60_000;
const POLL_MS = 25;
const LOG_TAIL = 2000;

/** @param more settings beside those that every server has, as `name=value` */
export const spawnServer = (
  context: BinaryContext,
  cluster: string,
  logFile: string,
  port: number,
  more: readonly string[] = [],
): ChildProcess => {
  const log = openSync(logFile, 'a', 0o600);
  giveTo(context.user, logFile);
  const settings = [
    `listen_addresses=${LOOPBACK}`,
    `port=${port}`,
    'unix_socket_directories=',
    'password_encryption=scram-sha-256',
    'max_connections=200',
    ...more,
  ];
  const child = spawn(
    binaryPath(context, 'postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...context.user,
      cwd: cluster,
      env: binaryEnvironment(context),
      // Its own process group: Ctrl-C in the terminal must not end it before its clients have ended.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  return child;
};

const tailOf = (file: string): string => readFileSync(file, 'utf8').slice(-LOG_TAIL).trim();

/**
 * Starts the server on a free loopback port and waits until `isReady` resolves to true. If another process takes the
 * port first, a new one is tried; any other failure contains the end of the server's log.
 */
export const startServer = async (
  context: BinaryContext,
  folder: string,
  cluster: string,
  isReady: (port: number) => Promise<boolean>,
): Promise<number> => {
  const logFile = join(folder, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const child = spawnServer(context, cluster, logFile, port);
    let ended: string | undefined;
    child.once('error', (error) => {
      ended = error.message;
    });
    child.once('exit', (code, signal) => {
      ended ??= `it ended with ${signal ?? `code ${code}`}`;
    });
    const deadline = Date.now() + START_DEADLINE_MS;
    while (ended === undefined && Date.now() < deadline) {
      if (await isReady(port)) {
        child.removeAllListeners();
        child.unref();
        return port;
      }
      await wait(POLL_MS);
    }
    const tail = tailOf(logFile);
    if (ended !== undefined && /could not bind|Address already in use/.test(tail) && attempt < 3)
      continue;
    child.kill('SIGINT');
    const reason = ended ?? `it was not ready within ${START_DEADLINE_MS / 1000} s`;
    throw new Error(`PostgreSQL did not start: ${reason}. The end of ${logFile}:\n${tail}`);
  }
};
