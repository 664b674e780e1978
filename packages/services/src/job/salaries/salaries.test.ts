import { randomUUID } from 'node:crypto';
import { jobSalary } from '@broadsheet/contract/calls/job';
import { jobPage } from '@broadsheet/contract/calls/job-page';
import { DAY_MS } from '@broadsheet/contract/durations';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobsTable } from '../../platform/database/tables/jobs.ts';
import { titleKey } from '../search/ranking/title-key.ts';
import { refreshSalaries } from './refresh-salaries.ts';
import { ALL_SALARY_YEARS } from './salary-years.ts';

const BANGALORE = 2;
const PUNE = 3;
const ALL_CITIES = 0;

let services: TestServices;
let companyIds: readonly number[];
let tagId: number;
let tagLabel: string;
beforeAll(async () => {
  services = await createTestServices();
  const { database } = services;
  const companies = await database
    .selectFrom('companies')
    .select('id')
    .where('brand', '=', 'tech')
    .orderBy('id')
    .limit(12)
    .execute();
  companyIds = companies.map(({ id }) => id);
  const tag = await database
    .selectFrom('tags')
    .select(['data_id', 'label'])
    .where('brand', '=', 'tech')
    .orderBy('data_id')
    .executeTakeFirstOrThrow();
  tagId = tag.data_id;
  tagLabel = tag.label;
});
afterAll(() => services.close());
beforeEach(() => services.database.deleteFrom('jobs').execute());

type Job = Partial<Insertable<JobsTable>>;

/** Adds jobs that pay 10 to 14 lakh in Bangalore, each of the next company. */
const addJobs = async (count: number, change: (index: number) => Job = () => ({})) => {
  const { industry_id } = await services.database
    .selectFrom('companies')
    .select('industry_id')
    .executeTakeFirstOrThrow();
  const jobs = Array.from({ length: count }, (_, index) => ({
    brand: 'tech' as const,
    source: 'test',
    external_id: randomUUID(),
    title: 'Tea Taster',
    slug: 'tea-taster',
    company_id: companyIds[index % companyIds.length] ?? 0,
    category_id: 1,
    industry_id,
    functional_area: 'Software',
    city_ids: [BANGALORE],
    tag_ids: [tagId],
    skills: [],
    min_years: 4,
    max_years: 6,
    pay_min_lakh: 10 + index / 10,
    pay_max_lakh: 14 + index / 10,
    description_html: '<p>Sample.</p>',
    posted_at: new Date(services.now - DAY_MS),
    expires_at: new Date(services.now + 30 * DAY_MS),
    ...change(index),
  }));
  const rows = await services.database.insertInto('jobs').values(jobs).returning('id').execute();
  await refreshSalaries(services.database, services.now);
  return rows.map(({ id }) => String(id));
};
const insightOf = async (jobcode: string | undefined) =>
  (await services.call(jobSalary, { query: { jobcode: jobcode ?? '' } })).insight;

/** By linear interpolation between the two nearest values, as spreadsheets do. */
const plainQuantile = (sorted: readonly number[], share: number): number => {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
};

describe('the salaries of similar jobs', () => {
  it('are those of the same title, city and years, whatever the rank in the title', async () => {
    const [jobcode] = await addJobs(20, (index) =>
      index % 2 === 0 ? { title: 'Senior Tea Taster' } : {},
    );
    expect(await insightOf(jobcode)).toEqual({
      salaries: 20,
      lowLakh: 12.5,
      medianLakh: 13,
      highLakh: 13.4,
      keyword: null,
      city: { id: BANGALORE, label: 'Bangalore', slug: 'bangalore' },
      minYears: 4,
      maxYears: 6,
      isWider: { keyword: false, city: false, years: false },
    });
  });

  it('come with the page of the job', async () => {
    const [jobcode = ''] = await addJobs(20);
    const page = await services.call(jobPage, { query: { jobcode, salary: 1 } });
    expect(page.salary).toEqual({ insight: await insightOf(jobcode) });
    expect((await services.call(jobPage, { query: { jobcode } })).salary).toBeNull();
  });

  it('are of all India, of more years or of the keyword where the closer ones are few', async () => {
    const [inIndia] = await addJobs(20, (index) => ({ city_ids: [index < 10 ? BANGALORE : PUNE] }));
    expect(await insightOf(inIndia)).toMatchObject({
      city: null,
      isWider: { city: true, years: false, keyword: false },
    });
    await services.database.deleteFrom('jobs').execute();
    const [ofMoreYears] = await addJobs(20, (index) => ({
      min_years: index < 10 ? 4 : 8,
      max_years: 9,
    }));
    expect(await insightOf(ofMoreYears)).toMatchObject({
      minYears: 2,
      maxYears: 10,
      isWider: { city: true, years: true, keyword: false },
    });
    await services.database.deleteFrom('jobs').execute();
    const [ofKeyword] = await addJobs(20, (index) => (index < 10 ? {} : { title: 'Tea Blender' }));
    expect(await insightOf(ofKeyword)).toMatchObject({
      keyword: tagLabel,
      city: { id: BANGALORE },
      isWider: { city: false, years: false, keyword: true },
    });
  });

  it('do not exist for a missing job, or one of another brand', async () => {
    const [jobcode = ''] = await addJobs(1);
    for (const [brand, code] of [
      ['tech', '999999999999'],
      ['management', jobcode],
    ] as const)
      expect(await services.send(jobSalary, { brand, query: { jobcode: code } })).toMatchObject({
        status: 404,
        body: { code: 'JOB_NOT_FOUND' },
      });
  });
});

