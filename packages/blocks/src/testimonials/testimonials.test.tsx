import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadTestimonials } from './loader.ts';
import { fixtures } from './testimonials.fixtures.ts';
import { Testimonials } from './testimonials.tsx';

it('is hidden until there is a statement', async () => {
  const { context } = loaderContext('/');
  expect(await loadTestimonials({ title: 'T', items: [] }, context)).toEqual({ data: null });
});

it('names everybody who says something', () => {
  const html = renderFixture(Testimonials, fixtures);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).toMatch(/<blockquote[^>]*>I applied on Monday/);
  expect(html).toMatch(/<strong>Asha Rao<\/strong><span[^>]*>Backend developer, Pune/);
});
