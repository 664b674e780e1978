import { companyList } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { companyFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './companies-you-love.fixtures.ts';
import { CompaniesYouLove } from './companies-you-love.tsx';
import { loadCompaniesYouLove } from './loader.ts';

const settings = { title: 'Companies you might love', count: 3 };

it('takes the same companies for one seed, and others for another', async () => {
  const { context } = loaderContext('/');
  const first = await loadCompaniesYouLove(settings, context);
  expect(first.data?.companies).toHaveLength(3);
  expect(await loadCompaniesYouLove(settings, context)).toEqual(first);
  expect(await loadCompaniesYouLove(settings, { ...context, seed: 'another' })).not.toEqual(first);
});

it('omits companies that are not hiring, and is absent if there are none', async () => {
  const { context } = loaderContext('/', {
    [companyList.path]: { items: [{ ...companyFixture, openJobs: 0 }] },
  });
  expect(await loadCompaniesYouLove(settings, context)).toEqual({ data: null });
});

it('links to each company and to all', () => {
  const html = renderFixture(CompaniesYouLove, fixtures);
  expect(html).toContain('href="/company/kaveri-systems"');
  expect(html).toContain('href="/companies"');
});
