import { randomBytes } from 'node:crypto';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnNode } from '../run/spawn-program.mjs';
import { prepareNginx } from './nginx.mjs';
import { preparePostgres } from './postgres.mjs';
import { bffProgram, servicesProgram } from './programs.mjs';
import { prepareRedis } from './redis.mjs';
import { prepareVarnish } from './varnish.mjs';

/**
 * How long nginx skips a server that did not answer: longer than a program takes from SIGTERM to its last connection.
 */
export const REST_SECONDS = 3;
const ANSWER_WITHIN_MS = 5_000;

/**
 * A program of the cluster. `prepare` runs once, when it is ready and before the next one starts.
 * @typedef {import('../run/spawn-program.mjs').Program & {
 *   name: string,
 *   spawnProgram: import('../run/spawn-program.mjs').Spawn,
 *   stopSignal?: NodeJS.Signals,
 *   isReady: () => Promise<boolean>,
 *   prepare?: () => Promise<void>,
 * }} Part
 */

/** @type {(url: string) => () => Promise<boolean>} */
const answersAt = (url) => async () => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
};

/**
 * The ports of a cluster; only the first is for clients outside.
 * @typedef {ReturnType<typeof namePorts>} ClusterPorts
 */

export const PORTS = 15;

/** @param {readonly number[]} ports as many as PORTS says */
export const namePorts = (ports) => {
  const at = (/** @type {number} */ index) => ports[index] ?? 0;
  return {
    site: at(0),
    inner: at(1),
    bffs: [at(2), at(3)],
    services: [at(4), at(5)],
    primary: at(6),
    standby: at(7),
    edge: at(14),
    redis: [8, 10, 12].map((index) => ({ port: at(index), busPort: at(index + 1) })),
  };
};

const LOOPBACK = '127.0.0.1';
/** How long nginx waits for a page: of Varnish, which goes on to the other BFF after 6 seconds itself, a little longer. */
const PAGES_SECONDS = { ofBff: '6', ofEdge: '8' };

/**
 * Varnish in front of the BFFs, with what these need to purge it; null where this machine has none.
 * @param {Pick<Parameters<typeof prepareParts>[0], 'root' | 'dataDir' | 'ports' | 'say'> & {
 *   openLog: (name: string) => number,
 * }} options
 */
const prepareEdge = ({ root, dataDir, ports, say, openLog }) => {
  const folder = join(dataDir, 'varnish');
  mkdirSync(folder, { recursive: true });
  const secretFile = join(folder, 'purge-secret');
  writeFileSync(secretFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  const varnish = prepareVarnish({
    root,
    folder,
    port: ports.edge,
    site: {
      bffs: [`${LOOPBACK}:${ports.bffs[0]}`, `${LOOPBACK}:${ports.bffs[1]}`],
      fronts: `"${LOOPBACK}"`,
      purgers: `"${LOOPBACK}"`,
      secretFile,
    },
    openLog,
    say,
  });
  if (!varnish) return null;
  const url = `http://${LOOPBACK}:${ports.edge}`;
  return {
    part: { name: 'varnish', ...varnish, isReady: answersAt(`${url}/health/edge`) },
    bffEnv: { EDGE_PURGE_URLS: url, EDGE_PURGE_SECRET_FILE: secretFile },
  };
};

/**
 * All programs of a cluster, in the order of their start.
 * @param {{
 *   root: string,
 *   dataDir: string,
 *   ports: ClusterPorts,
 *   env: NodeJS.ProcessEnv,
 *   say: (line: string) => void,
 * }} options
 * @returns {Promise<{ parts: Part[], databaseUrl: string }>}
 */
export const prepareParts = async ({ root, dataDir, ports, env, say }) => {
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const openLog = (/** @type {string} */ name) => openSync(join(logs, `${name}.log`), 'a');
  const postgres = await preparePostgres({ folder: join(dataDir, 'postgres'), ports, say });
  const redis = prepareRedis({
    root,
    folder: join(dataDir, 'redis'),
    nodes: ports.redis,
    openLog,
    say,
  });
  const edge = prepareEdge({ root, dataDir, ports, say, openLog });
  const around = {
    env,
    edgeEnv: edge?.bffEnv ?? {},
    dataDir,
    databaseUrl: postgres.url,
    readUrl: postgres.readUrl,
    redisUrl: ports.redis.map(({ port }) => `redis://127.0.0.1:${port}`).join(','),
    sitePort: ports.site,
    innerPort: ports.inner,
  };
  const addresses = Object.fromEntries(
    [0, 1].flatMap((index) => [
      [`BFF_${index + 1}`, `127.0.0.1:${ports.bffs[index]}`],
      [`SERVICES_${index + 1}`, `127.0.0.1:${ports.services[index]}`],
    ]),
  );
  const nginx = prepareNginx({
    root,
    folder: join(dataDir, 'nginx'),
    values: {
      ...addresses,
      LISTEN: String(ports.site),
      SERVICES_LISTEN: `127.0.0.1:${ports.inner}`,
      REST_SECONDS: String(REST_SECONDS),
      EDGE: `${LOOPBACK}:${ports.edge}`,
      PAGES: edge ? 'broadsheet_edge' : 'broadsheet_bff',
      PAGES_SECONDS: edge ? PAGES_SECONDS.ofEdge : PAGES_SECONDS.ofBff,
    },
    openLog,
    say,
  });
  /** @type {(name: string, port: number, program: import('../run/spawn-program.mjs').Program) => Part} */
  const ownPart = (name, port, program) => ({
    ...program,
    name,
    spawnProgram: spawnNode(openLog(name)),
    isReady: answersAt(`http://127.0.0.1:${port}/health/ready`),
  });
  const parts = [
    { name: 'primary', ...postgres.primary },
    { name: 'standby', ...postgres.standby },
    ...redis.map((node, index) => ({ name: `redis-${index + 1}`, ...node })),
    // One after the other: the first brings the database to where calls can be answered.
    ...ports.services.map((port, index) =>
      ownPart(`services-${index + 1}`, port, servicesProgram(root, port, around)),
    ),
    ...(edge ? [edge.part] : []),
    { name: 'nginx', ...nginx, isReady: answersAt(`http://127.0.0.1:${ports.inner}/health/ready`) },
    ...ports.bffs.map((port, index) =>
      ownPart(`bff-${index + 1}`, port, bffProgram(root, port, around)),
    ),
  ];
  return { parts, databaseUrl: postgres.url };
};
