import { Redis } from 'ioredis';
import { startRedis, type TestRedis } from './start-redis.ts';

export interface TestRedisCluster {
  /** All nodes, as REDIS_URL takes them. */
  readonly url: string;
  readonly nodes: readonly TestRedis[];
  readonly close: () => Promise<void>;
}

const NODES = 3;
const SLOTS = 16_384;
const POLL_MS = 20;
/** One node on its own cannot say that another is dead. */
const NODE_TIMEOUT_MS = 1_000;

const isWhole = async (client: Redis): Promise<boolean> => {
  const info = String(await client.cluster('INFO'));
  return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${NODES}`);
};

/** A Redis Cluster of three nodes without replicas, as small as one can be; to be closed by the test. */
export const startRedisCluster = async (): Promise<TestRedisCluster> => {
  const nodes = await Promise.all(
    Array.from({ length: NODES }, () =>
      startRedis(['--cluster-enabled', 'yes', '--cluster-node-timeout', String(NODE_TIMEOUT_MS)]),
    ),
  );
  const clients = nodes.map(({ port }) => new Redis(port, '127.0.0.1'));
  try {
    const first = (index: number) => Math.round((index * SLOTS) / NODES);
    for (const [index, client] of clients.entries()) {
      await client.cluster('ADDSLOTSRANGE', first(index), first(index + 1) - 1);
      await client.call('CLUSTER', 'SET-CONFIG-EPOCH', String(index + 1));
    }
    for (const { port } of nodes.slice(1)) await clients[0]?.cluster('MEET', '127.0.0.1', port);
    while (!(await Promise.all(clients.map(isWhole))).every(Boolean))
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
