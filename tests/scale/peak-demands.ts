import type { Assumptions } from './assumptions.ts';
import type { Cost, Measured } from './measured.ts';

export interface Demand {
  /** The row of `measured.json`. */
  readonly name: string;
  /** Its cache key: crawlers and people share it. */
  readonly cacheName: string;
  /** Requests a second. */
  readonly rate: number;
  readonly addresses: number;
  /** Each address as likely as any other. */
  readonly isEven: boolean;
  readonly cost: Cost;
  /** Its cost when a replica has cached it; null where it is not cacheable. */
  readonly cached: Cost | null;
  /** Reads or writes one seeker's own data, for which only the primary answers. */
  readonly isOwn: boolean;
}

const SECONDS_AN_HOUR = 3_600;
const OWN = /its own|jobfeed|applied|profile|save|apply|login/;
const LISTS = /^(list|search)/;

/** The cost of an action by its row in `measured.json`; throws where there is none. */
export const costOf = (measured: Measured, name: string): Cost => {
  const cost = measured.requests[name];
  if (!cost)
    throw new Error(`nobody has measured "${name}"; there are: ${Object.keys(measured.requests)}`);
  return cost;
};

/** The requests of the busiest minute, at the costs of a market as large as is assumed. */
export const listDemands = (measured: Measured, assumed: Assumptions): Demand[] => {
  const { viewsADay, peakHourShare, burst, openJobs, measuredJobs } = assumed;
  const views = (viewsADay * peakHourShare * burst) / SECONDS_AN_HOUR;
  const growth = assumed.growthPerTenfold ** Math.log10(openJobs / measuredJobs);
  const grown = (name: string, cost: Cost): Cost =>
    LISTS.test(name) ? { ...cost, postgres: cost.postgres * growth } : cost;
  const addressesOf = (name: string): number => {
    if (name.startsWith('home')) return 1;
    if (name.startsWith('list')) return assumed.listAddresses;
    if (name.startsWith('search')) return assumed.searchAddresses;
    return openJobs;
  };
  const demandOf = (name: string, rate: number, isEven = false): Demand => {
    const cost = grown(name, costOf(measured, name));
    const cached = measured.requests[`${name}, kept`];
    return {
      name,
      cacheName: name.replaceAll(' ', '-'),
      rate,
      addresses: addressesOf(name),
      isEven,
      cost,
      // The home page has one address, so the measured one was cached.
      cached: name === 'home' ? cost : (cached ?? null),
      isOwn: OWN.test(name),
    };
  };
  const people = Object.entries({ ...assumed.views, ...assumed.besides });
  return [
    ...people.map(([name, share]) => demandOf(name, views * share)),
    demandOf('job', views * assumed.crawledPerView, true),
  ];
};
