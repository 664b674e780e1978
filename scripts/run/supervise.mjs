import { spawn } from 'node:child_process';

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;
const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;
const STEADY_MS = 30_000;
const STOP_DEADLINE_MS = 20_000;

/**
 * Runs a Node program and starts it again when it dies, each time later, until stop() is called.
 * @param {{
 *   name: string,
 *   args: string[],
 *   env: NodeJS.ProcessEnv,
 *   cwd: string,
 *   say: (line: string) => void,
 * }} options args: the program and its arguments
 */
export const supervise = ({ name, args, env, cwd, say }) => {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let restart;
  let stopping = false;
  let pauseMs = FIRST_RESTART_MS;
  /** @type {(reason: string) => void} */
  let endFirst = () => undefined;
  /** @type {Promise<string>} */
  const firstExit = new Promise((resolve) => {
    endFirst = resolve;
  });

  const start = () => {
    const startedAt = Date.now();
    // A group of its own: Ctrl-C reaches only the supervisor, which stops its programs in order.
    child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    say(`${name} runs as process ${child.pid}`);
    child.once('exit', (code, signal) => {
      child = undefined;
      const how = signal ?? `code ${code}`;
      endFirst(`${name} ended with ${how}`);
      if (stopping) return;
      if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_RESTART_MS;
      say(`${name} ended with ${how}; starting it again in ${pauseMs} ms`);
      restart = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_RESTART_MS);
    });
  };
  start();

  return {
    name,
    /** Resolves with the reason when the program ends for the first time. */
    firstExit,
    pid: () => child?.pid,
    /**
     * Asks it to end, and kills it when it does not within the deadline. Answers whether it could end in its own
     * way: not when it was killed, nor between two starts.
     */
    stop: async () => {
      stopping = true;
      clearTimeout(restart);
      const running = child;
      if (!running) return false;
      /** @type {Promise<boolean>} */
      const ended = new Promise((resolve) => running.once('exit', (code) => resolve(code === 0)));
      running.kill('SIGTERM');
      const deadline = setTimeout(() => {
        say(`${name} did not end in ${STOP_DEADLINE_MS / 1000} s; killing it`);
        running.kill('SIGKILL');
      }, STOP_DEADLINE_MS);
      const orderly = await ended;
      clearTimeout(deadline);
      return orderly;
    },
  };
};
