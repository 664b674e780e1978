import { jobDetail } from '@broadsheet/contract/calls/job';
import { NOT_FOUND_HEADING } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { jobDetailFixture, NOW } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './job-detail.fixtures.ts';
import { JobDetail } from './job-detail.tsx';
import { toJobView } from './job-view.ts';
import { loadJobDetail } from './loader.ts';

const settings = {};
const found = {
  found: true as const,
  job: toJobView(jobDetailFixture, NOW, builtInMessages()),
};
const path = '/j/senior-java-developer-kaveri-systems-1234';
const load = (address: string, answer: unknown = jobDetailFixture) =>
  loadJobDetail(settings, loaderContext(address, { [jobDetail.path]: answer }).context);
const typesOf = (jsonLd: readonly Record<string, unknown>[] = []) =>
  jsonLd.map((entry) => entry['@type']);

describe('loading a job', () => {
  it.each([
    ['open here', { applyUrl: null }, true],
    ['open at the employer', { applyUrl: 'https://careers.example.com/1' }, false],
    ['closed', { applyUrl: null, status: 'expired' }, false],
  ])('says whether applications are taken: %s', async (_why, change, apply) => {
    const { page } = await load(path, { ...jobDetailFixture, ...change });
    expect(page?.jobdetail).toEqual({ apply });
  });

  it('loads an open job with structured data', async () => {
    const { data, page } = await load(path);
    expect(data?.found).toBe(true);
    expect(page?.status).toBe(200);
    expect(page?.seo?.canonical).toBe(path);
    expect(page?.seo?.title).toBe(
      'Senior Java Developer at Kaveri Systems, Pune, Mumbai | Broadsheet Tech',
    );
    expect(typesOf(page?.seo?.jsonLd)).toEqual(['JobPosting', 'BreadcrumbList']);
  });

  it('redirects another slug to the right one, with its query', async () => {
    expect(await load('/j/old-title-1234?ref=mail')).toEqual({
      data: null,
      page: { redirect: { status: 301, location: `${path}?ref=mail` } },
    });
  });

  it('is a 404 for a missing job', async () => {
    const { data, page } = await load(path, new AppError('JOB_NOT_FOUND'));
    expect(data).toMatchObject({ found: false, categories: [{ href: '/c/backend-jobs' }, {}] });
    expect(page?.status).toBe(404);
  });

  it.each([
    ['closed by the employer', { status: 'expired' }],
    ['past its day', { expiresAt: '2026-11-20T00:00:00Z' }],
  ])('is gone, without structured data, when it is %s', async (_why, change) => {
    const { data, page } = await load(path, { ...jobDetailFixture, ...change });
    expect(data).toMatchObject({ found: true, job: { expired: true } });
    expect(page?.status).toBe(410);
    expect(typesOf(page?.seo?.jsonLd)).toEqual(['BreadcrumbList']);
    expect(page?.seo?.title).toMatch(/^Closed: /);
    expect(page?.seo?.description).not.toContain('is hiring');
  });

  it('fails if the service fails', async () => {
    await expect(load(path, new AppError('TIMEOUT'))).rejects.toThrow('Taking too long');
  });
});

describe('rendering a job', () => {
  it('has the title as its h1, and the key facts before the text', () => {
    const text = textOf(renderFixture(JobDetail, fixtures));
    expect(text).toContain('Location Pune, Mumbai Experience 4–6 years Salary ₹12–18 lakh');
    expect(text.indexOf('Salary')).toBeLessThan(text.indexOf('You will own'));
  });

  const renderWithSlots = (
    fixture: Pick<Parameters<typeof JobDetail>[0], 'settings' | 'data'>,
    slots: Record<string, string>,
  ) =>
    textOf(
      renderToStaticMarkup(
        <JobDetail
          id="own"
          {...fixture}
          messages={builtInMessages()}
          slots={slots}
          dispatch={() => undefined}
        />,
      ),
    );

  it('has the figures, the buttons and the aside between title and text, each once', () => {
    const slots = { actions: 'buttons', aside: 'match', main: 'further blocks' };
    const text = renderWithSlots({ settings, data: found }, slots);
    const parts = ['Salary', 'buttons', 'match', 'You will own', 'further blocks'];
    expect(parts.map((part) => text.split(part).length - 1)).toEqual([1, 1, 1, 1, 1]);
    const positions = parts.map((part) => text.indexOf(part));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  it('has no buttons for a closed job, and keeps the aside', () => {
    const closed = { ...found, job: { ...found.job, expired: true } };
    const slots = { actions: 'buttons', aside: 'match' };
    const text = renderWithSlots({ settings, data: closed }, slots);
    expect(text).not.toContain('buttons');
    expect(text).toContain('match');
  });

  it('links the recruiter to their other jobs', () => {
    expect(renderFixture(JobDetail, fixtures)).toMatch(
      /<a [^>]*href="\/jobfeed\/recruiter\/3">Meera Joshi, Talent partner<\/a>/,
    );
  });

  it('shows that it is closed, and links to open jobs', () => {
    const html = renderFixture(JobDetail, fixtures, 'expired');
    expect(textOf(html)).toContain('This job is closed.');
    for (const href of ['/similar-jobs/1234', '/c/backend-jobs', '/company/kaveri-systems'])
      expect(html).toContain(`href="${href}"`);
    expect(html.indexOf('<details>')).toBeLessThan(html.indexOf('You will own'));
  });

  it('links from a missing job to others', () => {
    const html = renderFixture(JobDetail, fixtures, 'unknown');
    expect(html).toContain(NOT_FOUND_HEADING);
    expect(html).toContain('href="/c/frontend-jobs"');
  });
});

describe('the facts of a job', () => {
  const factsOf = (job: Partial<typeof jobDetailFixture>) =>
    toJobView({ ...jobDetailFixture, ...job }, NOW, builtInMessages()).facts.map(
      ({ name, value }) => `${name}: ${value}`,
    );

  it('have the work mode and the shift, each once, where the employer says them', () => {
    expect(factsOf({ workMode: 'hybrid', shift: 'night' })).toEqual(
      expect.arrayContaining(['Work mode: Hybrid', 'Shift: Night shift']),
    );
    const flags = { ...jobDetailFixture.flags, workFromHome: true };
    expect(factsOf({ workMode: 'remote', flags }).join()).toMatch(
      /^Work mode: Work from home,(?!.*Work from home)/,
    );
    expect(factsOf({}).join()).not.toMatch(/Work mode|Shift/);
  });
});
