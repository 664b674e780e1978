import { femaleJobs } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadWomenJobs } from './loader.ts';
import { fixtures } from './women-jobs.fixtures.ts';
import { WomenJobs } from './women-jobs.tsx';

const settings = {
  title: 'Jobs that welcome women',
  emptyText: 'No jobs for women right now.',
};
const at = (path: string, answer: unknown = jobListFixture) =>
  loaderContext(path, { [femaleJobs.path]: answer });

it('are listed in pages', async () => {
  const { context, made } = at('/women_at_work?page=2');
  const { data } = await loadWomenJobs(settings, context);
  expect(made).toEqual([{ path: '/female-jobs', query: { start: 20, end: 40 } }]);
  expect(data).toMatchObject({
    note: '1,204 jobs',
    pager: { previous: '/women_at_work', next: '/women_at_work?page=3' },
  });
});

it('are filtered by mark, city, years and area; unset filters are not sent', async () => {
  const path = '/women_at_work?femaleFilter=returning&expGroup=2&locIds=2&cat=1';
  const { context, made } = at(path);
  const { data } = await loadWomenJobs(settings, context);
  const query = {
    femaleFilter: 'returning',
    minExp: 4,
    maxExp: 6,
    joblocationIds: '2',
    functionalArea: 1,
    start: 0,
    end: 20,
  };
  expect(made[0]?.query).toEqual(query);
  expect(data?.marks[1]?.href).toBe(path.replace('returning', 'preferred'));
  expect(data?.pager.next).toBe(`${path}&page=2`);
  expect(data?.clearHref).toBe('/women_at_work');
  const plain = at('/women_at_work?femaleFilter=all&cat=0&exp=&locIds=x');
  expect((await loadWomenJobs(settings, plain.context)).data?.clearHref).toBeNull();
  expect(plain.made[0]?.query).toEqual({ start: 0, end: 20 });
});

it('offer the five groups of experience, and understand an address that names a band', async () => {
  const yearsOf = async (query: string) => {
    const { context, made } = at(`/women_at_work?${query}`);
    const { data } = await loadWomenJobs(settings, context);
    const { minExp, maxExp } = (made[0]?.query ?? {}) as {
      minExp?: number;
      maxExp?: number;
    };
    return { fields: data?.fields, next: data?.pager.next, years: [minExp, maxExp] };
  };
  const { fields, years } = await yearsOf('expGroup=5');
  expect(fields?.[0]?.options.map(({ label }) => label)).toEqual([
    '0–3 years',
    '4–6 years',
    '7–10 years',
    '11–15 years',
    '16+ years',
  ]);
  expect([fields?.[0]?.chosen, years]).toEqual(['5', [16, 99]]);
  const old = await yearsOf('exp=8');
  expect([old.years, old.next]).toEqual([[16, 99], '/women_at_work?expGroup=5&page=2']);
  for (const query of ['expGroup=0', 'expGroup=6', 'expGroup=1e1', 'expGroup=%00', 'exp=1'])
    expect([query, (await yearsOf(query)).years]).toEqual([query, [undefined, undefined]]);
});

it.each(['0', 'x', '62'])('have no page %s', async (page) => {
  const { context } = at(`/women_at_work?page=${page}`);
  expect((await loadWomenJobs(settings, context)).page?.status).toBe(404);
});

it('are selected in a form that works without JavaScript', () => {
  const html = renderFixture(WomenJobs, fixtures);
  expect(html).toMatch(/<form[^>]* action="\/women_at_work">/);
  expect(html).toContain('type="hidden" name="femaleFilter" value="preferred"');
  expect(html).toMatch(/<option[^>]*value="2"[^>]*selected/);
  expect(html.match(/type="checkbox" name="locIds" checked=""/g)).toHaveLength(2);
});

it('accept several cities, as form values or as one list', async () => {
  for (const query of ['locIds=2&locIds=1', 'locIds=1,2']) {
    const { context, made } = at(`/women_at_work?${query}&exp=&cat=`);
    const { data } = await loadWomenJobs(settings, context);
    expect(made[0]?.query).toEqual({ joblocationIds: '1,2', start: 0, end: 20 });
    expect(data?.cities.choices.filter(({ on }) => on)).toHaveLength(2);
    expect(data?.pager.next).toBe('/women_at_work?locIds=1%2C2&page=2');
  }
});

it('show a text if there are none', async () => {
  const { context } = at('/women_at_work', { ...jobListFixture, items: [], total: 0 });
  expect((await loadWomenJobs(settings, context)).data).toMatchObject({ note: '', rows: [] });
  expect(textOf(renderFixture(WomenJobs, fixtures, 'none'))).toContain(
    'No jobs for women right now',
  );
});

it('fail with the service', async () => {
  const failure = new AppError('SERVICE_UNAVAILABLE');
  const { context } = at('/women_at_work', failure);
  await expect(loadWomenJobs(settings, context)).rejects.toBe(failure);
});

it('have no page beyond the last one', () => {
  const html = textOf(renderFixture(WomenJobs, fixtures, 'beyond the end'));
  expect(html).toContain('No jobs on this page');
  expect(html).not.toContain('No jobs for women right now');
});
