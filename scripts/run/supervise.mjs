import { spawnNode } from './spawn-program.mjs';

const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;
const STEADY_MS = 30_000;
const STOP_DEADLINE_MS = 20_000;

/**
 * Asks a program to end, and kills it after the deadline. Returns whether it ended in its own way.
 * @param {import('node:child_process').ChildProcess} running
 * @param {{ name: string, stopSignal: NodeJS.Signals, say: (line: string) => void }} options
 */
const endProgram = async (running, { name, stopSignal, say }) => {
  /** @type {Promise<boolean>} */
  const ended = new Promise((resolve) => running.once('exit', (code) => resolve(code === 0)));
  running.kill(stopSignal);
  const deadline = setTimeout(() => {
    say(`${name} did not end in ${STOP_DEADLINE_MS / 1000} s; killing it`);
    running.kill('SIGKILL');
  }, STOP_DEADLINE_MS);
  const orderly = await ended;
  clearTimeout(deadline);
  return orderly;
};

/**
 * Runs a program and starts it again when it dies, each time later, until stop() is called.
 * @param {import('./spawn-program.mjs').Program & {
 *   name: string,
 *   cwd: string,
 *   say: (line: string) => void,
 *   spawnProgram?: import('./spawn-program.mjs').Spawn,
 *   stopSignal?: NodeJS.Signals,
 * }} options args: the program and its arguments; spawnProgram: for what is no Node program, or writes elsewhere
 */
export const supervise = ({
  name,
  cwd,
  say,
  spawnProgram = spawnNode(),
  stopSignal = 'SIGTERM',
  ...given
}) => {
  let program = given;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let restart;
  let stopping = false;
  let replacing = false;
  let pauseMs = FIRST_RESTART_MS;
  /** @type {(reason: string) => void} */
  let endFirst = () => undefined;
  /** @type {Promise<string>} */
  const firstExit = new Promise((resolve) => {
    endFirst = resolve;
  });

  const start = () => {
    const startedAt = Date.now();
    child = spawnProgram(program, cwd);
    say(`${name} runs as process ${child.pid}`);
    child.once('exit', (code, signal) => {
      child = undefined;
      const how = signal ?? `code ${code}`;
      endFirst(`${name} ended with ${how}`);
      if (stopping || replacing) return;
      if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_RESTART_MS;
      say(`${name} ended with ${how}; starting it again in ${pauseMs} ms`);
      restart = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_RESTART_MS);
    });
  };

  const end = async () => (child ? endProgram(child, { name, stopSignal, say }) : false);
  start();

  return {
    name,
    /** Resolves with the reason when the program ends for the first time. */
    firstExit,
    pid: () => child?.pid,
    /**
     * Stops it, and starts it again once it has ended: as another program where one is given. Returns whether it ended
     * by itself.
     * @param {Partial<import('./spawn-program.mjs').Program>} [change]
     */
    replace: async (change = {}) => {
      replacing = true;
      clearTimeout(restart);
      const orderly = await end();
      replacing = false;
      program = { ...program, ...change };
      pauseMs = FIRST_RESTART_MS;
      if (!stopping) start();
      return orderly;
    },
    /**
     * Sends the stop signal, and kills the program when it does not end within the deadline. Returns whether it ended
     * by itself: false when it was killed, and between two starts.
     */
    stop: () => {
      stopping = true;
      clearTimeout(restart);
      return end();
    },
  };
};
