import type { Cluster, Redis } from 'ioredis';
import type { RedisAddress } from './redis-address.ts';

export type RedisClient = Redis | Cluster;

const CONNECT_MS = 1_000;
/** A connection that is silent for this long is closed, and a new one is opened. */
const SILENCE_MS = 2_000;
const RETRY_MS = { step: 100, max: 1_000 };
/** Limits retries against a lost node to the time that a caller waits. */
const TRIES = 3;

const retryIn = (times: number): number => Math.min(times * RETRY_MS.step, RETRY_MS.max);

/** A client of one server or of a cluster. It does not queue commands while disconnected, and reconnects forever. */
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
      // The host name must not be replaced by an address, because the certificate is for the name.
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
