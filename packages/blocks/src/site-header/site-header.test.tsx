import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadSiteHeader } from './loader.ts';
import { fixtures } from './site-header.fixtures.ts';
import { SiteHeader } from './site-header.tsx';

const text = '## Explore\n- [Home](/)\n\n## Your account\n- [Jobs for you](/jobfeed)';
const load = async (strip: string[] = [], drawer = '') =>
  (
    await loadSiteHeader(
      { look: 'bar', strip, drawer },
      loaderContext('/', {}, { content: (name) => (name === 'drawer' ? text : null) }).context,
    )
  ).data;

describe('the header of the site', () => {
  it('has every category of the brand with its keywords', async () => {
    expect((await load())?.sections).toEqual([
      {
        label: 'Backend',
        href: '/c/backend-jobs',
        tags: [
          { label: 'Java', href: '/k/java-jobs' },
          { label: 'C#', href: '/k/c-sharp-jobs' },
        ],
      },
      { label: 'Frontend', href: '/c/frontend-jobs', tags: [] },
    ]);
  });

  it('shows the configured categories, and skips unknown ones', async () => {
    expect((await load(['frontend', 'nothing']))?.strip).toEqual([
      { label: 'Frontend', href: '/c/frontend-jobs' },
    ]);
    expect((await load())?.strip).toHaveLength(2);
  });

  it('lists the pages of the configured text, in groups, above the sections', async () => {
    expect((await load([], 'drawer'))?.groups).toEqual([
      { title: 'Explore', links: [{ label: 'Home', href: '/' }] },
      { title: 'Your account', links: [{ label: 'Jobs for you', href: '/jobfeed' }] },
    ]);
    expect(textOf(renderFixture(SiteHeader, fixtures, 'bar'))).toMatch(
      /Explore Home Companies Your account Jobs for you Jobs by category/,
    );
  });

  it('lists the main pages if no text is configured', async () => {
    const labels = (await load())?.groups.flatMap(({ links }) => links.map(({ label }) => label));
    expect(labels).toEqual(expect.arrayContaining(['Home', 'Recommended jobs', 'Recruiter login']));
    expect(textOf(renderFixture(SiteHeader, fixtures, 'without-a-drawer-text'))).toContain(
      'Home Companies',
    );
  });

  it('has search, menu and recruiter login without JavaScript', () => {
    const html = renderFixture(SiteHeader, fixtures, 'bar');
    expect(html).toMatch(/^<header/);
    expect(html).toMatch(/<form[^>]* action="\/search">.*name="q"/);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>.*All categories/);
    expect(html).toContain('href="https://recruit.broadsheet.example/login"');
  });

  it('has no search under the nameplate', () => {
    expect(renderFixture(SiteHeader, fixtures, 'nameplate')).not.toContain('name="q"');
  });

  it('names each folded list of keywords', () => {
    expect(textOf(renderFixture(SiteHeader, fixtures, 'bar'))).toContain('Skills: Backend Java');
  });
});
