import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('shift-clock.c', import.meta.url));
const preload = fileURLToPath(new URL('preload-children.cjs', import.meta.url));

/**
 * Compiles what shifts the clock of programs, into a folder that every user of this machine can read.
 * @returns {string | null} the library; null where it cannot be made: other systems than Linux, and no C compiler
 */
export const buildClock = () => {
  if (process.platform !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-clock-'));
  chmodSync(folder, 0o755);
  const library = join(folder, 'shift-clock.so');
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source]);
  if (status !== 0) return null;
  chmodSync(library, 0o755);
  return library;
};

/**
 * The environment in which a program, and all that it starts, live at another time of day. Node, browsers, PostgreSQL
 * and Redis follow it; the times of files do not.
 * @param {string} library of buildClock
 * @param {number} shiftMs
 * @returns {Record<string, string>}
 */
export const shiftedEnv = (library, shiftMs) => ({
  LD_PRELOAD: library,
  CLOCK_SHIFT_SECONDS: String(Math.round(shiftMs / 1000)),
  NODE_OPTIONS: [process.env.NODE_OPTIONS, `--require=${preload}`].filter(Boolean).join(' '),
});
