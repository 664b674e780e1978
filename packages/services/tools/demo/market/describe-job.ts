import { escapeDescription } from '../../jobs-import/normalise/escape-description.ts';
import type { Random } from '../random.ts';
import type { RoleTable } from './category-table.ts';

interface JobFacts {
  readonly title: string;
  readonly company: string;
  readonly cities: readonly string[];
  readonly minYears: number;
  readonly maxYears: number;
  readonly workFromHome: boolean;
  readonly openings: number;
  readonly role: RoleTable;
  readonly skills: readonly string[];
}

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeDescription(item)}</li>`).join('')}</ul>`;

const location = ({ cities, workFromHome }: JobFacts): string => {
  const named =
    cities.length > 1 ? `${cities.slice(0, -1).join(', ')} or ${cities.at(-1)}` : (cities[0] ?? '');
  return workFromHome ? `from home or in ${named}` : `in ${named}`;
};

/** None puts an article before a title, which would need "a" or "an". */
const INTRODUCTIONS: readonly ((facts: JobFacts) => string)[] = [
  (facts) => `${facts.company} is hiring for the role of ${facts.title} ${location(facts)}.`,
  (facts) => `We are hiring for the role of ${facts.title}, ${location(facts)}.`,
  (facts) =>
    `Our team at ${facts.company} is growing. Open role: ${facts.title}, ${location(facts)}.`,
  (facts) => `Join ${facts.company} ${location(facts)}. Role: ${facts.title}.`,
];
const DUTY_HEADINGS = ['What you will do', 'Key responsibilities', 'Responsibilities', 'Your role'];
const REQUIREMENT_HEADINGS = [
  'What we are looking for',
  'Requirements',
  'Who can apply',
  'What you bring',
];
const PROCESS: readonly string[] = [
  'Three rounds: a recruiter call, a practical assignment and a team interview.',
  'Two video interviews and one in the office. We share the result within ten days.',
  'We call shortlisted candidates within a week. The whole process takes about three weeks.',
  'A short written test, followed by an interview with your future team.',
  'A phone screening, then interviews at our office. We reimburse your travel.',
];
const NOTICE: readonly string[] = [
  'Candidates who can join within 30 days are preferred.',
  'Notice period of up to 60 days is fine.',
  'Early joiners preferred. Notice period buyout available.',
  'We can wait up to 90 days for the right candidate.',
];

const experience = ({ minYears, maxYears, skills }: JobFacts): string => {
  const first = skills.slice(0, 2).join(' and ');
  return minYears === 0
    ? `Up to ${maxYears} ${maxYears === 1 ? 'year' : 'years'} of experience. Freshers with a good knowledge of ${first} can apply.`
    : `${minYears} to ${maxYears} years of experience, with hands-on work in ${first}.`;
};

/** The description of a vacancy as HTML of h3, p, ul and li, with a random choice of duties and requirements. */
export const describeJob = (facts: JobFacts, random: Random): string => {
  const { role, skills, openings } = facts;
  const positions = openings > 1 ? ` There are ${openings} positions.` : '';
  return [
    `<p>${escapeDescription(random.pick(INTRODUCTIONS)(facts))}${positions}</p>`,
    `<h3>${random.pick(DUTY_HEADINGS)}</h3>`,
    list(random.some(role.duties, random.between(4, 7))),
    `<h3>${random.pick(REQUIREMENT_HEADINGS)}</h3>`,
    list([experience(facts), ...random.some(role.requirements, random.between(3, 5))]),
    '<h3>Skills</h3>',
    `<p>${escapeDescription(skills.join(', '))}.</p>`,
    '<h3>Hiring process</h3>',
    `<p>${random.pick(PROCESS)} ${random.pick(NOTICE)}</p>`,
  ].join('');
};
