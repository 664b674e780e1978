import { category, keyword, search } from '@broadsheet/contract/calls/job';
import { describe, expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './job-list.fixtures.ts';
import { JobList } from './job-list.tsx';
import { loadJobList } from './loader.ts';

const settings = { title: '', intro: '', noun: 'jobs' };
const load = (path: string, change: object = {}) => {
  const answer = { ...jobListFixture, ...change };
  const answers = Object.fromEntries(
    [category, keyword, search].map((call) => [call.path, answer]),
  );
  return loadJobList(settings, loaderContext(path, answers).context);
};

describe('loading a list of jobs', () => {
  it.each([
    ['/c/backend-jobs', '1,204 Backend jobs'],
    ['/k/java-jobs-in-pune', '1,204 Java jobs in Pune'],
    ['/jobs-in-pune', '1,204 jobs in Pune'],
    ['/search/java.html', '1,204 jobs for “java”'],
  ])('%s is headed %s', async (path, heading) => {
    expect((await load(path)).data?.heading).toBe(heading);
  });

  it('shows that there are more jobs than counted', async () => {
    const { data, page } = await load('/c/backend-jobs', { total: 10_000, totalIsExact: false });
    expect(data?.heading).toBe('10,000+ Backend jobs');
    expect(page?.seo?.title).toMatch(/^10,000\+ Backend Job Vacancies/);
  });

  it('offers more rows while there are any, where the service lets it', async () => {
    const more = async (path: string, change?: object) => (await load(path, change)).data?.more;
    expect(await more('/c/backend-jobs?page=2&exp=4')).toEqual({
      label: 'Show 20 more jobs',
      href: '/c/backend-jobs?exp=4&page=3#more',
    });
    expect((await more('/c/backend-jobs', { total: 27 }))?.label).toBe('Show 7 more jobs');
    expect(await more('/c/backend-jobs', { total: 20 })).toBeNull();
    expect(await more('/c/backend-jobs', { loadMoreEnabled: false })).toBeNull();
  });

  it.each([
    ['?locIds=2&locIds=1&exp=&cat=', '?locIds=1%2C2'],
    ['?exp=4&exp=4', ''],
    ['?women=1&exp=', '?women=1'],
  ])('redirects from the long URL of a form, %s, to the short one', async (query, short) => {
    expect(await load(`/c/backend-jobs${query}`)).toEqual({
      data: null,
      page: { redirect: { status: 302, location: `/c/backend-jobs${short}` } },
    });
  });

  it('offers the search text for companies too', async () => {
    const { data } = await load('/search/java.html?search=company&exp=4');
    expect(data?.kinds).toEqual([
      { label: 'Jobs', href: '/search/java.html?exp=4', current: false },
      { label: 'Companies', href: '/search/java.html?search=company', current: true },
    ]);
    expect(data?.heading).toBe('1,204 jobs at companies like “java”');
    expect((await load('/c/backend-jobs')).data?.kinds).toEqual([]);
  });

  it('has a singular for one job', async () => {
    expect((await load('/c/backend-jobs', { total: 1 })).data?.heading).toBe('1 Backend job');
  });

  it('uses the heading of the layout', async () => {
    const { context } = loaderContext('/c/backend-jobs');
    const { data } = await loadJobList({ ...settings, title: '{count} servers wait' }, context);
    expect(data?.heading).toBe('1,204 servers wait');
  });

  it('names each active filter, with a link that removes it', async () => {
    const { data } = await load(
      '/c/backend-jobs?locIds=2&exp=4&industry=9&minPay=10&sort=relevance',
    );
    expect(data?.chips).toEqual([
      { label: 'Pune', href: '/c/backend-jobs?industry=9&exp=4&minPay=10&sort=relevance' },
      {
        label: '4–6 years of experience',
        href: '/c/backend-jobs?locIds=2&industry=9&minPay=10&sort=relevance',
      },
      { label: 'Banking', href: '/c/backend-jobs?locIds=2&exp=4&minPay=10&sort=relevance' },
      {
        label: '₹10 lakh or more',
        href: '/c/backend-jobs?locIds=2&industry=9&exp=4&sort=relevance',
      },
    ]);
    expect(data?.clearHref).toBe('/c/backend-jobs?sort=relevance');
  });

  it('sorts by date, a search for words by relevance', async () => {
    const current = async (path: string) =>
      (await load(path)).data?.sorts.find((sort) => sort.current)?.label;
    expect(await current('/c/backend-jobs')).toBe('Newest');
    expect(await current('/search/java.html')).toBe('Most relevant');
    expect(await current('/search/java.html?sort=date')).toBe('Newest');
  });

  it('shows which search text was used instead', async () => {
    const { data } = await load('/search/jvaa.html', { corrected: 'java' });
    expect(data?.corrected).toEqual({
      asked: 'jvaa',
      used: 'java',
      exactHref: '/search/jvaa.html?exact=1',
    });
    expect(data?.heading).toContain('“java”');
  });

  it('widens an empty list, most similar first', async () => {
    const { data } = await load('/k/java-jobs-in-pune?exp=4', { items: [], total: 0 });
    expect(data?.wider.map(({ href }) => href)).toEqual([
      '/k/java-jobs-in-pune',
      '/k/java-jobs',
      '/c/backend-jobs',
      '/jobs-in-pune',
      '/k/java-jobs-in-mumbai',
      '/search/jobs.html',
    ]);
  });

  it('hides no job by band: only a filter in the URL narrows the list', async () => {
    const { context, made } = loaderContext('/c/backend-jobs');
    const audience = { ...context.audience, experienceBand: 2 };
    await loadJobList(settings, { ...context, audience });
    expect(made[0]?.query).toEqual({ categoryId: 1, page: 1 });
  });
});

it('leaves a course search to the course list, and sets its SEO data', async () => {
  expect(await load('/search/c-plus-plus-p2.html?search=course')).toEqual({
    data: null,
    page: {
      seo: {
        title: 'Courses: c++ | Broadsheet Tech - Page 2',
        description:
          'Courses in c++ from institutes across India, with fees, duration and next batch.',
        canonical: '/search/c-plus-plus-p2.html?search=course',
      },
    },
  });
});

describe('SEO data of a list', () => {
  it('has the count and, beyond page one, the page in its title', async () => {
    expect((await load('/c/backend-jobs')).page?.seo?.title).toBe(
      '1,204 Backend Job Vacancies | Broadsheet Tech',
    );
    expect((await load('/c/backend-jobs?page=2')).page?.seo?.title).toBe(
      '1,204 Backend Job Vacancies | Broadsheet Tech - Page 2',
    );
  });

  it('names the neighbouring pages, but not of twenty vacancies or fewer', async () => {
    expect((await load('/c/backend-jobs?page=2')).page?.seo?.links).toEqual([
      { rel: 'prev', href: '/c/backend-jobs' },
      { rel: 'next', href: '/c/backend-jobs?page=3' },
    ]);
    expect((await load('/c/backend-jobs', { total: 20 })).page?.seo?.links).toEqual([]);
    expect((await load('/c/backend-jobs', { total: 21 })).page?.seo?.links).toHaveLength(1);
  });

  it('has the unfiltered list as the canonical URL', async () => {
    const canonical = async (path: string) => (await load(path)).page?.seo?.canonical;
    expect(await canonical('/c/backend-jobs?exp=4&page=2')).toBe('/c/backend-jobs');
    expect(await canonical('/search/java-p2.html')).toBe('/search/java-p2.html');
  });

  it('does not exist beyond its last page, and an empty first page does', async () => {
    const beyond = await load('/c/backend-jobs?page=62', { items: [] });
    expect(beyond.page?.status).toBe(404);
    expect(beyond.data?.wider[0]).toEqual({ label: 'All Backend jobs', href: '/c/backend-jobs' });
    expect((await load('/c/backend-jobs', { items: [], total: 0 })).page?.status).toBe(200);
  });

  it.each([
    '/c/backend-jobs?page=0',
    '/c/backend-jobs?page=two',
    '/c/backend-jobs?page=-1',
    '/search/java-p0.html',
  ])('has no page at %s', async (path) => {
    const { data, page } = await load(path);
    expect(page?.status).toBe(404);
    expect(data?.rows).toEqual([]);
    expect(data?.wider.length).toBeGreaterThan(0);
  });
});

describe('rendering a list of jobs', () => {
  it('has one h1, and pages with prev and next', () => {
    const html = renderFixture(JobList, fixtures);
    expect(html).toMatch(/<h1[^>]*>1,204 Backend jobs<\/h1>/);
    expect(html).toMatch(/href="\/c\/backend-jobs" rel="prev"/);
    expect(html).toMatch(/href="\/c\/backend-jobs\?page=3" rel="next"/);
  });

  it('has a link to remove each filter', () => {
    expect(renderFixture(JobList, fixtures, 'filtered')).toContain(
      'aria-label="Remove filter: Pune"',
    );
  });

  it('shows links if it is empty', () => {
    const html = renderFixture(JobList, fixtures, 'empty');
    expect(html).toMatch(/href="\/c\/backend-jobs">All Backend jobs</);
    expect(html).not.toContain('aria-label="Pages"');
  });

  it('shows the corrected search', () => {
    expect(textOf(renderFixture(JobList, fixtures, 'corrected'))).toContain(
      'Search for jvaa instead',
    );
  });
});
