import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './learning-partners.fixtures.ts';
import { LearningPartners } from './learning-partners.tsx';
import { loadLearningPartners } from './loader.ts';

it('is absent without partners', async () => {
  const settings = { title: 'Learning partners', note: '', items: [] };
  expect(await loadLearningPartners(settings, loaderContext('/').context)).toEqual({ data: null });
});

it('links each partner to the jobs that need its skills', () => {
  const html = renderFixture(LearningPartners, fixtures);
  expect(html).toMatch(/href="\/c\/backend-jobs">Deccan School of Data</);
  expect(html).toContain('src="/pictures/kca.webp"');
});

it('lists platinum partners before gold ones, with named tiers', () => {
  const html = renderFixture(LearningPartners, fixtures, 'by tier');
  expect(html).toMatch(/Platinum partners.*Deccan School.*Gold partners.*Kaveri Cloud/);
  expect(renderFixture(LearningPartners, fixtures)).not.toContain('partners</p>');
});
