import type { Layout } from '@broadsheet/contract/layout';
import { expect, it } from 'vitest';
import { CARD_BAND, plainHome } from './home-layouts.ts';

const home: Layout = {
  page: 'home',
  blocks: {
    search: { type: 'search-hero' },
    quote: { type: 'quote' },
    leaders: { type: 'promo-card', when: { experienceBand: [7] } },
    footer: { type: 'site-footer' },
  },
  order: ['search', 'quote', 'leaders', 'footer'],
  variants: [
    {
      name: 'management',
      when: { brand: ['management'] },
      blocks: { search: { settings: { title: 'T' } }, quote: { settings: { text: 'Q' } } },
      order: ['search', 'leaders', 'quote', 'footer'],
    },
    { name: 'small', when: { device: ['phone'] }, order: ['quote', 'search', 'footer'] },
  ],
};

it('leaves out what depends on the reader, in variants and as variants', () => {
  const { blocks, order, variants } = plainHome(home, 0);
  expect(order).toEqual(['quote', 'footer']);
  expect(Object.keys(blocks)).toEqual(order);
  expect(variants).toEqual([
    {
      name: 'management',
      when: { brand: ['management'] },
      blocks: { quote: { settings: { text: 'Q' } } },
      order: ['quote', 'footer'],
    },
  ]);
});

it('puts personal cards before the footer', () => {
  const { blocks, order, variants } = plainHome(home, 3);
  expect(order).toEqual(['quote', 'card-0', 'card-1', 'card-2', 'footer']);
  expect(variants?.[0]?.order).toEqual(order);
  expect(order.slice(1, 4).map((id) => blocks[id]?.type)).toEqual([
    'promo-card',
    'promo-card',
    'skills-grid',
  ]);
  for (const id of order.slice(1, 4))
    expect(blocks[id]?.when).toEqual({ experienceBand: [CARD_BAND] });
});
