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

/** None puts an article before a title: "a HR Manager" and "an User Researcher" are easily made. */
const INTRODUCTIONS: readonly ((facts: JobFacts) => string)[] = [
  (facts) => `${facts.company} is hiring ${location(facts)} for the post of ${facts.title}.`,
  (facts) => `We are hiring for the post of ${facts.title}, ${location(facts)}.`,
  (facts) =>
    `A team at ${facts.company} is growing. Its next post: ${facts.title}, ${location(facts)}.`,
  (facts) => `${facts.company} has an opening ${location(facts)}: ${facts.title}.`,
];
const DUTY_HEADINGS = ['What you will do', 'The work', 'Responsibilities', 'Your day'];
const REQUIREMENT_HEADINGS = ['What we ask for', 'Requirements', 'Who should apply', 'You bring'];
const PROCESS: readonly string[] = [
  'There are three rounds: a call with the recruiter, a practical exercise and a talk with the team.',
  'Two interviews by video and one in the office; an answer within ten days.',
  'Shortlisted candidates hear from us within a week. The whole process takes about three weeks.',
  'A short written exercise, then one long conversation with the people you would work with.',
  'First a telephone call, then a morning with the team. Travel is paid for.',
];
const NOTICE: readonly string[] = [
  'People who can join within 30 days are preferred; longer notice periods are considered.',
  'Notice of up to 60 days is fine.',
  'An early joiner is welcome, and we buy out notice where it helps.',
  'We can wait 90 days for the right person.',
];

const experience = ({ minYears, maxYears, skills }: JobFacts): string => {
  const first = skills.slice(0, 2).join(' and ');
  return minYears === 0
    ? `Up to ${maxYears} ${maxYears === 1 ? 'year' : 'years'} of experience; freshers with good grounding in ${first} may apply.`
    : `${minYears} to ${maxYears} years of experience, with work in ${first} that you can speak about in detail.`;
};

/** The text of a vacancy as HTML of h3, p, ul and li; a different choice of duties and asks each time. */
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
    '<h3>How we hire</h3>',
    `<p>${random.pick(PROCESS)} ${random.pick(NOTICE)}</p>`,
  ].join('');
};
