import {
  AREAS,
  EMPLOYERS,
  FIELDS,
  FIRST,
  FURTHER,
  HOMES_ABROAD,
  type Home,
  INDIAN_HOMES,
  INDIAN_NAMES,
  INSTITUTES,
  NAMES_ABROAD,
} from './persona-terms.ts';
import { createRandom, type Random } from './random.ts';

/** November 2026: the month in which all resumes are parsed. In months since year 0. */
export const NOW = 2026 * 12 + 10;

export interface Job {
  readonly title: string;
  readonly company: string;
  /** Months since year 0. */
  readonly from: number;
  /** null: a current job. */
  readonly until: number | null;
  readonly city: string;
  readonly duties: readonly string[];
}
export interface Study {
  /** As the site names it. */
  readonly degree: string;
  readonly full: string;
  readonly short: string;
  readonly field: string;
  readonly institute: string;
  readonly from: number;
  readonly until: number;
}
/** An invented person: what a resume says, and so the truth that its reading is compared with. */
export interface Persona {
  readonly name: string;
  readonly email: string;
  /** As written. */
  readonly phone: string;
  /** With its country code; null for a masked number. */
  readonly phoneValue: string | null;
  readonly home: Home;
  readonly headline: string;
  readonly summary: string;
  readonly jobs: readonly Job[];
  readonly studies: readonly Study[];
  /** Those that the resume lists. */
  readonly skills: readonly string[];
  /** Those that the sentences about the jobs name. */
  readonly mentioned: readonly string[];
  /** Lakh rupees a year, and days: in Indian formats. */
  readonly currentCTC: number;
  readonly expectedCTC: number;
  readonly notice: number;
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.below(10)).join('');

const makePhone = (random: Random, { countryCode }: Home): readonly [string, string | null] => {
  if (countryCode === 'US' || countryCode === 'CA') {
    const [area, line] = [random.pick(['512', '416', '737']), `01${digits(random, 2)}`];
    return [`+1 (${area}) 555-${line}`, `+1${area}555${line}`];
  }
  if (countryCode === 'GB') {
    const line = digits(random, 6);
    return [`+44 7700 ${line}`, `+447700${line}`];
  }
  if (countryCode === 'DE') {
    const line = digits(random, 7);
    return [`+49 151 ${line}`, `+49151${line}`];
  }
  const [first, second] = [`9${digits(random, 4)}`, digits(random, 5)];
  const value = `+91${first}${second}`;
  const written = random.pick([
    `+91 ${first} ${second}`,
    `+91-${first}${second}`,
    `${first}${second}`,
    `(+91) ${first} ${second}`,
    `${first}-${second}`,
    `+91 ${`${first}${second}`.replace(/^(...)(...)/, '$1 $2 ')}`,
  ]);
  return random.chance(0.06)
    ? [`+91 ${first.slice(0, 2)}XXXXXX${second.slice(3)}`, null]
    : [written, value];
};

const makeJobs = (random: Random, area: (typeof AREAS)[number], home: Home): Job[] => {
  const kind = random.pick([
    'usual',
    'usual',
    'usual',
    'promoted',
    'overlapping',
    'gap',
    'short',
  ] as const);
  const count = kind === 'short' ? 1 : 2 + random.below(3);
  const titles = random.sample(area.titles, count);
  const employers = random.sample(EMPLOYERS, count);
  const jobs: Job[] = [];
  let end: number | null = random.chance(0.7) ? null : NOW - 1 - random.below(9);
  for (let index = 0; index < count; index += 1) {
    const from: number = (end ?? NOW) - 6 - random.below(42);
    const stays = kind === 'promoted' && index === 1;
    jobs.push({
      title: titles[index] ?? '',
      company: (stays ? jobs[0]?.company : employers[index]) ?? '',
      from,
      until: end,
      city: random.pick([home.city, home.city, ...INDIAN_HOMES.map(({ city }) => city)]),
      duties: random
        .sample(area.duties, 1 + random.below(4))
        .map((duty) => duty.replace('*', random.pick(area.skills))),
    });
    end = from - (kind === 'overlapping' ? -4 : kind === 'gap' ? 10 : 1);
  }
  return jobs;
};

