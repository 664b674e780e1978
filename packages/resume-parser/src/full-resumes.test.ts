import { expect, it } from 'vitest';
import { p, table, toDocx } from './fixtures/docx-writer.fixtures.ts';
import { readVocabulary } from './fixtures/vocabulary.fixtures.ts';
import { parseResume } from './parse-resume.ts';
import { readLines } from './read-lines.ts';

const vocabulary = readVocabulary();
const read = async (body: readonly string[]) =>
  parseResume(await readLines(toDocx(body)), vocabulary, '2026-11');
const lines = (...texts: readonly string[]): string[] => texts.map((text) => p(text));

const TERMS = ['Current CTC: 12 LPA', 'Expected CTC: 18 LPA', 'Notice period: 2 months'];
const cells = (...texts: readonly string[]) => texts.map((text) => [p(text)]);

const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  'titles above companies, skills in groups, terms at the end': lines(
    'Asha Rao',
    'asha.rao@example.in | +91 98450 12345 | Bengaluru',
    'WORK EXPERIENCE',
    'Senior Software Engineer',
    'Kaveri Systems, Bengaluru',
    'Apr 2021 - Present',
    '• Leads the team that carries payments',
    'Software Engineer',
    'Godavari Labs, Pune',
    'Jun 2017 - Mar 2021',
    '• Built services',
    'EDUCATION',
    'MCA, Pune University, 2017',
    'OTHER DETAILS',
    'Present CTC: 12 LPA',
    'TECHNICAL SKILLS',
    'Languages: Java, Python',
    'Frameworks: React, Angular',
    'OTHER DETAILS',
    ...TERMS,
  ),
  'companies with their months in brackets, terms under the name': lines(
    'Asha Rao',
    'Bangalore',
    'Current CTC: 12 LPA | Expected CTC: 18 LPA | Notice Period: 60 days',
    'Experience',
    'Kaveri Systems (04/2021 - till date)',
    'Role: Senior Software Engineer',
    'Payments in Java',
    'Godavari Labs (06/2017 - 03/2021)',
    'Role: Software Engineer',
    'Orders in Python',
    'Skills',
    'Java | Python | React | Angular',
  ),
  'sentences, and skills beside their heading': lines(
    'Asha Rao',
    'Bengaluru',
    'Experience',
    'Senior Software Engineer at Kaveri Systems, April 2021 to present. Payments.',
    'Software Engineer at Godavari Labs, June 2017 to March 2021. Orders.',
    'Skills: Java, Python, React, Angular',
    'Personal details',
    'Present salary: Rs. 12,00,000 per annum',
    'Expected salary: Rs. 18,00,000 per annum',
    'Serving 60 days notice',
  ),
  'terms in a table': [
    ...lines('Asha Rao', 'Blr', 'Experience'),
    ...lines(
      'Senior Software Engineer, Kaveri Systems',
      'Apr 2021 - Present',
      'Built services that carry payments',
    ),
    ...lines(
      'Software Engineer, Godavari Labs',
      'Jun 2017 - Mar 2021',
      'Built services that carry orders',
    ),
    ...lines('Skills', 'Java, Python, React, Angular', 'Personal details'),
    table(
      [3000, 3000],
      [
        cells('Current CTC', '12 lakhs'),
        cells('Expected CTC', '18 lakhs'),
        cells('Notice period', '2 months'),
      ],
    ),
  ],
};

it.each(Object.entries(LAYOUTS))('all jobs, skills and terms are read: %s', async (_, body) => {
  const resume = await read(body);
  expect(resume.location?.value).toBe('Bangalore');
  // "12 LPA" below an education is not Class XII.
  expect(resume.education.filter(({ degree }) => degree?.value === 'Class XII')).toEqual([]);
  expect(
    resume.positions.map(({ title, company, from, until }) =>
      [title, company, from, until].map((each) => each?.value),
    ),
  ).toEqual([
    ['Senior Software Engineer', 'Kaveri Systems', '2021-04', null],
    ['Software Engineer', 'Godavari Labs', '2017-06', '2021-03'],
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Java', 'Python', 'React', 'Angular']),
  );
  expect(
    [resume.currentCTC, resume.expectedCTC, resume.noticePeriod].map((each) => each?.value),
  ).toEqual([12, 18, 60]);
});
