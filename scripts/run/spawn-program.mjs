import { spawn } from 'node:child_process';

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

/**
 * What is run: its arguments and its environment.
 * @typedef {{ args: string[], env: NodeJS.ProcessEnv }} Program
 * @typedef {(program: Program, cwd: string) => import('node:child_process').ChildProcess} Spawn
 */

/**
 * A Node program that ends with whoever started it. It has a group of its own: Ctrl-C reaches only the supervisor, which
 * stops its programs in order.
 * @param {number | 'inherit' | 'pipe'} [output] an open file to write to
 * @returns {Spawn}
 */
export const spawnNode =
  (output = 'inherit') =>
  ({ args, env }, cwd) =>
    spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    });

/**
 * Any other program; it outlives whoever started it.
 * @param {string} command
 * @param {number} output an open file to write to
 * @returns {Spawn}
 */
export const spawnCommand =
  (command, output) =>
  ({ args, env }, cwd) =>
    spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
