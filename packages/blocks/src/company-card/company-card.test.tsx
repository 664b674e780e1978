import { companyData } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './company-card.fixtures.ts';
import { CompanyCard } from './company-card.tsx';
import { loadCompanyCard } from './loader.ts';

const settings = { title: 'About the company' };
const path = '/j/senior-java-developer-kaveri-systems-1234';

it('names the employer of the job', async () => {
  const { data } = await loadCompanyCard(settings, loaderContext(path).context);
  expect(data).toMatchObject({
    name: 'Kaveri Systems',
    href: '/company/kaveri-systems',
    facts: ['Software products', '201-500 people', 'Pune'],
    jobs: '24 open jobs',
  });
});

it('is absent for an unknown company', async () => {
  const answers = { [companyData.path]: new AppError('COMPANY_NOT_FOUND') };
  expect(await loadCompanyCard(settings, loaderContext(path, answers).context)).toEqual({
    data: null,
  });
});

it('links to the company, also without other open jobs', () => {
  expect(textOf(renderFixture(CompanyCard, fixtures))).toContain('24 open jobs at Kaveri Systems');
  expect(textOf(renderFixture(CompanyCard, fixtures, 'nothing else open'))).toContain(
    'More about Kaveri Systems',
  );
});
