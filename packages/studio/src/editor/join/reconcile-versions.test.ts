import { describe, expect, it } from 'vitest';
import { type Draft, readDraft } from '../model/draft.ts';
import { joinLayouts } from './join-layouts.ts';
import type { Preference } from './join-values.ts';

const FILE = 'layouts/home.json';

const OLD = { type: 'aged', settings: { heading: 'Hi', link: '/a' } };
const NEW = { type: 'aged', version: 2, settings: { title: 'Hi', link: '/a' } };

/** A page with a block, and what a variant changes in it. */
const pageOf = (block: Draft['blocks'][string], inVariant?: Draft['blocks'][string]): Draft => ({
  page: 'home',
  blocks: { block, other: { type: 'text' } },
  order: ['block', 'other'],
  variants: [
    {
      name: 'phones',
      when: { device: ['phone'] },
      ...(inVariant ? { blocks: { block: inVariant } } : { hide: ['other'] }),
    },
  ],
});

const join = (base: Draft, mine: Draft, theirs: Draft, by: Preference) => {
  const texts = { base, mine, theirs };
  const text = (draft: Draft) => JSON.stringify(draft, null, 2);
  const joined = joinLayouts(
    FILE,
    { base: text(texts.base), mine: text(texts.mine), theirs: text(texts.theirs) },
    by,
  );
  const { draft } = readDraft(FILE, joined?.text ?? '');
  if (!joined || !draft) throw new Error('no layout');
  return { draft, clashes: joined.clashes.map(({ path }) => path.join('/')) };
};

describe('a block that one updated to a newer version', () => {
  const updated = pageOf({ ...NEW, settings: { ...NEW.settings, link: '/new' } });
  const edited = pageOf({ ...OLD, settings: { ...OLD.settings, heading: 'Hello' } });

  it('is as one of both has it where the other edited its settings', () => {
    const base = pageOf(OLD);
    expect(join(base, edited, updated, 'theirs')).toEqual({
      draft: updated,
      clashes: ['blocks/block'],
    });
    expect(join(base, edited, updated, 'mine')).toEqual({
      draft: edited,
      clashes: ['blocks/block'],
    });
    expect(join(base, updated, edited, 'mine').draft).toEqual(updated);
  });

  it('is updated, with the other edit, where that is of something else', () => {
    const base = pageOf(OLD);
    const theirs = pageOf({ ...OLD, when: { device: ['tablet'] } });
    expect(join(base, updated, theirs, 'theirs')).toEqual({
      draft: pageOf({
        ...NEW,
        settings: { ...NEW.settings, link: '/new' },
        when: { device: ['tablet'] },
      }),
      clashes: [],
    });
  });

  it('has no settings of the other version in its variants', () => {
    const base = pageOf(OLD, { settings: { heading: 'Phone' } });
    const mine = pageOf(NEW, { settings: { title: 'Phone' } });
    const theirs = pageOf(OLD, { settings: { heading: 'Call' }, when: { device: ['tablet'] } });
    const both = { when: { device: ['tablet'] } };
    expect(join(base, mine, theirs, 'mine')).toEqual({
      draft: pageOf(NEW, { settings: { title: 'Phone' }, ...both }),
      clashes: ['blocks/block'],
    });
    expect(join(base, mine, theirs, 'theirs')).toEqual({
      draft: theirs,
      clashes: ['blocks/block'],
    });
  });

  it('is as it is preferred also where only the other has it in a variant', () => {
    const theirs = pageOf(OLD, { settings: { heading: 'Phone' } });
    const joined = join(pageOf(OLD), pageOf(NEW), theirs, 'mine');
    expect(joined.draft.blocks.block).toEqual(NEW);
    expect(joined.draft.variants?.[0]?.blocks).toBeUndefined();
    expect(joined.clashes).toEqual(['blocks/block']);
  });

  it('is joined by setting where both updated it', () => {
    const mine = pageOf({ ...NEW, settings: { ...NEW.settings, link: '/mine' } });
    const theirs = pageOf({ ...NEW, settings: { ...NEW.settings, tone: 'calm' } });
    expect(join(pageOf(OLD), mine, theirs, 'theirs')).toEqual({
      draft: pageOf({ ...NEW, settings: { title: 'Hi', link: '/mine', tone: 'calm' } }),
      clashes: [],
    });
  });
});

it('a block whose type both changed is of one type, with the settings of that', () => {
  const [mine, theirs] = [
    pageOf({ type: 'quote', settings: { author: 'A' } }),
    pageOf({ type: 'text', settings: { title: 'T' } }),
  ];
  const joined = join(pageOf(OLD), mine, theirs, 'mine');
  expect(joined).toEqual({ draft: mine, clashes: ['blocks/block'] });
});
