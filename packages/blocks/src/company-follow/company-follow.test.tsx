import { followedCompanies } from '@broadsheet/contract/calls/follow-companies';
import { companyData, jobDetail } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './company-follow.fixtures.ts';
import { CompanyFollow } from './company-follow.tsx';
import { loadCompanyFollow } from './loader.ts';

const JOB = '/j/senior-java-developer-kaveri-systems-1234';
const COMPANY = '/company/kaveri-systems';
const kaveri = { id: 7, name: 'Kaveri Systems', slug: 'kaveri-systems' };
const load = async (
  path: string,
  answers: Readonly<Record<string, unknown>> = {},
  session: typeof sessionFixture | null = null,
) => {
  const { context, made } = loaderContext(path, answers, { session });
  return { data: (await loadCompanyFollow({}, context)).data, made };
};

it.each([JOB, COMPANY])(
  'offers visitors to follow the company at %s, and knows nobody',
  async (path) => {
    const { data, made } = await load(path);
    expect(data).toEqual({
      companyId: 7,
      text: 'See new jobs from Kaveri Systems in Jobs for you.',
      isFollowed: false,
      next: path,
    });
    expect(made).toHaveLength(1);
  },
);

it('shows members whether they follow it', async () => {
  const followed = await load(
    COMPANY,
    { [followedCompanies.path]: { items: [kaveri] } },
    sessionFixture,
  );
  expect(followed.data).toMatchObject({ isFollowed: true, text: 'You follow Kaveri Systems.' });
  const other = { ...kaveri, id: 8 };
  const not = await load(COMPANY, { [followedCompanies.path]: { items: [other] } }, sessionFixture);
  expect(not.data).toMatchObject({ isFollowed: false });
});

it('is absent without a company', async () => {
  expect((await load('/companies')).data).toBeNull();
  const gone = {
    [jobDetail.path]: new AppError('JOB_NOT_FOUND'),
    [companyData.path]: new AppError('COMPANY_NOT_FOUND'),
  };
  expect((await load(JOB, gone)).data).toBeNull();
  expect((await load(COMPANY, gone)).data).toBeNull();
});

it('is a plain form that returns here', () => {
  const html = renderFixture(CompanyFollow, fixtures);
  expect(html).toContain('action="/api/job/companies/follow" method="post"');
  expect(html).toContain('name="companyId" value="7"');
  expect(html).toContain('name="next" value="/company/kaveri-systems"');
  expect(renderFixture(CompanyFollow, fixtures, 'followed')).toContain(
    'action="/api/job/companies/unfollow"',
  );
});
