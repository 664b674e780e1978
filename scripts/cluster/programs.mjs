import { join } from 'node:path';
import { SERVER_FLAGS, SERVICES_FLAGS } from '../run/server-flags.mjs';

/** Long enough for nginx to notice, with its next page request, that a program is shutting down. */
const DRAIN_MS = '1500';

/**
 * The configuration that all four programs of the cluster share.
 * @typedef {{
 *   env: NodeJS.ProcessEnv,
 *   edgeEnv: NodeJS.ProcessEnv,
 *   dataDir: string,
 *   databaseUrl: string,
 *   readUrl: string,
 *   redisUrl: string,
 *   sitePort: number,
 *   innerPort: number,
 * }} Surroundings
 */

/** @type {(around: Surroundings) => NodeJS.ProcessEnv} */
const both = ({ env, dataDir, databaseUrl }) => ({
  LOG_LEVEL: 'warn',
  DRAIN_MS,
  ...env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

/**
 * One of the BFFs: nginx and Varnish are its only clients, and nginx is its only way to the services.
 * @param {string} root of a built checkout
 * @param {number} port
 * @param {Surroundings} around
 * @returns {import('../run/spawn-program.mjs').Program}
 */
export const bffProgram = (root, port, around) => ({
  args: [...SERVER_FLAGS, join(root, 'bff/dist/server.js')],
  env: {
    ...both(around),
    PORT: String(port),
    HOST: '127.0.0.1',
    SERVICES_URL: `http://127.0.0.1:${around.innerPort}`,
    REDIS_URL: around.redisUrl,
    TRUST_PROXY: '127.0.0.1',
    ...around.edgeEnv,
  },
});

/**
 * One of the services; links in their mails lead to the public port.
 * @param {string} root of a built checkout
 * @param {number} port
 * @param {Surroundings} around
 * @returns {import('../run/spawn-program.mjs').Program}
 */
export const servicesProgram = (root, port, around) => ({
  args: [...SERVICES_FLAGS, join(root, 'packages/services/dist/server.js')],
  env: {
    ...both(around),
    PORT: String(around.sitePort),
    SERVICES_PORT: String(port),
    DATABASE_READ_URL: around.readUrl,
  },
});
