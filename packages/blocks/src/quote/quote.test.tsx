import { expect, it } from 'vitest';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './quote.fixtures.ts';
import { Quote } from './quote.tsx';

it('names its author', () => {
  expect(renderFixture(Quote, fixtures)).toMatch(/<figcaption[^>]*>Kahlil Gibran</);
});

it('has no empty caption for an unknown author', () => {
  expect(renderFixture(Quote, fixtures, 'anonymous')).not.toContain('figcaption');
});
