import { expect, it } from 'vitest';
import { drawFixture } from '../draw.fixtures.tsx';
import { fixtures } from './quote.fixtures.ts';
import { Quote } from './quote.tsx';

it('says who said it', () => {
  expect(drawFixture(Quote, fixtures)).toMatch(/<figcaption[^>]*>Kahlil Gibran</);
});

it('leaves no empty caption where nobody is known', () => {
  expect(drawFixture(Quote, fixtures, 'anonymous')).not.toContain('figcaption');
});
