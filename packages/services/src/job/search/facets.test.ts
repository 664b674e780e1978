import type { CallQuery } from '@broadsheet/contract/call';
import { type JobList, keyword, search } from '@broadsheet/contract/calls/job';
import { mtags } from '@broadsheet/contract/calls/recruiter';
import { DAY_MS } from '@broadsheet/contract/durations';
import { findBand } from '@broadsheet/contract/experience';
import { JOB_FILTER_NAMES, type JobFilterName } from '@broadsheet/contract/job-filters';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const list = (query: CallQuery<typeof search> = {}) => services.call(search, { query });
const valuesOf = (answer: JobList, field: string) =>
  answer.facets.find((facet) => facet.field === field)?.values ?? [];

/** The query that chooses one value of a facet. */
const CHOICE: Record<JobFilterName, (id: string) => CallQuery<typeof search>> = {
  city: (id) => ({ locIds: id }),
  experience: (id) => ({ exp: Number(id) }),
  posted: (id) => ({ range: Number(id) }),
  category: (id) => ({ cat: Number(id) }),
  industry: (id) => ({ industry: id }),
  workFromHome: () => ({ wfh: 1 }),
  workMode: (id) => ({ workMode: id }),
  shift: (id) => ({ shift: id }),
  pay: (id) => ({ minPay: Number(id) }),
  femaleCandidate: () => ({ women: 1 }),
  femaleBackWorkForce: () => ({ returning: 1 }),
  differentlyAbled: () => ({ disability: 1 }),
  exDefence: () => ({ defence: 1 }),
};

describe('facets', () => {
  it('are those that the calling program knows', async () => {
    const fieldsOf = async (contractVersion?: number) =>
      (await services.call(search, { contractVersion })).facets.map(({ field }) => field);
    const older = JOB_FILTER_NAMES.filter((name) => name !== 'workMode' && name !== 'shift');
    expect(await fieldsOf(1)).toEqual(older);
  });

  it('are all there, in the order of the contract, labelled', async () => {
    const answer = await list();
    expect(answer.facets.map(({ field }) => field)).toEqual([...JOB_FILTER_NAMES]);
    expect(valuesOf(answer, 'city').map(({ label }) => label)).toContain('Bangalore');
    const cityCounts = valuesOf(answer, 'city').map(({ count }) => count);
    expect(cityCounts).toEqual(cityCounts.toSorted((one, other) => other - one));
    expect(valuesOf(answer, 'posted').map(({ label }) => label)).toContain('Last 1 Week');
    expect(valuesOf(answer, 'experience').map(({ label }) => label)).toContain('2-3 years');
    expect(valuesOf(answer, 'pay').map(({ label }) => label)).toContain('₹10 lakh or more');
  });

  it.each(JOB_FILTER_NAMES)(
    '%s: each count is the total when it is chosen, also beside other filters',
    async (field) => {
      for (const others of [
        {},
        { query: 'engineer', exp: 4 },
        { wfh: 1 as const, locIds: '2,4' },
      ]) {
        const answer = await list(others);
        for (const { id, count } of valuesOf(answer, field).slice(0, 4)) {
          const chosen = await list({ ...others, ...CHOICE[field](id) });
          expect({ id, count: chosen.total }).toEqual({ id, count });
        }
      }
    },
  );

  it.each(JOB_FILTER_NAMES)('%s: what is chosen does not change its own counts', async (field) => {
    const before = valuesOf(await list({ query: 'engineer' }), field);
    const [first] = before;
    const chosen = await list({ query: 'engineer', ...CHOICE[field](first?.id ?? '') });
    expect(valuesOf(chosen, field)).toEqual(before);
  });
});

describe('filters', () => {
  it('by city take any of those given', async () => {
    const { items } = await list({ locIds: '4,6', size: 50 });
    expect(items.every(({ cities }) => cities.some(({ id }) => id === 4 || id === 6))).toBe(true);
    const ids = new Set(items.flatMap(({ cities }) => cities.map(({ id }) => id)));
    expect(ids.has(4) && ids.has(6)).toBe(true);
  });

  it.each([2, 3, 4, 5, 6, 7])(
    'by experience band %i take jobs whose years overlap it',
    async (exp) => {
      const band = findBand(exp);
      const { items } = await list({ exp, size: 50 });
      expect(items.length).toBeGreaterThan(0);
      for (const { minYears, maxYears } of items) {
        expect(minYears).toBeLessThanOrEqual(band?.maxYears ?? 0);
        expect(maxYears).toBeGreaterThanOrEqual(band?.minYears ?? 0);
      }
    },
  );

  it('band 1 and range 0 are any', async () => {
    expect((await list({ exp: 1, range: 0 })).total).toBe((await list()).total);
  });

  it.each([
    [1, 3],
    [2, 7],
    [3, 14],
    [4, 30],
    [5, 90],
  ])('by date: range %i reaches %i days', async (range, days) => {
    const just = await addJob(services, {
      title: 'Rangex',
      posted_at: new Date(services.demoNow - days * DAY_MS + 1000),
    });
    const past = await addJob(services, {
      title: 'Rangex',
      posted_at: new Date(services.demoNow - days * DAY_MS - 1000),
    });
    const ids = (await list({ query: 'rangex', range, size: 50 })).items.map(({ id }) => id);
    expect(ids).toContain(just);
    expect(ids).not.toContain(past);
  });

  it('by pay leave out jobs that keep it confidential', async () => {
    const { items } = await list({ minPay: 25, size: 50 });
    expect(items.every(({ pay }) => pay !== null && pay.maxLakh >= 25)).toBe(true);
    expect((await list()).items.some(({ pay }) => pay === null)).toBe(true);
  });

  it.each([
    ['wfh', 'workFromHome'],
    ['women', 'femaleCandidate'],
    ['returning', 'femaleBackWorkForce'],
    ['disability', 'differentlyAbled'],
    ['defence', 'exDefence'],
  ] as const)('%s takes jobs of which the employer says %s', async (name, flag) => {
    const { items } = await list({ [name]: 1, size: 50 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ flags }) => flags[flag])).toBe(true);
  });

  it('by several things that employers say take jobs that are all of them', async () => {
    const both = await addJob(services, { differently_abled: true, ex_defence: true });
    const { items } = await list({ disability: 1, defence: 1, size: 50 });
    expect(items.map(({ id }) => id)).toContain(both);
    expect(items.every(({ flags }) => flags.differentlyAbled && flags.exDefence)).toBe(true);
  });

  it('narrow a keyword by functional area', async () => {
    const { items } = await services.call(mtags);
    const keywordId = items[0]?.dataId ?? 0;
    const all = await services.call(keyword, { query: { keywordId } });
    const areas = valuesOf(all, 'category');
    const [area] = areas;
    const there = await services.call(keyword, { query: { keywordId, cat: Number(area?.id) } });
    expect(there.total).toBe(area?.count);
    expect(there.items.every(({ category }) => category.label === area?.label)).toBe(true);
  });
});

describe('jobs that are over', () => {
  it('are never in a list, neither by their status nor by their date', async () => {
    const { total } = await list();
    await addJob(services, { title: 'Overx', status: 'expired' });
    await addJob(services, { title: 'Overx', expires_at: new Date(services.demoNow - 1) });
    expect((await list()).total).toBe(total);
    expect((await list({ query: 'overx' })).total).toBe(0);
  });
});
