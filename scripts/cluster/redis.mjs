import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnCommand } from '../run/spawn-program.mjs';
import { findServerProgram } from '../setup/find-server-program.mjs';
import { askRedis } from './query-redis.mjs';

const SLOTS = 16_384;

/** @typedef {{ port: number, busPort: number }} RedisPorts */

/**
 * The nodes of a Redis Cluster, each with a third of the keys and without a replica: its data may be lost, and does not
 * survive a restart of the cluster. A node that is away affects only its own keys.
 * @param {{ root: string, folder: string, nodes: RedisPorts[], openLog: (name: string) => number, say: (line: string) => void }} options
 */
export const prepareRedis = ({ root, folder, nodes, openLog, say }) => {
  const { executablePath, env } = findServerProgram(root, 'redis-server', say);
  rmSync(folder, { recursive: true, force: true });
  return nodes.map(({ port, busPort }, index) => {
    const dir = join(folder, String(index + 1));
    mkdirSync(dir, { recursive: true });
    const settings = {
      port,
      'cluster-port': busPort,
      bind: '127.0.0.1',
      dir,
      save: '',
      appendonly: 'no',
      'cluster-enabled': 'yes',
      'cluster-node-timeout': 2_000,
      'cluster-require-full-coverage': 'no',
    };
    return {
      args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      env: { ...process.env, ...env },
      spawnProgram: spawnCommand(executablePath, openLog(`redis-${index + 1}`)),
      isReady: async () => (await askRedis(port, 'PING').catch(() => '')) === 'PONG',
    };
  });
};

/** @param {RedisPorts[]} nodes that run and know nothing of each other */
export const joinRedis = async (nodes) => {
  const share = Math.ceil(SLOTS / nodes.length);
  const [first] = nodes;
  for (const [index, { port, busPort }] of nodes.entries()) {
    const last = Math.min(SLOTS, (index + 1) * share) - 1;
    await askRedis(port, `CLUSTER ADDSLOTSRANGE ${index * share} ${last}`);
    // Two nodes with the same epoch would have to agree on another first.
    await askRedis(port, `CLUSTER SET-CONFIG-EPOCH ${index + 1}`);
    if (first && port !== first.port)
      await askRedis(first.port, `CLUSTER MEET 127.0.0.1 ${port} ${busPort}`);
  }
};

/** Whether every node knows all others and who has which keys. @type {(nodes: RedisPorts[]) => Promise<boolean>} */
export const isRedisJoined = async (nodes) => {
  const told = await Promise.all(nodes.map(({ port }) => askRedis(port, 'CLUSTER INFO')));
  return told.every(
    (info) =>
      info.includes('cluster_state:ok') &&
      info.includes(`cluster_slots_ok:${SLOTS}`) &&
      info.includes(`cluster_known_nodes:${nodes.length}`),
  );
};
