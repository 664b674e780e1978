import { Redis } from 'ioredis';
import { findFreePort } from '../site/free-port.ts';
import { startRedis, type TestRedis } from './start-redis.ts';

export interface TestRedisCluster {
  /** All nodes, for REDIS_URL. */
  readonly url: string;
  readonly nodes: readonly TestRedis[];
  readonly close: () => Promise<void>;
}

const NODES = 3;
const SLOTS = 16_384;
const POLL_MS = 20;
/** A single node cannot declare another one dead. */
const NODE_TIMEOUT_MS = 1_000;

const isComplete = async (client: Redis): Promise<boolean> => {
  const info = String(await client.cluster('INFO'));
  return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${NODES}`);
};

/**
 * A Redis Cluster of three nodes without replicas, the smallest possible; the test closes it.
 * @param secured a password for all nodes, and a certificate for TLS
 */
export const startRedisCluster = async (
  secured?: { readonly password: string } & Parameters<typeof startRedis>[1],
): Promise<TestRedisCluster> => {
  const startNode = async () => {
    const busPort = await findFreePort();
    const settings = {
      'cluster-enabled': 'yes',
      'cluster-node-timeout': String(NODE_TIMEOUT_MS),
      'cluster-port': String(busPort),
      ...(secured?.certificate ? { 'tls-cluster': 'yes' } : {}),
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    return { ...(await startRedis(args, secured)), busPort };
  };
  const nodes = await Promise.all(Array.from({ length: NODES }, startNode));
  const clients = nodes.map(
    ({ port }) =>
      new Redis({ port, host: '127.0.0.1', ...(secured && { password: secured.password }) }),
  );
  try {
    const first = (index: number) => Math.round((index * SLOTS) / NODES);
    for (const [index, client] of clients.entries()) {
      await client.cluster('ADDSLOTSRANGE', first(index), first(index + 1) - 1);
      await client.call('CLUSTER', 'SET-CONFIG-EPOCH', String(index + 1));
    }
    for (const { url, busPort } of nodes.slice(1))
      await clients[0]?.call('CLUSTER', 'MEET', '127.0.0.1', new URL(url).port, String(busPort));
    while (!(await Promise.all(clients.map(isComplete))).every(Boolean))
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  } finally {
    for (const client of clients) client.disconnect();
  }
  return {
    url: nodes.map(({ url }) => url).join(','),
    nodes,
    close: async () => void (await Promise.all(nodes.map((node) => node.close()))),
  };
};
