import { expect, it } from 'vitest';
import { RESUME_BYTES_MAX } from '../entities/json-resume.ts';
import { formatPath, parseJsonResume, readJsonResume } from './read-json-resume.ts';

const complete = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: { name: 'Asha Rao 🙂', email: 'asha@example.com', location: { countryCode: 'IN' } },
  work: [{ name: 'Kaveri', position: 'Engineer', startDate: '2020-06', highlights: ['Built it.'] }],
  education: [{ institution: 'IIT', score: '8.1', startDate: '2014', endDate: '2018-05-31' }],
  meta: { version: 'v1.0.0', broadsheet: { template: 'modern', order: ['skills'], hidden: [] } },
};

it('reads a resume unchanged, without empty fields', () => {
  const given = {
    ...complete,
    work: [{ ...complete.work[0], endDate: null, summary: '' }, {}],
    skills: [],
  };
  const { hidden: _none, ...broadsheet } = complete.meta.broadsheet;
  expect(readJsonResume(given)).toEqual({
    resume: { ...complete, meta: { ...complete.meta, broadsheet } },
    faults: [],
    unknown: [],
  });
});

it('reports how to correct faults, and where, and reads the rest', () => {
  const { resume, faults } = readJsonResume({
    basics: { name: 'Asha', url: 'javascript:alert(1)', email: 'asha' },
    work: [{ position: 'Engineer' }, { position: 'Lead', startDate: '06/2020' }],
    skills: 'SQL',
    education: [{ score: 8.1 }],
    meta: { broadsheet: { template: 'fancy' } },
  });
  expect(faults.map(({ path, message }) => `${formatPath(path)}. ${message}`)).toEqual([
    'Basics: url. Enter a link that starts with https://, for example https://example.com.',
    'Basics: email. Enter a valid email, for example asha@example.com.',
    'Work, entry 2: start date. Enter the month as 2024-06, or only the year.',
    'Skills. This must be a list.',
    'Education, entry 1: score. Enter text of at most 40 characters.',
    'Meta: broadsheet: template. Use one of these: classic, modern, compact.',
  ]);
  expect(resume).toEqual({
    basics: { name: 'Asha' },
    work: [{ position: 'Engineer' }, { position: 'Lead' }],
  });
});

it('drops unknown fields, and names them', () => {
  const { resume, faults, unknown } = parseJsonResume(
    '{"basics":{"name":"Asha","age":31},"__proto__":{"name":"x"},"hobbies":[]}',
  );
  expect(resume).toEqual({ basics: { name: 'Asha' } });
  expect(faults).toEqual([]);
  expect(unknown.map(formatPath)).toEqual(['Basics: age', '__proto__', 'Hobbies']);
});

it.each([
  ['no JSON', '{"basics":'],
  ['a list', '[]'],
  ['text', '"resume"'],
  ['more entries than fit', JSON.stringify({ work: Array(41).fill({ name: 'A' }) })],
  ['more text than fits', JSON.stringify({ basics: { summary: 'अ'.repeat(3_001) } })],
  ['a broken letter', '{"basics":{"name":"\\ud800"}}'],
])('refuses %s', (_, text) => {
  expect(parseJsonResume(text).faults).toHaveLength(1);
});

it('is no larger than a browser may send while a page unloads', () => {
  const summary = 'क'.repeat(3_000);
  const of = (count: number) => readJsonResume({ work: Array(count).fill({ summary }) }).faults;
  expect(of(Math.floor(RESUME_BYTES_MAX / 9_100))).toEqual([]);
  expect(of(Math.ceil(RESUME_BYTES_MAX / 9_000))).toEqual([
    { path: [], message: 'Shorten your resume to at most 60 KB of text.' },
  ]);
});
