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

it('puts one block of personal cards before the footer', () => {
  const { blocks, order, variants } = plainHome(home, 3);
  expect(order).toEqual(['quote', 'cards', 'footer']);
  expect(variants?.[0]?.order).toEqual(order);
  expect(blocks.cards).toMatchObject({
    when: { experienceBand: [CARD_BAND] },
    settings: { count: 3 },
  });
});
