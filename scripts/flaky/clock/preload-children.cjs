/**
 * Required by every Node process of a run with a shifted clock, so that programs started with an environment of their
 * own, such as PostgreSQL, get the shifted clock too.
 */
const childProcess = require('node:child_process');
const { syncBuiltinESMExports } = require('node:module');

const SHIFTED = ['LD_PRELOAD', 'CLOCK_SHIFT_SECONDS', 'NODE_OPTIONS'];
const inherited = Object.fromEntries(SHIFTED.map((name) => [name, process.env[name]]));

/** @param {unknown[]} args of spawn or fork: options are the last object that is no list */
const withClock = (args) =>
  args.map((arg) =>
    typeof arg === 'object' && arg !== null && 'env' in arg && typeof arg.env === 'object'
      ? { ...arg, env: { ...inherited, ...arg.env } }
      : arg,
  );

for (const name of /** @type {const} */ ([
  'spawn',
  'spawnSync',
  'fork',
  'execFile',
  'execFileSync',
])) {
  const start = /** @type {(...args: unknown[]) => unknown} */ (childProcess[name]);
  Object.assign(childProcess, {
    [name]: (/** @type {unknown[]} */ ...args) => start(...withClock(args)),
  });
}
syncBuiltinESMExports();
