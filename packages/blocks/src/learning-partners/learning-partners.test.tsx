import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './learning-partners.fixtures.ts';
import { LearningPartners } from './learning-partners.tsx';
import { loadLearningPartners } from './loader.ts';

it('stays away without partners', async () => {
  const settings = { title: 'Learning partners', note: '', items: [] };
  expect(await loadLearningPartners(settings, loaderContext('/').context)).toEqual({ data: null });
});

it('leads from each partner to the jobs that ask for what it teaches', () => {
  const html = renderFixture(LearningPartners, fixtures);
  expect(html).toMatch(/href="\/c\/backend-jobs">Deccan School of Data</);
  expect(html).toContain('src="/pictures/kca.webp"');
});

it('names platinum partners before gold ones, each tier in words', () => {
  const html = renderFixture(LearningPartners, fixtures, 'by tier');
  expect(html).toMatch(/Platinum partners.*Deccan School.*Gold partners.*Kaveri Cloud/);
  expect(renderFixture(LearningPartners, fixtures)).not.toContain('partners</p>');
});
