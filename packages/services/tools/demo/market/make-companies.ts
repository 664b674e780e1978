import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig, City } from '@broadsheet/contract/brand-config';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import { createWheel, type Random } from '../random.ts';
import { MANAGEMENT_CITIES, TECH_CITIES } from './city-weights.ts';
import { describeCompany } from './describe-company.ts';
import { INDUSTRIES, type IndustryTable } from './industries.ts';
import {
  COMPANY_FIRST_NAMES,
  FIRST_NAMES,
  LAST_NAMES,
  RECRUITER_DESIGNATIONS,
} from './name-parts.ts';
import { PERKS } from './perks-table.ts';

export interface DemoCompany {
  readonly id: number;
  readonly brand: Brand;
  readonly slug: string;
  readonly name: string;
  readonly industry: IndustryTable;
  readonly about: string;
  readonly size: string;
  readonly founded: number;
  readonly cities: readonly City[];
  /** Relative weight of its vacancies. */
  readonly appetite: number;
  readonly recruiters: readonly { id: number; name: string; designation: string }[];
  readonly perks: readonly { label: string; detail: string }[];
}

const SIZES = [
  ['11-50 people', 4],
  ['51-200 people', 9],
  ['201-500 people', 9],
  ['501-1,000 people', 6],
  ['1,001-5,000 people', 5],
  ['5,001-10,000 people', 2],
  ['Over 10,000 people', 1],
] as const;
const OFFICES_MAX = 6;
const DEFAULT_WEIGHT = 0.5;

const cityWheel = (cities: readonly City[], weights: Readonly<Record<string, number>>) =>
  createWheel(cities.map((city) => [city, weights[city.slug] ?? DEFAULT_WEIGHT] as const));

const chooseCities = (choose: () => City, count: number): City[] => {
  const chosen = new Set<City>();
  for (let tries = 0; chosen.size < count && tries < 40; tries += 1) chosen.add(choose());
  return [...chosen];
};

/** The employers of one brand; ids of companies and recruiters continue from the given ones. */
export const makeCompanies = (
  config: BrandConfig,
  count: number,
  firstIds: { company: number; recruiter: number },
  random: Random,
): DemoCompany[] => {
  const { brand } = config;
  const brandWeights = brand === 'tech' ? TECH_CITIES : MANAGEMENT_CITIES;
  const chooseIndustry = createWheel(
    INDUSTRIES.map((entry) => [entry, entry.share[brand]] as const),
  );
  const chooseSize = createWheel(SIZES.map((entry) => [entry, entry[1]] as const));
  const wheels = new Map(
    INDUSTRIES.map((entry) => [entry, cityWheel(config.cities, entry.cities ?? brandWeights)]),
  );
  const names = new Set<string>();
  let recruiter = firstIds.recruiter;
  const makeName = (industry: IndustryTable): string => {
    for (;;) {
      const name = `${random.pick(COMPANY_FIRST_NAMES)} ${random.pick(industry.names)}`;
      if (!names.has(name)) {
        names.add(name);
        return name;
      }
    }
  };
  return Array.from({ length: count }, (_, index) => {
    const industry = chooseIndustry(random);
    const name = makeName(industry);
    const [size] = chooseSize(random);
    const rank = SIZES.findIndex((entry) => entry[0] === size);
    const chooseCity = wheels.get(industry) ?? cityWheel(config.cities, brandWeights);
    const cities = chooseCities(
      () => chooseCity(random),
      Math.min(OFFICES_MAX, 1 + random.between(0, rank + 1)),
    );
    const founded = random.between(rank > 3 ? 1962 : 1994, rank > 3 ? 2008 : 2023);
    const recruiters = Array.from({ length: random.between(1, 2 + Math.ceil(rank / 2)) }, () => ({
      id: recruiter++,
      name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      designation: random.pick(RECRUITER_DESIGNATIONS),
    }));
    const perks = random
      .some(PERKS, random.between(4, 8))
      .map(([label, details]) => ({ label, detail: random.pick(details) }));
    return {
      id: firstIds.company + index,
      brand,
      slug: slugOfKeyword(name),
      name,
      industry,
      about: describeCompany({ name, industry, founded, size, cities }, random),
      size,
      founded,
      cities,
      appetite: (rank + 1) ** 1.3 * (0.4 + random.next()),
      recruiters,
      perks,
    };
  });
};