describe('no salary is derivable', () => {
  it.each([
    ['fewer than 20 salaries', 19, () => ({})],
    [
      'fewer than five employers',
      20,
      (index: number) => ({ company_id: companyIds[index % 4] ?? 0 }),
    ],
    [
      'an employer with more than half',
      23,
      (index: number) => ({ company_id: companyIds[index < 12 ? 0 : 1 + (index % 5)] ?? 0 }),
    ],
    [
      'jobs that do not disclose their salary',
      40,
      (index: number) => (index < 19 ? {} : { pay_min_lakh: null, pay_max_lakh: null }),
    ],
    ['postings that an employer repeats', 60, () => ({ pay_min_lakh: 10, pay_max_lakh: 14 })],
    [
      'jobs of more than a year ago',
      20,
      () => ({ posted_at: new Date(services.now - 366 * DAY_MS) }),
    ],
  ])('from %s', async (_name, count, change) => {
    const [jobcode] = await addJobs(count, change);
    expect(await insightOf(jobcode)).toBeNull();
    expect(await services.database.selectFrom('salary_insights').selectAll().execute()).toEqual([]);
  });

  it('while an employer with half of the salaries is allowed', async () => {
    const [jobcode] = await addJobs(24, (index) => ({
      company_id: companyIds[index < 12 ? 0 : 1 + (index % 5)] ?? 0,
    }));
    expect(await insightOf(jobcode)).toMatchObject({ salaries: 24 });
  });

  it('from what was advertised once, after its employer hides it', async () => {
    const [jobcode, hidden = ''] = await addJobs(20);
    expect(await insightOf(jobcode)).not.toBeNull();
    await services.database
      .updateTable('jobs')
      .set({ pay_min_lakh: null, pay_max_lakh: null })
      .where('id', '=', Number(hidden))
      .execute();
    await refreshSalaries(services.database, services.now);
    expect(await insightOf(jobcode)).toBeNull();
  });
});

const arbitraryJob = fc.record({
  title: fc.constantFrom('Tea Taster', 'Senior Tea Taster', 'Tea Blender'),
  company: fc.integer({ min: 0, max: 7 }),
  cities: fc.constantFrom([BANGALORE], [PUNE], [BANGALORE, PUNE], []),
  years: fc.integer({ min: 0, max: 9 }),
  pay: fc.option(fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 20 }))),
});

it('has the quantiles of a plain computation, and no summary beside them', async () => {
  const market = fc.array(arbitraryJob, { minLength: 120, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(market, async (jobs) => {
      await services.database.deleteFrom('jobs').execute();
      await addJobs(jobs.length, (index) => {
        const job = jobs[index];
        if (!job) throw new Error('no such job');
        const [minLakh, more] = job.pay ?? [null, null];
        return {
          title: job.title,
          company_id: companyIds[job.company] ?? 0,
          city_ids: [...job.cities],
          min_years: job.years,
          max_years: job.years + 2,
          pay_min_lakh: minLakh,
          pay_max_lakh: minLakh === null || more === null ? null : minLakh + more,
        };
      });
      const groups = new Map<string, Map<string, { company: number; lakh: number }>>();
      for (const { title, company, cities, years, pay } of jobs) {
        if (!pay) continue;
        const lakh = pay[0] + pay[1] / 2;
        for (const scope of [`title ${titleKey(title)}`, `keyword ${tagId}`])
          for (const cityId of [ALL_CITIES, ...cities])
            for (const { minYears, maxYears, isWide } of ALL_SALARY_YEARS) {
              if (years < minYears || years > maxYears || (isWide && cityId !== ALL_CITIES))
                continue;
              const name = `${scope} ${cityId} ${minYears}-${maxYears}`;
              const group = groups.get(name) ?? new Map();
              group.set(`${company} ${titleKey(title)} ${lakh}`, { company, lakh });
              groups.set(name, group);
            }
      }
      const expected = [...groups].flatMap(([name, group]) => {
        const salaries = [...group.values()];
        const counts = salaries.map(
          ({ company }) => salaries.filter((other) => other.company === company).length,
        );
        const employers = new Set(salaries.map(({ company }) => company)).size;
        if (salaries.length < 20 || employers < 5 || Math.max(...counts) * 2 > salaries.length)
          return [];
        const sorted = salaries.map(({ lakh }) => lakh).toSorted((a, b) => a - b);
        return [[name, salaries.length, ...[0.25, 0.5, 0.75].map((q) => plainQuantile(sorted, q))]];
      });
      const rows = await services.database.selectFrom('salary_insights').selectAll().execute();
      const computed = rows.map((row) => [
        `${row.scope} ${row.key} ${row.city_id} ${row.min_years}-${row.max_years}`,
        row.salaries,
        row.low_lakh,
        row.median_lakh,
        row.high_lakh,
      ]);
      expect(computed.map(String).toSorted()).toEqual(expected.map(String).toSorted());
    }),
    { numRuns: 8 },
  );
});
