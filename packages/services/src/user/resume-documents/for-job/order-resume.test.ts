import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderResume } from './order-resume.ts';

const job = {
  title: 'Senior Java Developer',
  skills: ['Java', 'Spring Boot', 'Kubernetes', 'Kafka'],
};

/** Texts by the path to them, without positions in lists: a set of facts. */
const factsOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => factsOf(each, `${path}[]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => factsOf(each, `${path}.${key}`));
  return [`${path}: ${String(value)}`];
};
const countsOf = (facts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  return counts;
};

const term = fc.constantFrom(
  'Java',
  'kubernetes',
  'K8s',
  'Spring Boot',
  'Built ledgers',
  'ran the team',
  'Kafka at scale',
  'Sales',
  'developer',
  'हिन्दी',
  'C++',
  '',
);
const text = fc.oneof(term, fc.string({ maxLength: 40 }), fc.tuple(term, term).map(String));
const texts = fc.array(text, { maxLength: 12 });
const entry = fc.record(
  {
    name: text,
    position: text,
    startDate: fc.constant('2020-01'),
    summary: text,
    highlights: texts,
  },
  { requiredKeys: [] },
);
const resumes: fc.Arbitrary<JsonResume> = fc.record(
  {
    basics: fc.record({ name: text, summary: text, label: text }, { requiredKeys: [] }),
    work: fc.array(entry, { maxLength: 6 }),
    education: fc.array(fc.record({ institution: text, area: text }), { maxLength: 3 }),
    projects: fc.array(
      fc.record({ name: text, highlights: texts, keywords: texts }, { requiredKeys: [] }),
      { maxLength: 8 },
    ),
    skills: fc.array(fc.record({ name: text, keywords: texts }, { requiredKeys: [] }), {
      maxLength: 20,
    }),
    certificates: fc.array(fc.record({ name: text, issuer: text }), { maxLength: 5 }),
    meta: fc.constant({ broadsheet: { template: 'compact' as const } }),
  },
  { requiredKeys: [] },
);
const jobs = fc.record({ title: text, skills: texts });

/** The same cases in each run. */
const CASES = { numRuns: 300, seed: 30 };

describe('a resume for a job, whatever the resume and the job', () => {
  it('has only facts of the resume, each as often at most', () => {
    fc.assert(
      fc.property(resumes, jobs, (resume, wanted) => {
        const own = countsOf(factsOf(resume));
        for (const [fact, count] of countsOf(factsOf(orderResume(resume, wanted).document)))
          expect(count, fact).toBeLessThanOrEqual(own.get(fact) ?? 0);
      }),
      CASES,
    );
  });

  it('keeps each entry with its own facts: nothing moves from one to another', () => {
    fc.assert(
      fc.property(resumes, jobs, (resume, wanted) => {
        const { document } = orderResume(resume, wanted);
        const sections = ['projects', 'skills', 'certificates'] as const;
        for (const section of sections)
          for (const found of document[section] ?? []) {
            const facts = factsOf(found);
            const owners = (resume[section] ?? []).map((each) => new Set(factsOf(each)));
            expect(owners.some((own) => facts.every((fact) => own.has(fact)))).toBe(true);
          }
      }),
      CASES,
    );
  });

  it('keeps all positions and studies in their order, and what is about the person', () => {
    fc.assert(
      fc.property(resumes, jobs, (resume, wanted) => {
        const { document } = orderResume(resume, wanted);
        const heads = ({ work = [] }: JsonResume) =>
          work.map(({ highlights: _points, ...head }) => head);
        expect(heads(document)).toEqual(heads(resume));
        expect(document.education).toEqual(resume.education);
        expect(document.basics).toEqual(resume.basics);
        expect(document.meta).toEqual(resume.meta);
      }),
      CASES,
    );
  });

  it('leaves out nothing that names a skill of the job', () => {
    fc.assert(
      fc.property(resumes, jobs, (resume, wanted) => {
        const first = orderResume(resume, wanted);
        expect(orderResume(first.document, wanted).named).toEqual(first.named);
      }),
      CASES,
    );
  });

  it('stays as it is when it is ordered again', () => {
    fc.assert(
      fc.property(resumes, jobs, (resume, wanted) => {
        const { document } = orderResume(resume, wanted);
        const again = orderResume(document, wanted);
        expect(again.document).toEqual(document);
        expect(again.leftOut).toEqual({ skills: [], projects: [], points: 0 });
      }),
      CASES,
    );
  });
});

it('puts the skills of the job first, in the order of the job, also under another name', () => {
  const skills = [{ name: 'SQL' }, { name: 'K8s' }, { name: 'Java 21' }];
  const { document, named, notNamed } = orderResume({ skills }, job);
  expect(document.skills).toEqual([{ name: 'Java 21' }, { name: 'K8s' }, { name: 'SQL' }]);
  expect(named).toEqual(['Java', 'Kubernetes']);
  expect(notNamed).toEqual(['Spring Boot', 'Kafka']);
});

it('does not take a longer name for a skill: JavaScript is not Java', () => {
  expect(orderResume({ skills: [{ name: 'JavaScript' }] }, job).named).toEqual([]);
});

it('orders the skills of a group, and leaves none of them out', () => {
  const keywords = ['Perl', 'Kafka', 'Go', 'Java'];
  const { document } = orderResume({ skills: [{ name: 'Languages', keywords }] }, job);
  expect(document.skills?.[0]?.keywords).toEqual(['Java', 'Kafka', 'Perl', 'Go']);
});

it('keeps twelve skills, and those of the job beyond them', () => {
  const others = Array.from({ length: 14 }, (_, index) => ({ name: `Trade ${index}` }));
  const { document, leftOut } = orderResume({ skills: [...others, { name: 'Kafka' }] }, job);
  expect(document.skills).toHaveLength(12);
  expect(document.skills?.[0]).toEqual({ name: 'Kafka' });
  expect(leftOut.skills).toEqual(['Trade 11', 'Trade 12', 'Trade 13']);
});

it('puts points with the skills of the job first, and leaves out others of earlier positions', () => {
  const points = ['Kept the books.', 'Hired ten people.', 'Moved a ledger to Java.', 'Sold it.'];
  const highlights = [...points, 'Ran a desk.'];
  const work = [{ name: 'Now' }, { name: 'Then', highlights }, { name: 'Before', highlights }];
  const { document, leftOut } = orderResume({ work }, job);
  expect(document.work?.[1]?.highlights).toEqual([
    'Moved a ledger to Java.',
    'Kept the books.',
    'Hired ten people.',
    'Sold it.',
    'Ran a desk.',
  ]);
  expect(document.work?.[2]?.highlights).toEqual([
    'Moved a ledger to Java.',
    'Kept the books.',
    'Hired ten people.',
  ]);
  expect(leftOut.points).toBe(2);
});

it('does not touch points whose lines a file has broken', () => {
  const highlights = ['Moved a ledger of forty', 'million lines to Java.', 'Sold it.'];
  const work = [{ name: 'Now', highlights }];
  expect(orderResume({ work }, job).document).toEqual({ work });
});

it('keeps three projects, and those that have to do with the job', () => {
  const projects = ['Garden', 'Choir', 'Java agent', 'Boat', 'Car', 'Kafka cat'].map((name) => ({
    name,
  }));
  const { document, leftOut } = orderResume({ projects }, job);
  expect(document.projects?.map(({ name }) => name)).toEqual(['Java agent', 'Kafka cat', 'Garden']);
  expect(leftOut.projects).toEqual(['Choir', 'Boat', 'Car']);
});

it('has nothing to do for an empty resume, and for a job without skills', () => {
  expect(orderResume({}, job).document).toEqual({});
  const resume = { skills: [{ name: 'SQL' }], work: [{ highlights: ['Sold it.'] }] };
  expect(orderResume(resume, { title: '', skills: [] })).toMatchObject({
    document: resume,
    named: [],
    notNamed: [],
  });
});
