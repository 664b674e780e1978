import { nearbyCitiesJobs } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadNearbyCities } from './loader.ts';
import { fixtures } from './nearby-cities.fixtures.ts';
import { NearbyCities } from './nearby-cities.tsx';

const settings = { title: 'Jobs in nearby cities' };

it('counts the jobs of the neighbouring cities', async () => {
  const { context, made } = loaderContext('/jobs-in-mumbai');
  const { data } = await loadNearbyCities(settings, context);
  expect(made[0]?.query).toEqual({ locIds: '1' });
  expect(data?.links).toEqual([{ label: 'Pune', href: '/jobs-in-pune', count: '812 jobs' }]);
});

it('is absent without open jobs nearby', async () => {
  const { context } = loaderContext('/jobs-in-mumbai', {
    [nearbyCitiesJobs.path]: {
      items: [{ city: { id: 2, label: 'Pune', slug: 'pune' }, openJobs: 0 }],
    },
  });
  expect(await loadNearbyCities(settings, context)).toEqual({ data: null });
});

it('has a count per link', () => {
  expect(textOf(renderFixture(NearbyCities, fixtures))).toContain('Pune 812 jobs');
});
