import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { closeAtEnd } from './left-open.ts';

const POLL_MS = 5;

export interface RunningProgram {
  readonly pid: number;
  /** Without a slash at the end. */
  readonly url: string;
  /** From the start of the process to its first 200. */
  readonly readyMs: number;
  /** Ends it; idempotent. */
  readonly stop: () => Promise<void>;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    },
    () => false,
  );

/**
 * Starts a server and waits until it answers 200 at `readyPath`. Its log is discarded.
 * @throws Error when it ends before.
 */
export const startProgram = async (
  [command, args]: readonly [string, readonly string[]],
  options: { url: string; readyPath: string; cwd: string; env: NodeJS.ProcessEnv },
): Promise<RunningProgram> => {
  const { url, readyPath, cwd, env } = options;
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let isRunning = true;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => {
    isRunning = false;
  });
  const stop = closeAtEnd(() => {
    child.kill('SIGTERM');
    return ended;
  });
  while (!(await answers(`${url}${readyPath}`))) {
    if (!isRunning) {
      await stop();
      throw new Error(`${args.join(' ')} ended before it was ready`);
    }
    await delay(POLL_MS);
  }
  return { pid: child.pid ?? 0, url, readyMs: performance.now() - startedAt, stop };
};
