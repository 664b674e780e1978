import { expect, it } from 'vitest';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './steps.fixtures.ts';
import { Steps } from './steps.tsx';

it('is an ordered list, with a text only where a step has one', () => {
  const html = renderFixture(Steps, fixtures);
  expect(html).toMatch(/<ol[^>]*>(<li.*){3}<\/ol>/);
  expect(html).toMatch(/<h3[^>]*>Search<\/h3><p[^>]*>Find jobs by skill/);
  expect(html).toMatch(/<h3[^>]*>Follow up<\/h3><\/li>/);
});
