import Value from 'typebox/value';
import { expect, it } from 'vitest';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './promo-card.fixtures.ts';
import { PromoCard } from './promo-card.tsx';
import { promoCard } from './schema.ts';

it('has one text and one link', () => {
  const html = renderFixture(PromoCard, fixtures);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/href="\/search\/jobs.html\?exp=2">See first jobs</);
});

it('gives a picture its size, so that there is no layout shift', () => {
  expect(renderFixture(PromoCard, fixtures, 'with a picture')).toMatch(/width="960" height="320"/);
});

it.each([
  ['/companies', true],
  ['https://example.com/', true],
  ['//evil.example', false],
  ['/\\\\evil.example', false],
  ['javascript:alert(1)', false],
  ['http://example.com/', false],
])('takes the link %s: %s', (link, isTaken) => {
  expect(Value.Check(promoCard.settings, { title: 'T', text: '', ctaText: 'Go', link })).toBe(
    isTaken,
  );
});
