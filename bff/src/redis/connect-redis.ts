import type { Cluster, Redis } from 'ioredis';
import type { RedisAddress } from './redis-address.ts';

export type RedisClient = Redis | Cluster;

const CONNECT_MS = 1_000;
/** A connection over which nothing comes for so long is given up, and another one is made. */
const SILENCE_MS = 2_000;
const RETRY_MS = { step: 100, max: 1_000 };
/** A node that has gone is asked for no longer than its asker waits. */
const TRIES = 3;

const retryIn = (times: number): number => Math.min(times * RETRY_MS.step, RETRY_MS.max);

/** A client of one server or of a cluster. It holds back nothing for a connection to come, and never gives up. */
export const connectRedis = async (address: RedisAddress): Promise<RedisClient> => {
  const { Cluster, Redis } = await import('ioredis');
  const { nodes, username, password, isTls, db } = address;
  const [first] = nodes;
  const common = {
    username,
    password,
    ...(isTls ? { tls: {} } : {}),
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    commandTimeout: SILENCE_MS,
    maxRetriesPerRequest: 0,
    connectionName: 'broadsheet',
  };
  if (nodes.length > 1)
    return new Cluster([...nodes], {
      enableOfflineQueue: false,
      clusterRetryStrategy: retryIn,
      slotsRefreshTimeout: CONNECT_MS,
      maxRedirections: TRIES,
      retryDelayOnFailover: RETRY_MS.step,
      retryDelayOnClusterDown: RETRY_MS.step,
      // A name that a certificate is for must stay the name that is asked.
      ...(isTls ? { dnsLookup: (host, found) => found(null, host) } : {}),
      redisOptions: common,
    });
  return new Redis({
    ...common,
    host: first?.host ?? '',
    port: first?.port ?? 0,
    db,
    enableOfflineQueue: false,
    retryStrategy: retryIn,
  });
};