const makeStudies = (random: Random, firstJob: number): Study[] => {
  const left = Math.floor(firstJob / 12) * 12 + 5 - 12 * random.below(2);
  const further = random.chance(0.45);
  const courses = further ? [random.pick(FURTHER), random.pick(FIRST)] : [random.pick(FIRST)];
  const institutes = random.sample(INSTITUTES, courses.length);
  let until = left;
  return courses.map(({ degree, full, short, years }, index) => {
    const study = {
      ...{ degree, full, short, field: random.pick(FIELDS) },
      ...{ institute: institutes[index] ?? '', from: until - years * 12 + 1, until },
    };
    until = study.from - 1;
    return study;
  });
};

const mailOf = (random: Random, name: string): string => {
  const parts = name
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .split(' ')
    .map((part) => part.replace(/[^a-z]/g, ''))
    .filter((part) => part !== '');
  const mailbox = random.pick([
    parts.join('.'),
    `${parts[0]}${random.below(90) + 10}`,
    `${parts.at(-1)}.works`,
    `hello.${parts.join('')}`,
  ]);
  return `${mailbox}@${random.pick(['gmail.com', 'outlook.com', 'yahoo.co.in', 'fastmail.example'])}`;
};

export const makePersona = (seed: string): Persona => {
  const random = createRandom(seed);
  const isAbroad = random.chance(0.25);
  const home = random.pick(isAbroad ? HOMES_ABROAD : INDIAN_HOMES);
  const name = random.pick(isAbroad ? NAMES_ABROAD : INDIAN_NAMES);
  const area = random.pick(AREAS);
  const [phone, phoneValue] = makePhone(random, home);
  const jobs = makeJobs(random, area, home);
  const first = Math.min(...jobs.map(({ from }) => from));
  const skills = random.sample(area.skills, 5 + random.below(6));
  const currentCTC = 4 + random.below(30);
  return {
    ...{ name, email: mailOf(random, name), phone, phoneValue, home, jobs, skills },
    mentioned: area.skills.filter((skill) =>
      jobs.some(({ duties }) => duties.some((duty) => duty.includes(skill))),
    ),
    headline: jobs[0]?.title ?? '',
    summary: `I have spent ${Math.round((NOW - first) / 12)} years in teams of four to forty, and like work that others can check. Outside of work I volunteer at a library.`,
    studies: makeStudies(random, first),
    currentCTC,
    expectedCTC: currentCTC + 2 + random.below(8),
    notice: random.pick([15, 30, 60, 90]),
  };
};

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
export type DateStyle = (typeof DATE_STYLES)[number];
export const DATE_STYLES = [
  ...['Jan 2020 - Mar 2021', '01/2020 – 03/2021', "Jan'20 to Mar'21", 'January 2020 — March 2021'],
  ...['2020-01 to 2021-03', 'Jan, 2020 – Mar, 2021', '01.2020 - 03.2021', 'Since January 2020'],
] as const;

const writeMonth = (month: number, style: DateStyle): string => {
  const [year, index] = [String(Math.floor(month / 12)), month % 12];
  const [name = '', number] = [MONTHS[index], String(index + 1).padStart(2, '0')];
  if (style.startsWith('01/')) return `${number}/${year}`;
  if (style.startsWith('01.')) return `${number}.${year}`;
  if (style.startsWith('2020-')) return `${year}-${number}`;
  if (style.startsWith("Jan'")) return `${name.slice(0, 3)}'${year.slice(2)}`;
  if (style.startsWith('Jan,')) return `${name.slice(0, 3)}, ${year}`;
  return style.startsWith('Jan ') ? `${name.slice(0, 3)} ${year}` : `${name} ${year}`;
};

/** "Sep" */
export const shortMonth = (month: number): string => (MONTHS[month % 12] ?? '').slice(0, 3);

/** A period as this resume writes its dates. */
export const writePeriod = (
  { from, until }: { readonly from: number; readonly until: number | null },
  style: DateStyle,
): string => {
  if (until === null && style.startsWith('Since')) return `Since ${writeMonth(from, style)}`;
  const between = /\s(?:-|–|—|to)\s/.exec(style)?.[0] ?? ' - ';
  const present: Readonly<Record<string, string>> = { ' to ': 'Till Date', ' — ': 'Current' };
  const end = until === null ? (present[between] ?? 'Present') : writeMonth(until, style);
  return `${writeMonth(from, style)}${between}${end}`;
};
