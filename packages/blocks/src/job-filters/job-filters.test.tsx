import { category } from '@broadsheet/contract/calls/job';
import { describe, expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './job-filters.fixtures.ts';
import { JobFilters } from './job-filters.tsx';
import { loadJobFilters } from './loader.ts';

const settings = { title: 'Filters', apply: 'Show jobs', shown: 3 };
const dataAt = async (path: string, answers = {}) =>
  (await loadJobFilters(settings, loaderContext(path, answers).context)).data;
const groupsAt = async (path: string) => {
  const data = await dataAt(path);
  return Object.fromEntries((data?.groups ?? []).map((group) => [group.title, group.choices]));
};

describe('the filters of a list', () => {
  it('are a form of the list itself, which retains the sort order and starts at the first page', async () => {
    expect(await dataAt('/c/backend-jobs?exp=4&sort=relevance&page=3')).toMatchObject({
      action: '/c/backend-jobs',
      kept: [{ name: 'sort', value: 'relevance' }],
      clearHref: '/c/backend-jobs?sort=relevance',
    });
    expect(await dataAt('/search/java-p3.html?search=company')).toMatchObject({
      action: '/search/java.html',
      kept: [{ name: 'search', value: 'company' }],
    });
  });

  it('have the selected values checked', async () => {
    const groups = await groupsAt('/c/backend-jobs?exp=4&locIds=1,2&wfh=1');
    expect(groups.Experience).toEqual([
      { name: 'exp', value: '4', label: '4–6 years', count: '312', on: true },
    ]);
    expect(groups.City?.map(({ on }) => on)).toEqual([true, true]);
    expect(groups['Work mode']).toContainEqual({
      name: 'workMode',
      value: '3',
      label: 'Work from home',
      count: '130',
      on: true,
    });
    expect(groups['Job type and diversity']).toBeUndefined();
  });

  it('retain a selected value that no job has', async () => {
    const groups = await groupsAt('/c/backend-jobs?exp=9&women=1&locIds=3');
    const nothing = { count: '0', on: true };
    expect(groups.Experience).toContainEqual({
      ...nothing,
      name: 'exp',
      value: '9',
      label: '26+ years',
    });
    expect(groups['Job type and diversity']).toContainEqual({
      ...nothing,
      name: 'women',
      value: '1',
      label: 'Women preferred',
    });
    expect(groups.City?.at(-1)).toMatchObject({ ...nothing, label: 'Nashik' });
  });

  it('count the active ones', async () => {
    expect((await dataAt('/c/backend-jobs?exp=4&locIds=1,2&wfh=1'))?.on).toBe(4);
  });

  it('leave out the city and the area of the page', async () => {
    const groups = await groupsAt('/c/backend-jobs-in-pune');
    expect(groups.City?.map(({ label }) => label)).toEqual(['Mumbai']);
    expect(groups['Job category']).toBeUndefined();
    const area = { name: 'cat', value: '1', label: 'Backend' };
    for (const path of ['/search/java.html', '/k/java-jobs', '/jobs-in-pune'])
      expect((await groupsAt(path))['Job category']?.[0]).toMatchObject(area);
  });

  it('fold values beyond the setting, but never an active one', async () => {
    const values = Array.from({ length: 6 }, (_, index) => ({
      id: String(index + 11),
      label: `City ${index + 1}`,
      count: 10 - index,
    }));
    const answer = { ...jobListFixture, facets: [{ field: 'city', values }] };
    const data = await dataAt('/c/backend-jobs?locIds=16', { [category.path]: answer });
    expect(data?.groups[0]?.choices.map(({ label }) => label)).toEqual([
      'City 1',
      'City 2',
      'City 3',
      'City 6',
    ]);
    expect(data?.groups[0]?.more).toHaveLength(2);
  });

  it('are absent if there are no choices', async () => {
    const answer = { ...jobListFixture, facets: [] };
    expect(await dataAt('/c/backend-jobs', { [category.path]: answer })).toBeNull();
  });

  it('are plain fields with accessible counts, and one button', () => {
    const html = renderFixture(JobFilters, fixtures);
    expect(textOf(html)).toContain('Mumbai 410 jobs');
    expect(html).toMatch(/<form[^>]* action="\/c\/backend-jobs">/);
    expect(html).toMatch(/type="checkbox" [^>]*name="locIds" [^>]*value="1"/);
    expect(html).toMatch(/type="radio" [^>]*name="exp" [^>]*value=""/);
    expect(html).toMatch(/<button[^>]* type="submit">Show jobs</);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Filters \(1 applied\)/);
    expect(html).toContain('href="/c/backend-jobs?sort=relevance"');
    expect(renderFixture(JobFilters, fixtures, 'none on')).not.toContain('Clear all');
  });
});
