import { createSeededRandom } from '../hostile/seeded-random.ts';
import type { Assumptions } from './assumptions.ts';
import { cacheAnswers } from './cache-answers.ts';
import type { Cost, Measured } from './measured.ts';
import { type Demand, listDemands } from './peak-demands.ts';
import { sampleAddress } from './sample-address.ts';

const SEED = 20_261_123;
const MS = 1_000;
const MEGABYTE = 2 ** 20;
/** Seconds that are simulated; what happens in the first ones only fills the caches. */
const WARM_UP = 75;
const COUNTED = 45;
/** The size of a cached page relative to its uncompressed size: compressed, with the HTML and the JSON of its input. */
const CACHED_SHARE = 0.6;
/** Rounds after which the number of replicas is final. */
const MAX_TRIES = 6;

interface Busy {
  readonly bff: number;
  readonly services: number;
  readonly postgres: number;
}

export interface Peak {
  readonly requestsASecond: number;
  /** The hit rate of caches in front, for responses that they may store. */
  readonly edgeHits: number;
  /** The hit rate of a replica, for responses that it may cache. */
  readonly replicaHits: number;
  /** Requests a second that reach the replicas. */
  readonly reached: number;
  /** Cores that are busy, by tier. */
  readonly busy: Busy;
  /** Of `busy.postgres`, what only the primary can do. */
  readonly primary: number;
  /** Wait and work in one replica, ms of its core. */
  readonly median: number;
  readonly p99: number;
  readonly replicas: number;
}

interface Request {
  readonly second: number;
  readonly demand: Demand;
  readonly address: string;
  /** From 0 to 1. */
  readonly luck: number;
}

/** Independent requests over time. */
function* generateRequests(demands: readonly Demand[], popularity: number): Generator<Request> {
  const random = createSeededRandom(SEED);
  const uniform = () => (random.below(2 ** 32) + 0.5) / 2 ** 32;
  let total = 0;
  const upTo = demands.map(({ rate }) => (total += rate));
  for (let second = 0; second < WARM_UP + COUNTED; ) {
    second -= Math.log(uniform()) / total;
    const target = uniform() * total;
    const demand = demands[upTo.findIndex((limit) => target < limit)];
    if (!demand) continue;
    const { cacheName, addresses, isEven } = demand;
    const index = isEven
      ? random.below(addresses)
      : sampleAddress(addresses, popularity, uniform());
    yield { second, demand, address: `${cacheName} ${index}`, luck: uniform() };
  }
}

/** From 0 to 1, the same for the same address. */
const indexOfAddress = (address: string): number => {
  let mixed = 2_166_136_261;
  for (let at = 0; at < address.length; at += 1)
    mixed = Math.imul(mixed ^ address.charCodeAt(at), 16_777_619);
  return createSeededRandom(mixed).below(2 ** 32) / 2 ** 32;
};

const countHits = () => {
  const counted = { requests: 0, hit: 0 };
  return {
    note: (isHit: boolean) => {
      counted.requests += 1;
      if (isHit) counted.hit += 1;
    },
    share: () => counted.hit / Math.max(1, counted.requests),
    requests: () => counted.requests,
  };
};

/** One process that answers one request after the other. */
const runReplica = () => {
  let freeAt = 0;
  const times: number[] = [];
  const used = { bff: 0, services: 0, postgres: 0, primary: 0 };
  return {
    work: (second: number, cost: Cost): number => {
      freeAt = Math.max(freeAt, second) + cost.bff / MS;
      return (freeAt - second) * MS;
    },
    count: (cost: Cost, isOwn: boolean, ms: number) => {
      times.push(ms);
      used.bff += cost.bff;
      used.services += cost.services;
      used.postgres += cost.postgres;
      if (isOwn) used.primary += cost.postgres;
    },
    used,
    quantile: (share: number): number => {
      times.sort((left, right) => left - right);
      return times[Math.floor(times.length * share)] ?? 0;
    },
  };
};

const openCaches = (demands: readonly Demand[], assumed: Assumptions) => {
  const bytesOf = new Map(
    demands.map(({ cacheName, cost }) => [cacheName, cost.bytes * CACHED_SHARE]),
  );
  const bytesAt = (address: string) =>
    Math.max(1, Math.round(bytesOf.get(address.split(' ', 1)[0] ?? '') ?? 1));
  return {
    edges: Array.from({ length: assumed.edges }, () =>
      cacheAnswers(Number.MAX_SAFE_INTEGER, assumed.edgeSeconds, () => 1),
    ),
    own: cacheAnswers(assumed.cacheMb * MEGABYTE, assumed.freshSeconds, bytesAt),
  };
};

/** One of several replicas, behind the caches in front. */
const simulateReplica = (
  demands: readonly Demand[],
  assumed: Assumptions,
  replicas: number,
): Peak => {
  const { edges, own } = openCaches(demands, assumed);
  const [atEdge, atReplica] = [countHits(), countHits()];
  const replica = runReplica();
  let reached = 0;
  for (const { second, demand, address, luck } of generateRequests(demands, assumed.popularity)) {
    const isCounted = second > WARM_UP;
    // One random number selects both the edge and the replica.
    const edge = edges[Math.floor(luck * edges.length)];
    const index = assumed.byAddress ? indexOfAddress(address) : (luck * edges.length) % 1;
    const isCached = demand.cost.shared && edge?.request(address, second) === true;
    if (isCounted && demand.cost.shared) atEdge.note(isCached);
    if (isCached) continue;
    if (isCounted) reached += 1;
    if (Math.floor(index * replicas) > 0) continue;
    const isHit = demand.cached !== null && own.request(address, second);
    const cost = isHit && demand.cached ? demand.cached : demand.cost;
    const ms = replica.work(second, cost);
    if (!isCounted) continue;
    if (demand.cached) atReplica.note(isHit);
    replica.count(cost, demand.isOwn, ms);
  }
  const busy = (ms: number) => (ms / MS / COUNTED) * replicas;
  const { bff, services, postgres, primary } = replica.used;
  return {
    requestsASecond: demands.reduce((sum, { rate }) => sum + rate, 0),
    edgeHits: atEdge.share(),
    replicaHits: atReplica.share(),
    reached: reached / COUNTED,
    busy: { bff: busy(bff), services: busy(services), postgres: busy(postgres) },
    primary: busy(primary),
    median: replica.quantile(0.5),
    p99: replica.quantile(0.99),
    replicas,
  };
};

/** The busiest minute of the day, with the number of replicas that it needs at the planned share of a core. */
export const simulatePeak = (measured: Measured, assumed: Assumptions): Peak => {
  const demands = listDemands(measured, assumed);
  const needed = ({ busy }: Peak) => Math.max(2, Math.ceil(busy.bff / assumed.planned));
  // More replicas mean lower hit rates: each round tries the number that the previous one needs.
  let peak = simulateReplica(demands, assumed, 2);
  for (let tries = 0; tries < MAX_TRIES && needed(peak) > peak.replicas; tries += 1)
    peak = simulateReplica(demands, assumed, needed(peak));
  return peak;
};
