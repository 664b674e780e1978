import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadSkillsGrid } from './loader.ts';
import { fixtures } from './skills-grid.fixtures.ts';
import { SkillsGrid } from './skills-grid.tsx';

const settings = { title: 'Enhance skills', note: '', count: 12, items: [] };

it('are those that marketing selects, with the icon of their category or one of their own', async () => {
  const items = [
    { title: 'Java', link: '/k/java-jobs' },
    { title: 'Java for phones', icon: 'phone' as const, link: '/k/java-jobs' },
    { title: 'Knitting', link: '/faq' },
  ];
  const { context, made } = loaderContext('/');
  const { data } = await loadSkillsGrid({ ...settings, items }, context);
  expect(data?.skills).toEqual([
    { title: 'Java', href: '/k/java-jobs', text: '', logo: null, icon: 'server' },
    { title: 'Java for phones', href: '/k/java-jobs', text: '', logo: null, icon: 'phone' },
    { title: 'Knitting', href: '/faq', text: '', logo: null, icon: null },
  ]);
  expect(made).toEqual([]);
});

it('are otherwise those of the most open jobs', async () => {
  const { data } = await loadSkillsGrid(settings, loaderContext('/').context);
  expect(data?.skills).toEqual([
    { title: 'Java', href: '/k/java-jobs', text: '512 open jobs', logo: null, icon: 'server' },
  ]);
});

it('links each skill to its jobs', () => {
  expect(renderFixture(SkillsGrid, fixtures)).toContain('href="/company/kaveri-systems"');
});
