import type { Draft } from './draft.ts';

/** A page with a box of two texts, and a variant for one site. */
export const editedPage: Draft = {
  page: 'home',
  blocks: {
    legal: { type: 'legal' },
    jobs: { type: 'jobs' },
    intro: { type: 'text', settings: { title: 'Hello' }, when: { brand: ['tech'] } },
    box: { type: 'box', slots: { main: ['inner', 'inner-2'], aside: [] } },
    inner: { type: 'text' },
    'inner-2': { type: 'text' },
    outro: { type: 'text' },
  },
  order: ['legal', 'jobs', 'intro', 'box', 'outro'],
  variants: [{ name: 'management', when: { brand: ['management'] } }],
};
