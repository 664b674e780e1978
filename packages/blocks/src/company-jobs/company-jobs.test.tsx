import { topJobs } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './company-jobs.fixtures.ts';
import { CompanyJobs } from './company-jobs.tsx';
import { loadCompanyJobs } from './loader.ts';

const settings = { title: 'Open jobs', emptyText: 'No open jobs right now.' };

it("lists the company's jobs in pages", async () => {
  const { context, made } = loaderContext('/company/kaveri-systems?page=2');
  const { data } = await loadCompanyJobs(settings, context);
  expect(made[0]).toEqual({ path: '/top-jobs', query: { slug: 'kaveri-systems', page: 2 } });
  expect(data).toMatchObject({
    note: '1,204 jobs',
    pager: { previous: '/company/kaveri-systems', next: '/company/kaveri-systems?page=3' },
  });
});

it.each(['0', 'two', '62', '501'])('has no page %s', async (page) => {
  const { context } = loaderContext(`/company/kaveri-systems?page=${page}`);
  expect((await loadCompanyJobs(settings, context)).page?.status).toBe(404);
});

it('is absent in the directory and for an unknown company', async () => {
  const answers = { [topJobs.path]: new AppError('COMPANY_NOT_FOUND') };
  const { context } = loaderContext('/company/nobody', answers);
  expect(await loadCompanyJobs(settings, context)).toEqual({ data: null });
  expect(await loadCompanyJobs(settings, loaderContext('/companies').context)).toEqual({
    data: null,
  });
});

it('shows a text if there are no vacancies', () => {
  expect(textOf(renderFixture(CompanyJobs, fixtures, 'no vacancies'))).toContain(
    'No open jobs right now.',
  );
});
