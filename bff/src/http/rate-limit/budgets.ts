import type { CallDefinition } from '@broadsheet/contract/call';
import { addResumeToProfile } from '@broadsheet/contract/calls/resume-document';
import { FLAG_PATH } from '@broadsheet/contract/flag-evaluation';

/**
 * Budgets are counted in points, so that a cached page can cost a fraction of a request and every count stays an
 * integer.
 */
const POINTS_PER_REQUEST = 20;

/** The cost of a request: on arrival, and in addition when its page was not cached. */
export interface RequestCost {
  readonly onArrival: number;
  readonly whenMade: number;
}

const points = (requests: number): number => Math.round(requests * POINTS_PER_REQUEST);
const cost = (onArrival: number, whenMade = 0): RequestCost => ({
  onArrival: points(onArrival),
  whenMade: points(whenMade),
});

const COSTS = {
  /** 0.1 for a page that the BFF has cached, 1 for one that it makes. */
  page: cost(0.1, 0.9),
  read: cost(1),
  write: cost(2),
  /** A browser's report or an app's evaluation of flags; both have a separate limit. */
  report: cost(0.25),
  /** A file is read or written, scanned and perhaps parsed. */
  upload: cost(10),
} as const;

/** Every cost that a request can be charged, for the limiters that are made at the start. */
export const ALL_COSTS: readonly number[] = [
  ...new Set(
    Object.values(COSTS).flatMap(({ onArrival, whenMade }) =>
      whenMade > 0 ? [onArrival, whenMade] : [onArrival],
    ),
  ),
];

const PAGE_ROUTES: ReadonlySet<string> = new Set(['/*', '/api/layout']);
const REPORT_ROUTES: ReadonlySet<string> = new Set([
  '/api/exposures',
  '/api/telemetry',
  '/api/vitals',
]);

/** Of apps and servers, which read no cookie of ours. */
const FLAG_ROUTES: ReadonlySet<string> = new Set([FLAG_PATH, `${FLAG_PATH}/:key`]);

/** Whether newcomers can get an id with the answer of a route. */
export const givesGuestIds = (route = ''): boolean => !FLAG_ROUTES.has(route);

export interface CostedRequest {
  readonly method: string;
  /** Absent where no route matches. */
  readonly route: string | undefined;
  readonly call: CallDefinition | undefined;
}

/** The cost of a request, by its route. Pure. */
export const costOf = ({ method, route = '', call }: CostedRequest): RequestCost => {
  if (PAGE_ROUTES.has(route)) return COSTS.page;
  if (REPORT_ROUTES.has(route) || FLAG_ROUTES.has(route)) return COSTS.report;
  if (call?.upload || call === addResumeToProfile) return COSTS.upload;
  return method === 'GET' || method === 'HEAD' ? COSTS.read : COSTS.write;
};

/** Requests per minute, by what is counted. */
export const BUDGETS = {
  /** Of one session: far above two brisk tabs. */
  session: points(600),
  /** Of one visitor with a signed id. */
  guest: points(600),
  /** All clients of one address without a valid id: the limit of a flood without cookies. */
  newcomers: points(2_400),
  /** All visitors with ids behind one address: the limit of a flood that collects ids. */
  guestsOfAddress: points(12_000),
  /** All sessions behind one address. */
  sessionsOfAddress: points(24_000),
} as const;

/** New visitor ids per address and minute. */
export const NEW_GUESTS_PER_ADDRESS = 2_500;
/** Newcomers get ids once their address has used up this share of their budget: a quiet address sets no cookie. */
export const BUSY_SHARE = 0.25;
/** A route's limit applies to each client; newcomers of one address share this many times that limit. */
const NEWCOMERS_SHARE = 10;

/** The limit of a single route, in requests a minute of one client. */
export const limitOfRoute = (perClient: number) => ({
  max: ({ rateClient }: { readonly rateClient: { readonly kind: string } | null }): number =>
    rateClient?.kind === 'newcomer' ? perClient * NEWCOMERS_SHARE : perClient,
});
