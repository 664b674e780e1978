import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadSkillsGrid } from './loader.ts';
import { fixtures } from './skills-grid.fixtures.ts';
import { SkillsGrid } from './skills-grid.tsx';

const settings = { title: 'Enhance skills', note: '', count: 12, items: [] };

it('are those that marketing selects', async () => {
  const items = [{ title: 'Java', link: '/k/java-jobs' }];
  const { context, made } = loaderContext('/');
  const { data } = await loadSkillsGrid({ ...settings, items }, context);
  expect(data?.skills).toEqual([{ title: 'Java', href: '/k/java-jobs', text: '', logo: null }]);
  expect(made).toEqual([]);
});

it('are otherwise those of the most open jobs', async () => {
  const { data } = await loadSkillsGrid(settings, loaderContext('/').context);
  expect(data?.skills).toEqual([
    { title: 'Java', href: '/k/java-jobs', text: '512 open jobs', logo: null },
  ]);
});

it('links each skill to its jobs', () => {
  expect(renderFixture(SkillsGrid, fixtures)).toContain('href="/company/kaveri-systems"');
});
