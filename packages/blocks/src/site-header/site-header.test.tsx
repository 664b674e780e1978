import type { BrandConfig } from '@broadsheet/contract/brand-config';
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

  it('shows the categories of the site where the page chooses none', async () => {
    const { context } = loaderContext('/', {});
    const brand = { ...context.brand, header: { categories: ['frontend', 'backend'] } };
    const stripOf = async (strip: string[]) => {
      const settings = { look: 'bar' as const, strip, drawer: '' };
      const { data } = await loadSiteHeader(settings, { ...context, brand });
      return data?.strip.map(({ label }) => label);
    };
    expect(await stripOf([])).toEqual(['Frontend', 'Backend']);
    expect(await stripOf(['backend'])).toEqual(['Backend']);
    expect(await stripOf(['of-the-other-brand'])).toEqual(['Frontend', 'Backend']);
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

  it('has the logo in place of the name, for both schemes, and nothing of it for a brand without one', async () => {
    const [light, dark] = [`/media/${'a'.repeat(64)}.webp`, `/media/${'b'.repeat(64)}.webp`];
    const loadWith = async (logo: BrandConfig['logo']) => {
      const { context } = loaderContext('/', {});
      const brand = { ...context.brand, ...(logo ? { logo } : {}) };
      const settings = { look: 'bar' as const, strip: [], drawer: '' };
      return (await loadSiteHeader(settings, { ...context, brand })).data;
    };
    expect(await loadWith(undefined)).not.toHaveProperty('logo');
    expect((await loadWith({ light, alt: 'Jobs' }))?.logo).toEqual({
      alt: 'Jobs',
      pictures: [{ src: light, className: 'logo' }],
    });
    expect((await loadWith({ light, dark, alt: 'Jobs' }))?.logo?.pictures).toEqual([
      { src: light, className: 'logo logo-light' },
      { src: dark, className: 'logo logo-dark' },
    ]);
    const html = renderFixture(SiteHeader, fixtures, 'with-a-logo');
    expect(html).toMatch(
      /<a[^>]* href="\/"><img class="logo logo-light"[^>]* alt="Broadsheet Tech"/,
    );
    expect(html.match(/class="logo [^>]* loading="lazy"/g)).toHaveLength(2);
    const fixture = fixtures['with-a-logo'];
    const logo = fixture?.data.logo;
    const [first] = logo?.pictures ?? [];
    if (!fixture || !logo || !first) throw new Error('the fixture has a logo');
    const data = { ...fixture.data, logo: { ...logo, pictures: [first] } };
    const only = renderFixture(SiteHeader, { only: { ...fixture, data } }, 'only');
    expect(only).toContain('class="logo ');
    expect(only).not.toContain('loading="lazy"');
    expect(html).not.toContain('<span>Broadsheet</span>');
    expect(renderFixture(SiteHeader, fixtures, 'bar')).toContain(
      '<span>Broadsheet</span> <span>Tech</span>',
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
