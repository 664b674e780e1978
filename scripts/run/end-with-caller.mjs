import { whenOrphaned } from './when-orphaned.mjs';

/**
 * Stops when somebody presses Ctrl-C, sends a signal to end, or kills the npm script that runs this.
 * @param {string} script its name in package.json
 * @param {() => void} stop
 */
export const endWithCaller = (script, stop) => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, stop);
  if (process.env.npm_lifecycle_event === script) whenOrphaned(stop);
};
