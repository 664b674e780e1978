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
    `Begun in ${cities[0]?.label} in ${founded} by two college friends, it is still run by them.`,
  ({ founded }) =>
    `It was set up in ${founded} by a family that had traded in the same line for three generations.`,
  ({ founded, cities }) =>
    `A dozen engineers and one accountant started it in ${cities[0]?.label} in ${founded}.`,
  ({ founded }) =>
    `Since ${founded} it has grown out of its own profits, with no outside money until last year.`,
  ({ founded, cities }) =>
    `Its first office, opened in ${cities[0]?.label} in ${founded}, had four desks and one phone line.`,
  ({ founded }) =>
    `Professionals from the trade founded it in ${founded} to do the same work with less paper.`,
  ({ founded }) =>
    `It came out of a university incubator in ${founded} and won its first large customer a year later.`,
  ({ founded }) =>
    `Two older firms joined in ${founded} to form it, and their teams still work side by side.`,
];
const TODAY: readonly ((facts: CompanyFacts) => string)[] = [
  ({ size, cities }) => `Today ${size.toLowerCase()} work for it, ${listCities(cities)}.`,
  ({ size, cities }) => `${size} make it up, ${listCities(cities)}.`,
  ({ size, cities }) =>
    `The team of ${size.replace(' people', '').toLowerCase()} sits ${listCities(cities)}.`,
];
const HABITS: readonly string[] = [
  'Teams are small, plans are written down, and meetings end on time.',
  'New people get a buddy for the first three months and real work in the first week.',
  'Half of its team leads joined it straight from college.',
  'Every quarter, anybody may move to another team without asking the old one.',
  'Decisions are made by the people who will live with them.',
  'It pays on the 28th of each month and has never been late.',
  'Reviews come twice a year, with the pay bands open to all.',
  'One in three of its managers is a woman, and the share is published every year.',
  'It hires for the long run: people stay for five years on average.',
  'Founders answer questions from everyone on the first Monday of the month.',
  'Weekends are off, and nobody expects mail to be answered after eight.',
  'Customers are visited by everyone in the firm, engineers and accountants included.',
];

const listCities = (cities: readonly City[]): string => {
  const labels = cities.map((city) => city.label);
  if (labels.length === 1) return `all in ${labels[0]}`;
  return `in ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
};

/** A few sentences in an employer's own plain words. */
export const describeCompany = (facts: CompanyFacts, random: Random): string =>
  [
    `${facts.name} ${random.pick(facts.industry.trades)}.`,
    random.pick(BEGINNINGS)(facts),
    random.pick(TODAY)(facts),
    ...random.some(HABITS, random.between(1, 2)),
  ].join(' ');
