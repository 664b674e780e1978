import { companyData, companyList } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './company-spotlight.fixtures.ts';
import { CompanySpotlight } from './company-spotlight.tsx';
import { loadCompanySpotlight } from './loader.ts';

const { settings } = fixtures.usual;

it('shows the chosen company, with its own words unless others are given', async () => {
  const { context, made } = loaderContext('/');
  const own = await loadCompanySpotlight(settings, context);
  expect(made).toEqual([{ path: companyData.path, query: { slug: 'deccan-cloud' } }]);
  expect(own.data?.href).toBe('/company/deccan-cloud');
  const other = await loadCompanySpotlight({ ...settings, text: 'They hire.' }, context);
  expect([own.data?.text === '', other.data?.text]).toEqual([false, 'They hire.']);
});

it('shows the company with the most jobs where none is chosen', async () => {
  const { context, made } = loaderContext('/');
  const { data } = await loadCompanySpotlight({ ...settings, company: '' }, context);
  expect(made[0]).toEqual({ path: companyList.path, query: { size: 1 } });
  expect(data?.href).toBe('/company/company-1');
});

it('is hidden for a company that is not on the site', async () => {
  const { context } = loaderContext('/', { [companyData.path]: new AppError('COMPANY_NOT_FOUND') });
  expect(await loadCompanySpotlight(settings, context)).toEqual({ data: null });
});

it('is one link, by the name of the company', () => {
  const html = renderFixture(CompanySpotlight, fixtures);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*href="\/company\/deccan-cloud">Deccan Cloud<\/a>/);
});

it('has no frame without a picture', () => {
  const html = renderFixture(CompanySpotlight, fixtures, 'without a picture');
  expect(html).not.toContain('<img');
});
