import { defineBlock } from '@broadsheet/contract/block-definition';
import { NAMES_BANNERS } from '@broadsheet/contract/promo-banner';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { proveLayout } from '@broadsheet/layout-engine/prove-layout';
import Type from 'typebox';
import { expect, it } from 'vitest';
import type { ContentStore } from './content-store.ts';
import { BANNER_HEADER, bannerRow } from './example-banners.ts';
import { exampleContent, layoutText } from './example-content.ts';
import type { Prove } from './known-proofs.ts';
import type { PublishedRollout, PublishedText, PublishedTexts } from './overlay-files.ts';
import { changeAfter, open, titleOf, write } from './test-store.fixture.ts';

const HOME = 'layouts/home.json';
const FAQ = 'layouts/faq.json';
const SALE = 'layouts/banners/sale.csv';
const definitions = {
  ...exampleDefinitions,
  cards: defineBlock({
    type: 'cards',
    version: 1,
    title: 'Cards',
    description: 'Shows banners.',
    settings: Type.Object({
      source: Type.String({ default: 'sale', [NAMES_BANNERS.key]: NAMES_BANNERS.value }),
    }),
    data: Type.Object({}),
    hydrate: 'never',
  }),
};
const cardsOf = (page: string) =>
  JSON.stringify({ page, blocks: { a: { type: 'cards' } }, order: ['a'] });
const liveOf = (file: string, text: string): PublishedText => ({
  file,
  text,
  revision: 1,
  over: null,
});
const rolled = (texts: PublishedRollout['texts'], more: Partial<PublishedRollout> = {}) => ({
  number: 1,
  step: 1,
  share: 0.1,
  texts,
  ...more,
});

/** The publications, controlled by the test. */
const publications = (
  texts: readonly PublishedText[] = [],
  rollout: PublishedRollout | null = null,
) => {
  let now = { texts, rollout };
  const listeners = new Set<() => void>();
  const published: PublishedTexts = {
    current: () => now.texts,
    rollout: () => now.rollout,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const publish = async (next: Partial<typeof now>) => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  return { published, publish };
};

const nextTitle = (store: ContentStore) =>
  store.rollout()?.snapshot.pages.get('home')?.layout.blocks.a?.settings?.title;

const until = (store: ContentStore, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    const stop = store.onChange(() => refresh());
    const refresh = () => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    refresh();
  });

it('a rolled out change is served next to the live content, on the affected pages', async () => {
  let proofs = 0;
  const prove: Prove = async (tasks) => {
    proofs += tasks.length;
    return tasks.map((task) => proveLayout(task, exampleDefinitions));
  };
  const { published, publish } = publications();
  const files = exampleContent({ [FAQ]: layoutText('faq', 'answers') });
  const { store } = await open(await write(files), { published, prove });
  const texts = [{ file: HOME, text: layoutText('home', 'next') }];
  await changeAfter(store, () => publish({ rollout: rolled(texts) }));
  const first = store.rollout();
  expect([titleOf(store), nextTitle(store)]).toEqual(['first', 'next']);
  expect(first).toMatchObject({ number: 1, step: 1, share: 0.1, pages: new Set(['home']) });
  expect(first?.snapshot.pages.get('faq')).toBe(store.current().pages.get('faq'));

  // Another share only changes the number: the content is the same object, so its caches stay valid.
  await publish({ rollout: rolled([...texts], { step: 2, share: 0.5 }) });
  expect(store.rollout()).toMatchObject({ step: 2, share: 0.5 });
  expect(store.rollout()?.snapshot).toBe(first?.snapshot);
  expect(proofs).toBe(1);

  await publish({ rollout: null });
  expect(store.rollout()).toBeNull();
  expect(titleOf(store)).toBe('first');
});

it('banners that are rolled out touch the pages that show them', async () => {
  const row = `${BANNER_HEADER}\n${bannerRow({ id: 'sale' })}\n`;
  const { published } = publications([], rolled([{ file: SALE, text: row }]));
  const files = exampleContent({ [SALE]: `${BANNER_HEADER}\n`, [FAQ]: cardsOf('faq') });
  const { store } = await open(await write(files), { published, definitions });
  await until(store, () => store.rollout() !== null);
  expect(store.rollout()?.pages).toEqual(new Set(['faq']));
});

it('is served to nobody, with the reason, once another publication makes it faulty', async () => {
  const sale = liveOf(SALE, `${BANNER_HEADER}\n`);
  const { published, publish } = publications([sale]);
  const { store, logged } = await open(await write(exampleContent()), { published, definitions });
  const rollout = rolled([{ file: HOME, text: cardsOf('home') }]);
  await changeAfter(store, () => publish({ rollout }));
  expect([store.rollout()?.number, store.rolloutFault()]).toEqual([1, null]);
  await publish({ texts: [] });
  await until(store, () => store.rolloutFault() !== null);
  expect(store.rollout()).toBeNull();
  expect(store.rolloutFault()).toContain('layouts/home.json:1:');
  expect(logged).toContain('error a change that is rolled out is at fault');
  expect([titleOf(store), store.faults()]).toEqual(['first', []]);
});

it('live content never waits for the proof of a rollout, which is applied to it immediately', async () => {
  let letProve = () => {};
  const opened = new Promise<void>((resolve) => {
    letProve = resolve;
  });
  const prove: Prove = async (tasks) => {
    if (tasks.some(({ text }) => text.includes('next'))) await opened;
    return tasks.map((task) => proveLayout(task, exampleDefinitions));
  };
  const { published, publish } = publications();
  const files = exampleContent({ [FAQ]: layoutText('faq', 'answers') });
  const { store } = await open(await write(files), { published, prove });
  const faqOf = (snapshot = store.current()) => snapshot.pages.get('faq')?.layout.blocks.a;
  await publish({ rollout: rolled([{ file: HOME, text: layoutText('home', 'next') }]) });
  await changeAfter(store, () => publish({ texts: [liveOf(FAQ, layoutText('faq', 'better'))] }));
  expect(faqOf()).toMatchObject({ settings: { title: 'better' } });
  expect(store.rollout()).toBeNull();
  letProve();
  await until(store, () => nextTitle(store) === 'next');
  await changeAfter(store, () => publish({ texts: [liveOf(FAQ, layoutText('faq', 'best'))] }));
  expect(faqOf(store.rollout()?.snapshot)).toMatchObject({ settings: { title: 'best' } });
});
