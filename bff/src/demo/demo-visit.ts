import type { Audience } from '@broadsheet/contract/audience';
import { MINUTE_MS } from '@broadsheet/contract/durations';
import type { Arms, ConversionMetric } from '@broadsheet/contract/experiments';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { DemoMarket } from './demo-person.ts';
import type { Random } from './random.ts';

export interface DemoView {
  readonly page: PageLayoutName;
  readonly audience: Audience;
  /** Epoch ms. */
  readonly at: number;
}

export interface DemoCall {
  readonly metric: ConversionMetric;
  readonly subject: string;
  /** Epoch ms. */
  readonly at: number;
}

const JOBS = 4_000;

/** The share of visits that view a page, in the order in which people come to them. */
const viewShares = ({ membership, experienceBand, cohort }: Audience) => {
  const isMember = membership !== 'visitor';
  const isFresher = experienceBand === 2;
  const isReturner = cohort === 'parserMismatch' || cohort === 'profileUpdateSuccess';
  return [
    ['home', isMember ? 0.55 : 0.7],
    ['jobfeed', isMember ? 0.65 : 0],
    ['category', 0.4],
    ['search', 0.45],
    ['women_at_work', isReturner ? 0.2 : 0.03],
    ['company', 0.12],
    ['learning', isFresher ? 0.3 : 0.08],
    ['plans', membership === 'basic' ? 0.1 : 0.04],
    ['jobdetail', 0.6],
  ] as const;
};

const viewsOf = (
  audience: Audience,
  { categories }: DemoMarket,
  startsAt: number,
  random: Random,
): DemoView[] => {
  let at = startsAt;
  const views: DemoView[] = [];
  for (const [page, share] of viewShares(audience)) {
    if (!random.chance(share)) continue;
    const category = audience.category ?? random.spin(categories);
    views.push({ page, at, audience: page === 'category' ? { ...audience, category } : audience });
    at += random.between(1, 3) * MINUTE_MS;
  }
  return views;
};

const APPLY_SHARES: Readonly<Record<Audience['membership'], number>> = {
  visitor: 0.03,
  basic: 0.15,
  pro: 0.24,
};
const SAVE_SHARE = 0.12;
const REGISTER_SHARE = 0.05;

/** What the arms of shipped experiments do to applications: one helps, and the others do nothing that can be seen. */
const APPLY_FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'search-alert-first': { 'alert-first': 2.6 },
};

const factorOf = (arms: Arms): number =>
  Object.entries(arms).reduce((factor, [key, arm]) => factor * (APPLY_FACTORS[key]?.[arm] ?? 1), 1);

/** What somebody does at the end of a visit. */
const callsOf = ({ membership }: Audience, at: number, arms: Arms, random: Random): DemoCall[] => {
  const calls: DemoCall[] = [];
  const add = (metric: ConversionMetric, share: number) => {
    const subject = metric === 'register' ? 'account' : String(random.between(1, JOBS));
    if (random.chance(share)) calls.push({ metric, subject, at });
  };
  if (membership === 'visitor') add('register', REGISTER_SHARE);
  else add('save', SAVE_SHARE);
  add('apply', APPLY_SHARES[membership] * factorOf(arms));
  return calls;
};

export interface DemoVisit {
  readonly views: readonly DemoView[];
  /** What follows from the arms that the visit showed. */
  readonly callsWith: (arms: Arms) => readonly DemoCall[];
}

/** One visit of a person. @param startsAt epoch ms */
export const demoVisitOf = (
  audience: Audience,
  market: DemoMarket,
  startsAt: number,
  random: Random,
): DemoVisit => {
  const views = viewsOf(audience, market, startsAt, random);
  const last = views.at(-1);
  return {
    views,
    callsWith: (arms) => (last ? callsOf(audience, last.at + MINUTE_MS, arms, random) : []),
  };
};
