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

it('takes a resume as it is, but for what is empty', () => {
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

it('says what was expected, and where, and keeps the rest', () => {
  const { resume, faults } = readJsonResume({
    basics: { name: 'Asha', url: 'javascript:alert(1)', email: 'asha' },
    work: [{ position: 'Engineer' }, { position: 'Lead', startDate: '06/2020' }],
    skills: 'SQL',
    education: [{ score: 8.1 }],
    meta: { broadsheet: { template: 'fancy' } },
  });
  expect(faults.map(({ path, message }) => `${formatPath(path)}: ${message}`)).toEqual([
    'basics › url: expected an address that begins with https:// or http://',
    'basics › email: expected an e-mail address',
    'work › 2 › startDate: expected YYYY-MM, such as 2024-06, or YYYY or YYYY-MM-DD',
    'skills: expected a list',
    'education › 1 › score: expected text of at most 40 letters',
    'meta › broadsheet › template: expected one of classic, modern, compact',
  ]);
  expect(resume).toEqual({
    basics: { name: 'Asha' },
    work: [{ position: 'Engineer' }, { position: 'Lead' }],
  });
});

it('leaves out what JSON Resume does not have, and names it', () => {
  const { resume, faults, unknown } = parseJsonResume(
    '{"basics":{"name":"Asha","age":31},"__proto__":{"name":"x"},"hobbies":[]}',
  );
  expect(resume).toEqual({ basics: { name: 'Asha' } });
  expect(faults).toEqual([]);
  expect(unknown.map(formatPath)).toEqual(['basics › age', '__proto__', 'hobbies']);
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

it('is no larger than can be sent when a page is left', () => {
  const summary = 'क'.repeat(3_000);
  const of = (count: number) => readJsonResume({ work: Array(count).fill({ summary }) }).faults;
  expect(of(Math.floor(RESUME_BYTES_MAX / 9_100))).toEqual([]);
  expect(of(Math.ceil(RESUME_BYTES_MAX / 9_000))).toEqual([
    { path: [], message: 'expected a resume of at most 60 KB of text' },
  ]);
});
