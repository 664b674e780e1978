import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import { expect, it } from 'vitest';
import { collectLinks } from './collect-links.ts';

it('finds addresses of layouts, their variants, texts and banners, each with its places', () => {
  const layout = {
    page: 'home',
    blocks: {
      hero: { type: 'card', settings: { link: '/epoch', imageUrl: '/pic.webp', title: '/no' } },
      nav: {
        type: 'links',
        settings: { groups: [{ items: [{ href: 'https://far.example/a' }] }] },
      },
    },
    order: ['hero', 'nav'],
    variants: [{ name: 'v', when: {}, blocks: { hero: { settings: { link: '//evil' } } } }],
  };
  const text = '# Terms\n\nSee [us](/aboutus), or [there](/epoch).';
  const banners = [BANNER_HEADER, bannerRow({ link: '/epoch' })].join('\n');
  const files = [
    { folder: 'layouts/content', file: 'layouts/content/terms.md', name: 'terms', text },
    { folder: 'layouts/banners', file: 'layouts/banners/a.csv', name: 'a', text: banners },
  ] as const;
  const hero = { file: 'layouts/home.json', block: 'hero', line: null };
  const terms = { file: 'layouts/content/terms.md', block: null, line: 3 };
  expect(Object.fromEntries(collectLinks([{ name: 'home', layout }], files))).toEqual({
    '/epoch': [hero, terms, { file: 'layouts/banners/a.csv', block: null, line: 2 }],
    'https://far.example/a': [{ file: 'layouts/home.json', block: 'nav', line: null }],
    '/aboutus': [terms],
  });
});
