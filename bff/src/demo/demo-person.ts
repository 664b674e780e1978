import type { Audience } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Participant } from '@broadsheet/experiments/assignment';
import { createRandom, type Random, type Wheel } from './random.ts';

/** Somebody who visits a site, now and again. */
export interface DemoPerson {
  readonly audience: Audience;
  /** Null has not accepted cookies: counted by audience alone. */
  readonly participant: Participant | null;
}

const CONSENT_SHARE = 0.7;
const KNOWN_TOPIC_SHARE = 0.7;
/** Most people live in the large cities, which brand configs list first. */
const LARGE_CITIES = 7;
const LARGE_CITY_WEIGHT = 12;

const MEMBERSHIPS: Wheel<Audience['membership']> = [
  ['visitor', 60],
  ['basic', 33],
  ['pro', 7],
];
const DEVICES: Wheel<Audience['device']> = [
  ['phone', 64],
  ['desktop', 32],
  ['tablet', 4],
];
/** Visitors tell their experience less often than members. */
const VISITOR_BANDS: Wheel<number> = [
  [1, 58],
  [2, 17],
  [3, 9],
  [4, 7],
  [5, 4],
  [6, 3],
  [7, 2],
];
const MEMBER_BANDS: Wheel<number> = [
  [1, 8],
  [2, 24],
  [3, 20],
  [4, 20],
  [5, 14],
  [6, 8],
  [7, 4],
  [8, 1],
  [9, 1],
];
const COHORTS: Wheel<Audience['cohort']> = [
  ['none', 38],
  ['perfectMatch', 36],
  ['parserMismatch', 16],
  ['profileUpdateSuccess', 10],
];

const cohortOf = (band: number, random: Random): Audience['cohort'] => {
  if (band === 1) return 'experienceMissing';
  if (band === 2) return 'freshers';
  return random.spin(COHORTS);
};

/** What the people of a site are chosen from. */
export interface DemoMarket {
  readonly brand: Brand;
  readonly cities: Wheel<string>;
  readonly categories: Wheel<string>;
}

export const demoMarketOf = ({ brand, cities, categories }: BrandConfig): DemoMarket => ({
  brand,
  cities: cities.map(({ slug }, index) => [slug, index < LARGE_CITIES ? LARGE_CITY_WEIGHT : 1]),
  categories: categories.map(({ tag }) => [tag, 1]),
});

/** A city and a category, where the profile says them. */
const topicOf = ({ cities, categories }: DemoMarket, random: Random) => ({
  city: random.chance(KNOWN_TOPIC_SHARE) ? random.spin(cities) : null,
  category: random.chance(KNOWN_TOPIC_SHARE) ? random.spin(categories) : null,
});

/** The person of a number: always the same one. Pure. */
export const demoPersonOf = (market: DemoMarket, number: number): DemoPerson => {
  const { brand } = market;
  const random = createRandom(`person ${brand} ${number}`);
  const visitorId = random.uuid();
  const membership = random.spin(MEMBERSHIPS);
  const isMember = membership !== 'visitor';
  const experienceBand = random.spin(isMember ? MEMBER_BANDS : VISITOR_BANDS);
  const audience: Audience = {
    brand,
    cohort: isMember ? cohortOf(experienceBand, random) : 'none',
    experienceBand,
    membership,
    device: random.spin(DEVICES),
    ...(isMember ? topicOf(market, random) : { city: null, category: null }),
    crawler: false,
  };
  const seekerId = isMember ? `seeker-${brand}-${number}` : null;
  return { audience, participant: random.chance(CONSENT_SHARE) ? { visitorId, seekerId } : null };
};
