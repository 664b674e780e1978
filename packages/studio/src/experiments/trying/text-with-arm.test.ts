import { CONTROL, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { findInExample } from '@broadsheet/layout-engine/find-in-example';
import { describe, expect, it } from 'vitest';
import { textWithArm } from './text-with-arm.ts';

const ARM = { experiment: 'trial', arm: 'next' };
const FILE = 'layouts/home.json';
const LIVE = `{
  "page": "home",
  "blocks": {
    "legal": { "type": "legal" },
    "intro": { "type": "text",   "settings": { "title": "Hello", "limit": 3 } },
    "jobs":  { "type": "jobs" },
    "box": { "type": "box", "slots": { "main": ["inner"] } },
    "inner": { "type": "text" }
  },
  "order": ["legal", "intro", "jobs", "box"],
  "variants": [{ "name": "phones", "when": { "device": ["phone"] }, "blocks": { "intro": { "settings": { "limit": 1 } } } }]
}
`;
const live = JSON.parse(LIVE);
const tried = (edited: object) => {
  const made = textWithArm({ file: FILE, live: LIVE, edited: JSON.stringify(edited) }, ARM);
  if ('refused' in made) throw new Error(made.refused.join());
  return made.text;
};
const refused = (edited: object, arm = ARM) => {
  const made = textWithArm({ file: FILE, live: LIVE, edited: JSON.stringify(edited) }, arm);
  return 'refused' in made ? made.refused : [];
};
const trial = {
  page: 'home',
  unit: 'visitor' as const,
  variants: { [CONTROL]: 50, next: 50 },
  status: 'running' as const,
};
const checked = (text: string) =>
  findInExample(text, { experiments: { ...NO_EXPERIMENTS, byKey: new Map([['trial', trial]]) } })
    .messages;
const when = { experiment: { trial: ['next'] } };

describe('an edit in an experiment', () => {
  it('describes moves, changes, additions and removals, leaves the rest unchanged, and passes the check', () => {
    const { inner: _, ...otherBlocks } = live.blocks;
    const text = tried({
      ...live,
      blocks: {
        ...otherBlocks,
        intro: { type: 'text', settings: { title: 'Welcome' } },
        box: { type: 'box', slots: { main: ['card'] } },
        card: { type: 'card' },
      },
      order: ['intro', 'legal', 'jobs', 'box'],
    });
    const { variants, ...rest } = JSON.parse(text);
    const { variants: known, ...base } = live;
    expect(rest).toEqual(base);
    expect(variants).toEqual([
      {
        name: 'trial: next',
        when,
        hide: ['inner'],
        place: [
          { block: 'legal', after: 'intro' },
          { block: 'card', first: true, in: 'box.main' },
        ],
        blocks: {
          intro: { settings: { title: 'Welcome', limit: null } },
          card: { type: 'card' },
        },
      },
      ...known,
    ]);
    expect(text.startsWith(LIVE.slice(0, LIVE.indexOf('"variants"')))).toBe(true);
    expect(checked(text)).toEqual([]);
  });

  it('limits an edited variant to the other arms, and leaves an unedited one to all', () => {
    const phones = { ...live.variants[0], hide: ['jobs'] };
    const tablets = { name: 'tablets', when: { device: ['tablet'] }, hide: ['intro'] };
    const text = tried({ ...live, variants: [phones, tablets] });
    expect(JSON.parse(text).variants).toEqual([
      { ...live.variants[0], when: { device: ['phone'], not: when } },
      { ...phones, name: 'phones (next)', when: { device: ['phone'], ...when } },
      { ...tablets, when: { device: ['tablet'], ...when } },
    ]);
    expect(checked(text)).toEqual([]);
  });
});

describe('an edit that variants cannot express is refused by part', () => {
  const block = (id: string, settings: object) => ({
    ...live,
    blocks: { ...live.blocks, [id]: settings },
  });

  it.each([
    [
      block('intro', { type: 'card' }),
      'Block “intro” has a different type on the live page. Remove it and add a new block instead.',
    ],
    [
      block('intro', { type: 'text', version: 2 }),
      'Block “intro” was updated to a newer version. Publish that update first, then create the experiment.',
    ],
    [
      block('intro', { type: 'text', fallback: 'drop' }),
      'Block “intro” has a different fallback than the live page. Publish that first, then create the experiment.',
    ],
    [
      block('intro', { type: 'text', settings: { tone: null } }),
      'Block “intro” has an empty setting that an experiment cannot use. Reset that setting to its default.',
    ],
    [
      {
        ...live,
        blocks: { ...live.blocks, inner: undefined, box: { type: 'box' } },
        variants: [
          { name: 'phones', when: {}, order: ['inner'], blocks: { inner: { type: 'text' } } },
        ],
      },
      'Block “inner” is on the default page in one version and only in a variant in the other. Remove it and add a new block instead.',
    ],
    [{ ...live, page: 'faq' }, 'This draft belongs to another page.'],
    [{ ...live, order: 7 }, 'Your draft, line 1:'],
    [live, 'This draft does not change the page, so there is nothing to test.'],
  ])('%#', (edited, text) => {
    expect(refused(edited)).toEqual([expect.stringContaining(text)]);
  });

  it('existing experiments', () => {
    const text = tried({ ...live, order: ['intro', 'legal', 'jobs', 'box'] });
    expect(refused(JSON.parse(text), { ...ARM, experiment: 'again' })).toEqual([
      'This page is already part of the experiment “trial”.',
    ]);
  });

  it('an experiment that the page already uses', () => {
    const variants = [{ ...live.variants[0], when: { not: { experiment: { trial: ['b'] } } } }];
    expect(refused({ ...live, variants })).toEqual([expect.stringContaining('another name')]);
  });
});
