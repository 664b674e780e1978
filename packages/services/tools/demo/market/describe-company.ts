import type { City } from '@broadsheet/contract/brand-config';
import type { Random } from '../random.ts';
import type { IndustryTable } from './industries.ts';

interface CompanyFacts {
  readonly name: string;
  readonly industry: IndustryTable;
  readonly founded: number;
  readonly size: string;
  readonly cities: readonly City[];
}

const BEGINNINGS: readonly ((facts: CompanyFacts) => string)[] = [
  ({ founded, cities }) =>
    `Founded in ${cities[0]?.label} in ${founded} by two college friends, it is still founder-led.`,
  ({ founded }) => `It has been a family-owned business since ${founded}.`,
  ({ founded, cities }) =>
    `It started in ${cities[0]?.label} in ${founded} with a small team of engineers.`,
  ({ founded }) => `Bootstrapped since ${founded}, it has grown on its own profits.`,
  ({ founded, cities }) =>
    `It opened its first office in ${cities[0]?.label} in ${founded} with a team of four.`,
  ({ founded }) => `Industry professionals founded it in ${founded}.`,
  ({ founded }) =>
    `It began at a university incubator in ${founded} and won its first large customer a year later.`,
  ({ founded }) => `It was formed in ${founded} when two companies merged.`,
];
const TODAY: readonly ((facts: CompanyFacts) => string)[] = [
  ({ size, cities }) => `Today ${size.toLowerCase()} work here, ${listCities(cities)}.`,
  ({ size, cities }) => `It has ${size.toLowerCase()} ${listCities(cities)}.`,
  ({ size, cities }) =>
    `Its team of ${size.replace(' people', '').toLowerCase()} is based ${listCities(cities)}.`,
];
const HABITS: readonly string[] = [
  'Teams are small, plans are clear and meetings end on time.',
  'New joiners get a buddy for three months and real work from week one.',
  'Half of the team leads joined straight from college.',
  'You can apply for an internal move every quarter.',
  'Teams own their decisions.',
  'Salaries are paid on the 28th of every month.',
  'Appraisals happen twice a year, with transparent pay bands.',
  'One in three managers is a woman.',
  'Employees stay for five years on average.',
  'Founders host an open Q&A every month.',
  'It is a five-day week, with no emails expected after 8 pm.',
  'Everyone meets customers, engineers and accountants included.',
];

const listCities = (cities: readonly City[]): string => {
  const labels = cities.map((city) => city.label);
  if (labels.length === 1) return `in ${labels[0]}`;
  return `in ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
};

/** A short company profile. */
export const describeCompany = (facts: CompanyFacts, random: Random): string =>
  [
    `${facts.name} ${random.pick(facts.industry.trades)}.`,
    random.pick(BEGINNINGS)(facts),
    random.pick(TODAY)(facts),
    ...random.some(HABITS, random.between(1, 2)),
  ].join(' ');
