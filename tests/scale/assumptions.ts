/**
 * Assumptions about people and machines, which are not measured: adapt them to your site, and run `npm run scale`
 * again.
 */
export interface Assumptions {
  readonly viewsADay: number;
  readonly openJobs: number;
  /** Share of a day's views in its busiest hour. */
  readonly peakHourShare: number;
  /** The busiest minute of that hour against its mean. */
  readonly burst: number;
  /** Views by the row of `measured.json` that they cost; they sum to 1. */
  readonly views: Readonly<Record<string, number>>;
  /** Other requests for each view, by the same rows. */
  readonly besides: Readonly<Record<string, number>>;
  /** Pages that crawlers fetch for each view of a person: each job as likely as any other. */
  readonly crawledPerView: number;
  /** How steeply people prefer some addresses: the exponent of Zipf's law. */
  readonly popularity: number;
  /** Public addresses of lists and searches. */
  readonly listAddresses: number;
  readonly searchAddresses: number;
  /** Edge locations of the CDN, each with its own share of people. */
  readonly edges: number;
  readonly edgeSeconds: number;
  /** As `CACHE_MB` of the BFF. */
  readonly cacheMb: number;
  /** Whether the balancer sends an address to the same BFF each time, and not to any. */
  readonly byAddress: boolean;
  /** How long the BFF caches a page before it creates a new one; FRESH_MS of its caches. */
  readonly freshSeconds: number;
  /** Share of a core that is planned with: the rest is for restarts, garbage and the unforeseen. */
  readonly planned: number;
  /** CPU of a list or a search at ten times the jobs: 16.6 against 14.7 ms in `docs/benchmarks.md`, Search. */
  readonly growthPerTenfold: number;
  readonly measuredJobs: number;
  /** Memory of every services process for an open job, see `search/read-open-days`. */
  readonly jobBytesInServices: number;
  readonly seekers: number;
  /** Share of seekers who get a job alert on a day. */
  readonly mailedADay: number;
  /** Share of views of people who have agreed to be counted. */
  readonly agreed: number;
  /**
   * To the primary: the pool, one besides it, one that listens, seven of its jobs, and one that checks for the standby.
   */
  readonly connectionsPerServices: number;
  readonly connectionsOfServer: number;
  /** Minutes that a seeker's page stays open, with its stream. */
  readonly minutesOpen: number;
  /** Share of views that open a stream: those of signed-in people. */
  readonly signedIn: number;
}

export const ASSUMED: Assumptions = {
  viewsADay: 100_000_000,
  openJobs: 10_000_000,
  peakHourShare: 0.08,
  burst: 1.5,
  views: {
    home: 0.08,
    list: 0.2,
    search: 0.22,
    job: 0.4,
    jobfeed: 0.06,
    'applied jobs': 0.03,
    profile: 0.01,
  },
  besides: {
    'home, its own blocks': 0.03,
    'list, its own blocks': 0.05,
    'search, its own blocks': 0.07,
    'job, its own blocks': 0.1,
    suggestions: 0.05,
    save: 0.01,
    apply: 0.005,
    login: 0.001,
  },
  crawledPerView: 0.15,
  popularity: 0.8,
  listAddresses: 50_000,
  searchAddresses: 2_000_000,
  edges: 8,
  edgeSeconds: 60,
  cacheMb: 256,
  byAddress: false,
  freshSeconds: 10,
  planned: 0.6,
  growthPerTenfold: 1.13,
  measuredJobs: 100_000,
  jobBytesInServices: 90,
  seekers: 30_000_000,
  mailedADay: 0.2,
  agreed: 0.5,
  connectionsPerServices: 20,
  connectionsOfServer: 100,
  minutesOpen: 4,
  signedIn: 0.35,
};
