import { category } from '@broadsheet/contract/calls/job';
import { describe, expect, it } from 'vitest';
import { drawFixture, textOf } from '../draw.fixtures.tsx';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { fixtures } from './job-filters.fixtures.ts';
import { JobFilters } from './job-filters.tsx';
import { loadJobFilters } from './loader.ts';

const settings = { title: 'Filters', shown: 3 };
const groupsAt = async (path: string) => {
  const { data } = await loadJobFilters(settings, loaderContext(path).context);
  return Object.fromEntries((data?.groups ?? []).map((group) => [group.title, group.choices]));
};

describe('the filters of a list', () => {
  it('keep the other filters in every link, and start at the first page', async () => {
    const groups = await groupsAt('/c/backend-jobs?exp=4&wfh=1&page=3');
    expect(groups.City?.map(({ href }) => href)).toEqual([
      '/c/backend-jobs?locIds=1&exp=4&wfh=1',
      '/c/backend-jobs?locIds=2&exp=4&wfh=1',
    ]);
    expect(groups.Pay?.[0]?.href).toBe('/c/backend-jobs?exp=4&minPay=10&wfh=1');
  });

  it('mark what is on; its link takes it off', async () => {
    const groups = await groupsAt('/c/backend-jobs?exp=4&locIds=1,2');
    expect(groups.Experience?.[0]).toMatchObject({
      label: '4–6 years',
      on: true,
      href: '/c/backend-jobs?locIds=1%2C2',
    });
    expect(groups.City?.[0]).toMatchObject({ on: true, href: '/c/backend-jobs?locIds=2&exp=4' });
  });

  it('count how many are on', async () => {
    const { context } = loaderContext('/c/backend-jobs?exp=4&locIds=1,2&wfh=1');
    expect((await loadJobFilters(settings, context)).data?.on).toBe(4);
  });

  it('leave out the city that the page is about, and the category but on a search', async () => {
    const groups = await groupsAt('/c/backend-jobs-in-pune');
    expect(groups.City?.map(({ label }) => label)).toEqual(['Mumbai']);
    expect(groups.Category).toBeUndefined();
    expect((await groupsAt('/search/java.html')).Category?.[0]?.href).toBe(
      '/search/java.html?cat=1',
    );
  });

  it('fold away what is beyond the setting, never what is on', async () => {
    const values = Array.from({ length: 6 }, (_, index) => ({
      id: String(index + 1),
      label: `City ${index + 1}`,
      count: 10 - index,
    }));
    const answer = { ...jobListFixture, facets: [{ field: 'city', values }] };
    const { context } = loaderContext('/c/backend-jobs?locIds=6', { [category.path]: answer });
    const { data } = await loadJobFilters(settings, context);
    expect(data?.groups[0]?.choices.map(({ label }) => label)).toEqual([
      'City 1',
      'City 2',
      'City 3',
      'City 6',
    ]);
    expect(data?.groups[0]?.more).toHaveLength(2);
  });

  it('stay away when there is nothing to choose', async () => {
    const answer = { ...jobListFixture, facets: [] };
    const { context } = loaderContext('/c/backend-jobs', { [category.path]: answer });
    expect(await loadJobFilters(settings, context)).toEqual({ data: null });
  });

  it('say aloud what a number counts, and which choice is on', () => {
    const html = drawFixture(JobFilters, fixtures);
    expect(textOf(html)).toContain('Mumbai 410 jobs');
    expect(html).toMatch(/aria-current="true"/);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Filters \(1 on\)/);
  });
});
