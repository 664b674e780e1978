import { expect, it } from 'vitest';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './quote.fixtures.ts';
import { Quote } from './quote.tsx';

it('says who said it', () => {
  expect(renderFixture(Quote, fixtures)).toMatch(/<figcaption[^>]*>Kahlil Gibran</);
});

it('leaves no empty caption where nobody is known', () => {
  expect(renderFixture(Quote, fixtures, 'anonymous')).not.toContain('figcaption');
});
