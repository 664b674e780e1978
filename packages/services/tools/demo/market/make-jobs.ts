import type { BrandConfig, City } from '@broadsheet/contract/brand-config';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import { createWheel, type Random } from '../random.ts';
import {
  type CategoryTable,
  type RoleTable,
  SENIORITIES,
  type Seniority,
} from './category-table.ts';
import { describeJob } from './describe-job.ts';
import type { DemoCompany } from './make-companies.ts';
import { makeWorkTerms, type WorkTerms } from './make-work-terms.ts';

export interface DemoJob extends WorkTerms {
  readonly company: DemoCompany;
  readonly recruiterId: number | null;
  readonly title: string;
  readonly slug: string;
  readonly categoryId: number;
  readonly functionalArea: string;
  readonly cities: readonly City[];
  readonly tagIds: readonly number[];
  readonly skills: readonly string[];
  readonly minYears: number;
  readonly maxYears: number;
  readonly payLakh: readonly [number, number] | null;
  readonly femaleCandidate: boolean;
  readonly femaleBackWorkForce: boolean;
  readonly differentlyAbled: boolean;
  readonly exDefence: boolean;
  readonly workFromHome: boolean;
  readonly descriptionHtml: string;
  readonly openings: number;
  readonly views: number;
  readonly applied: number;
  readonly ageDays: number;
}

const SENIORITY_WEIGHTS: Readonly<Record<Seniority, number>> = {
  entry: 22,
  mid: 38,
  senior: 27,
  lead: 13,
};
/** Lowest and highest `minYears`, and the minimum and maximum difference to `maxYears`. */
const YEARS: Readonly<Record<Seniority, readonly [number, number, number, number]>> = {
  entry: [0, 1, 1, 2],
  mid: [2, 5, 2, 4],
  senior: [6, 10, 3, 5],
  lead: [11, 22, 4, 8],
};
const POPULAR: Readonly<Record<string, number>> = {
  backend: 2,
  'full-stack': 1.9,
  frontend: 1.5,
  'ai-ml': 1.4,
  devops: 1.3,
  'data-engineering': 1.2,
  'banking-finance': 1.9,
  'sales-marketing': 2,
  bpo: 1.5,
  hr: 1.2,
};
const CONFIDENTIAL_SHARE = 0.34;
const SUITED_SHARE = 0.7;
const OPEN_DAYS = 90;

const roundHalf = (value: number): number => Math.round(value * 2) / 2;

const makePay = (
  [low, high]: readonly [number, number],
  random: Random,
): readonly [number, number] | null => {
  if (random.chance(CONFIDENTIAL_SHARE)) return null;
  const from = roundHalf(low + random.next() * (high - low) * 0.5);
  return [from, roundHalf(Math.max(from + 1, from + random.next() * (high - from)))];
};

const makeYears = (seniority: Seniority, random: Random): readonly [number, number] => {
  const [low, high, min, max] = YEARS[seniority];
  const from = random.between(low, high);
  return [from, from + random.between(min, max)];
};

interface Market {
  readonly random: Random;
  readonly category: { readonly dataId: number };
  readonly table: CategoryTable;
  readonly tagIds: ReadonlyMap<string, number>;
  readonly chooseCompany: (random: Random) => DemoCompany;
}

const makeJob = (
  market: Market,
  role: RoleTable,
  seniority: Seniority,
  ageDays: number,
  number: number,
): DemoJob => {
  const { random, table, tagIds } = market;
  const company = market.chooseCompany(random);
  const title = random.pick(role.titles[seniority]);
  const [minYears, maxYears] = makeYears(seniority, random);
  const cities = random.some(company.cities, random.chance(0.78) ? 1 : random.between(2, 3));
  const skills = random.some(role.skills, random.between(5, 8));
  const workFromHome = random.chance(company.brand === 'tech' ? 0.17 : 0.08);
  const openings = random.chance(0.7) ? 1 : random.between(2, seniority === 'entry' ? 30 : 6);
  const facts = { title, company: company.name, cities: cities.map((city) => city.label) };
  const described = { ...facts, minYears, maxYears, workFromHome, openings, role, skills };
  const views = Math.round((12 + ageDays * 9) * (0.3 + random.next() * 1.7));
  return {
    company,
    recruiterId: random.chance(0.85) ? random.pick(company.recruiters).id : null,
    title,
    slug: slugOfKeyword(`${title} ${company.name}`).slice(0, 140).replace(/-$/, ''),
    categoryId: market.category.dataId,
    functionalArea: table.functionalArea,
    cities,
    tagIds: role.tags.flatMap((tag) => tagIds.get(tag) ?? []),
    skills,
    minYears,
    maxYears,
    payLakh: makePay(table.payLakh[seniority], random),
    femaleCandidate: random.chance(0.06),
    femaleBackWorkForce: random.chance(0.04),
    differentlyAbled: random.chance(0.07),
    exDefence: random.chance(0.04),
    workFromHome,
    ...makeWorkTerms(number, { category: table.category, title, workFromHome }),
    descriptionHtml: describeJob(described, random),
    openings,
    views,
    applied: Math.round(views * (0.05 + random.next() * 0.2)),
    ageDays,
  };
};

const companyChooserFor = (companies: readonly DemoCompany[], category: string) => {
  const wheelOf = (some: readonly DemoCompany[]) =>
    createWheel(some.map((company) => [company, company.appetite] as const));
  const suited = companies.filter((company) => company.industry.suits.includes(category));
  const anyone = wheelOf(companies);
  const first = suited.length > 0 ? wheelOf(suited) : anyone;
  return (random: Random) => (random.chance(SUITED_SHARE) ? first : anyone)(random);
};

/**
 * The vacancies of one brand: `open` ones of the last 90 days, mostly recent, and then `expired` older ones.
 * Deterministic for the same arguments.
 */
export function* makeJobs(
  config: BrandConfig,
  tables: readonly CategoryTable[],
  companies: readonly DemoCompany[],
  counts: { open: number; expired: number },
  random: Random,
): Generator<DemoJob> {
  const tagIds = new Map(
    config.categories.flatMap((category) =>
      category.tags.map((tag) => [tag.tag, tag.dataId] as const),
    ),
  );
  const markets = config.categories.flatMap((category): [Market, number][] => {
    const table = tables.find((candidate) => candidate.category === category.tag);
    if (!table) return [];
    const chooseCompany = companyChooserFor(companies, category.tag);
    return [[{ random, category, table, tagIds, chooseCompany }, POPULAR[category.tag] ?? 1]];
  });
  const chooseMarket = createWheel(markets);
  const chooseSeniority = createWheel(
    SENIORITIES.map((name) => [name, SENIORITY_WEIGHTS[name]] as const),
  );
  for (let index = 0; index < counts.open + counts.expired; index += 1) {
    const market = chooseMarket(random);
    const ageDays =
      index < counts.open
        ? random.next() ** 2.1 * (OPEN_DAYS - 1)
        : OPEN_DAYS + 15 + random.next() * 90;
    yield makeJob(market, random.pick(market.table.roles), chooseSeniority(random), ageDays, index);
  }
}
