import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { DAY_MS, HOUR_MS } from '@broadsheet/contract/durations';
import { describeLocation } from '@broadsheet/contract/event-location';
import type { TrackedEvent } from '@broadsheet/contract/events';
import { type Arms, type Experiments, NO_ARMS } from '@broadsheet/contract/experiments';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { Assigned, AssignInput, Participant } from '@broadsheet/experiments/assignment';
import {
  conversionRows,
  exposureRow,
  type RecordedRow,
} from '@broadsheet/experiments/recording/recorded-row';
import {
  type AudienceViewsKey,
  audienceViewsId,
} from '@broadsheet/experiments/recording/write-audience-counts';
import { addTo, type SumRow } from '@broadsheet/telemetry/recording/sum-tally';
import { type DemoMarket, type DemoPerson, demoMarketOf, demoPersonOf } from './demo-person.ts';
import { type DemoCall, type DemoView, demoVisitOf } from './demo-visit.ts';
import { createRandom, type Random } from './random.ts';

/** People of each site, of whom some visit on a day. */
const PEOPLE = 5_000;
const VISITS = { weekday: 300, weekend: 180 };
const CRAWLED_PAGES: readonly PageLayoutName[] = ['home', 'category', 'search', 'jobdetail'];
const CRAWLS = 20;
/** From 7 in the morning to 10 in the evening in India, within one day of UTC. */
const HOURS = { first: 1.5, last: 16.5 };

export interface DemoDayInput {
  /** Midnight in UTC, epoch ms. */
  readonly day: number;
  readonly brands: readonly BrandConfig[];
  readonly experiments: Experiments;
  readonly assign: (input: AssignInput) => Assigned;
  /** 1 is all of it. */
  readonly scale: number;
}

export interface DemoDay {
  readonly events: readonly TrackedEvent[];
  /** Exposures and conversions. */
  readonly rows: readonly RecordedRow[];
  readonly counts: readonly SumRow<AudienceViewsKey>[];
}

/** Collects what a site would have recorded. */
const createDayRecord = ({ day, experiments, assign }: DemoDayInput) => {
  const date = new Date(day).toISOString().slice(0, 10);
  const tested = new Set([...experiments.byKey.values()].map(({ page }) => page));
  const events: TrackedEvent[] = [];
  const rows: RecordedRow[] = [];
  const counts = new Map<string, { readonly key: AudienceViewsKey; readonly sums: number[] }>();
  const count = (page: PageLayoutName, audience: Audience): void => {
    const key = { day: date, page, audience };
    const id = audienceViewsId(key);
    const entry = counts.get(id) ?? { key, sums: [] };
    addTo(entry.sums, 0, 1);
    counts.set(id, entry);
  };
  const eventOf = (
    { visitorId }: Participant,
    { brand }: Audience,
    at: number,
    page: PageLayoutName,
    from: PageLayoutName | null,
    random: Random,
  ) => ({
    id: random.uuid(),
    at: new Date(at).toISOString(),
    brand,
    visitor: visitorId,
    ...describeLocation({ kind: page, params: {} }, from && { kind: from, params: {} }, {
      ref: null,
      pref: null,
      refPool: {},
    }),
  });
  const expose = (participant: Participant, { page, audience, at }: DemoView): Arms => {
    if (!tested.has(page)) return NO_ARMS;
    const storedBuckets = { visitor: {}, seeker: {} };
    const assigned = assign({ experiments, page, audience, participant, storedBuckets, now: at });
    for (const assignment of assigned.assignments)
      rows.push(exposureRow({ assignment, brand: audience.brand, cohort: audience.cohort, at }));
    return assigned.arms;
  };
  const noteCalls = (
    participant: Participant,
    audience: Audience,
    calls: readonly DemoCall[],
    page: PageLayoutName,
    random: Random,
  ): void => {
    for (const { metric, subject, at } of calls) {
      rows.push(...conversionRows({ metric, participant, brand: audience.brand, subject, at }));
      const event = eventOf(participant, audience, at, page, page, random);
      events.push({ ...event, type: 'call', call: metric, subjects: [subject] });
    }
  };
  return { events, rows, counts, count, eventOf, expose, noteCalls };
};

type DayRecord = ReturnType<typeof createDayRecord>;

const addVisit = (
  record: DayRecord,
  { audience, participant }: DemoPerson,
  market: DemoMarket,
  startsAt: number,
  random: Random,
): void => {
  const { views, callsWith } = demoVisitOf(audience, market, startsAt, random);
  let from: PageLayoutName | null = null;
  let arms: Arms = NO_ARMS;
  for (const view of views) {
    const { page, at } = view;
    record.count(page, view.audience);
    if (!participant) continue;
    arms = { ...arms, ...record.expose(participant, view) };
    const event = record.eventOf(participant, audience, at, page, from, random);
    record.events.push({ ...event, type: 'page-view' });
    from = page;
  }
  if (participant && from) record.noteCalls(participant, audience, callsWith(arms), from, random);
};

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay());

const addVisitsTo = (
  record: DayRecord,
  { day, scale }: DemoDayInput,
  config: BrandConfig,
): void => {
  const market = demoMarketOf(config);
  const random = createRandom(`day ${config.brand} ${day / DAY_MS}`);
  const visits = Math.ceil((isWeekend(day) ? VISITS.weekend : VISITS.weekday) * scale);
  const people = Math.ceil(PEOPLE * scale);
  for (let number = 0; number < visits; number += 1) {
    const person = demoPersonOf(market, random.between(1, people));
    const hour = HOURS.first + random.next() * (HOURS.last - HOURS.first);
    addVisit(record, person, market, Math.floor(day + hour * HOUR_MS), random);
  }
  const crawler = { ...ANYBODY, brand: config.brand, crawler: true };
  for (let number = 0; number < Math.ceil(CRAWLS * scale); number += 1)
    for (const page of CRAWLED_PAGES) record.count(page, crawler);
};

/** What a day of made-up visits leaves in the records. Pure. */
export const demoDayOf = (input: DemoDayInput): DemoDay => {
  const record = createDayRecord(input);
  for (const config of input.brands) addVisitsTo(record, input, config);
  const { events, rows, counts } = record;
  return { events, rows, counts: [...counts.values()] };
};
