import { BANNER_COLUMNS } from '@broadsheet/content-store/banner-cells';
import { bannerRow } from '@broadsheet/content-store/example-banners';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { describe, expect, it } from 'vitest';
import { exampleTypes } from '../editor/model/example-types.fixtures.ts';
import { describeDifference } from './describe-difference.ts';

const audiences: NamedAudiences = new Map([
  ['freshers', { name: 'Freshers', any: [{ cohort: ['freshers'] }] }],
]);
const categories = new Map([
  ['3', 'Testing (Tech)'],
  ['4', 'Backend (Tech)'],
]);
const NAMES = { types: exampleTypes, audiences, categories };
const differ = (file: string, before: string | null, after: string | null) =>
  describeDifference({ file, before, after }, NAMES);

const PAGE = {
  page: 'home',
  blocks: {
    intro: { type: 'text', settings: { title: 'Welcome' } },
    jobs: { type: 'jobs' },
    box: { type: 'box', slots: { main: ['legal'] } },
    legal: { type: 'legal' },
  },
  order: ['intro', 'jobs', 'box'],
};
const pages = (before: object, after: object) =>
  differ(
    'layouts/home.json',
    JSON.stringify({ ...PAGE, ...before }),
    JSON.stringify({ ...PAGE, ...after }),
  );
const blocks = (more: object) => ({ blocks: { ...PAGE.blocks, ...more } });

describe('a difference of two pages', () => {
  it('is none for equal ones, however they are written', () => {
    expect(
      differ('layouts/home.json', JSON.stringify(PAGE), JSON.stringify(PAGE, null, 2)),
    ).toEqual([]);
  });

  it('says which blocks were added, removed and moved, and where', () => {
    const single = { single: { type: 'single' } };
    expect(pages({}, { ...blocks(single), order: ['intro', 'single', 'jobs', 'box'] })).toEqual([
      'Block “Single” added below “Text”.',
    ]);
    expect(pages({ ...blocks(single), order: ['single', 'intro', 'jobs', 'box'] }, {})).toEqual([
      'Block “Single” removed. It was above “Text”.',
    ]);
    expect(pages({}, { order: ['jobs', 'intro', 'box'] })).toEqual([
      'Block “Text” moved below “Jobs”.',
    ]);
    expect(pages({}, { order: ['intro', 'box', 'jobs'] })).toEqual([
      'Block “Jobs” moved below “Box”.',
    ]);
    expect(pages({}, { order: ['box', 'intro', 'jobs'] })).toEqual([
      'Block “Box” moved above “Text”.',
    ]);
    const inBox = blocks({ box: { type: 'box', slots: { main: ['legal', 'jobs'] } } });
    expect(pages({}, { ...inBox, order: ['intro', 'box'] })).toEqual([
      'Block “Jobs” moved below “Legal notice” in “Main” of “Box”.',
    ]);
  });

  it('tells blocks of one type apart by their headings, else by number', () => {
    const two = blocks({
      news: { type: 'text', settings: { title: 'News' } },
      plain: { type: 'text' },
    });
    const order = ['intro', 'news', 'plain', 'jobs', 'box'];
    expect(
      pages({ ...two, order }, { ...two, order: ['news', 'plain', 'intro', 'jobs', 'box'] }),
    ).toEqual(['Block “Text: Welcome” moved below “Text” 3.']);
  });

  it('names settings by the labels of the form', () => {
    const intro = (settings: object) => blocks({ intro: { type: 'text', settings } });
    expect(
      pages(
        intro({ title: 'Welcome', tone: 'calm' }),
        intro({ title: 'Hi', limit: 7, link: '/faq' }),
      ),
    ).toEqual([
      '“Text”: Heading changed from “Welcome” to “Hi”.',
      '“Text”: Number shown changed from 5 to 7.',
      '“Text”: Tone removed. It was “Calm”.',
      '“Text”: Link set to “/faq”.',
    ]);
  });

  it('says what happened to entries of lists and to groups', () => {
    const intro = (...items: object[]) =>
      blocks({ intro: { type: 'text', settings: { title: 'Welcome', items } } });
    const [pay, time] = [{ question: 'What pay?' }, { question: 'What time?' }];
    expect(pages(intro(pay), intro(pay, time))).toEqual(['“Text”: Entries: “What time?” added.']);
    expect(pages(intro(pay, time), intro(time))).toEqual(['“Text”: Entries: “What pay?” removed.']);
    expect(pages(intro(pay, time), intro(time, pay))).toEqual([
      '“Text”: Entries: the order changed.',
    ]);
    expect(pages(intro(pay, time), intro(pay, { question: 'When?' }))).toEqual([
      '“Text”: Entries, entry 2, question changed from “What time?” to “When?”.',
    ]);
  });

  it('says who sees a block or a variant, before and now', () => {
    const forFreshers = { intro: { ...PAGE.blocks.intro, when: { audience: ['freshers'] } } };
    expect(pages({}, blocks(forFreshers))).toEqual([
      'Block “Text” is shown only to freshers (was: everyone).',
    ]);
    expect(pages(blocks(forFreshers), {})).toEqual([
      'Block “Text” is shown to everyone now (was: freshers).',
    ]);
    const variant = (when: object, more: object = {}) => ({
      variants: [{ name: 'Phones', when, hide: ['jobs'], ...more }],
    });
    const phone = variant({ device: ['phone'] });
    expect(pages({}, phone)).toEqual([
      'Variant “Phones” added, for everyone on a phone.',
      'Variant “Phones”: Block “Jobs” removed. It was below “Text”.',
    ]);
    expect(pages(phone, {})).toEqual(['Variant “Phones” removed. It was for everyone on a phone.']);
    expect(pages(phone, variant({ device: ['tablet'] }))).toEqual([
      'Variant “Phones” is shown only to everyone on a tablet (was: everyone on a phone).',
    ]);
    expect(pages(phone, variant({ device: ['phone'] }, { hide: [] }))).toEqual([
      'Variant “Phones”: Block “Jobs” added below “Text”.',
    ]);
    const patched = variant(
      { device: ['phone'] },
      { blocks: { intro: { settings: { title: 'Hi' } } } },
    );
    expect(pages(phone, patched)).toEqual([
      'Variant “Phones”: “Text”: Heading changed from “Welcome” to “Hi”.',
    ]);
  });

  it('does not repeat for a variant what changed for the whole page', () => {
    const variants = [{ name: 'Phones', when: { device: ['phone'] }, hide: ['legal'] }];
    const shown = [{ name: 'Phones', when: { device: ['phone'] } }];
    expect(pages({ variants }, { variants: shown, order: ['jobs', 'intro', 'box'] })).toEqual([
      'Block “Text” moved below “Jobs”.',
      'Variant “Phones”: Block “Legal notice” added in “Main” of “Box”.',
    ]);
  });

  it('says what changed about the page itself', () => {
    expect(
      pages(
        { address: '/diwali', seo: { title: 'Diwali' } },
        { address: '/festival', seo: { title: 'Festival' }, brands: ['tech'], archived: true },
      ),
    ).toEqual([
      'Address of the page changed from /diwali to /festival.',
      'The page is shown on: Tech site (was: both sites).',
      'The page was archived.',
      'In search results: Title changed from “Diwali” to “Festival”.',
    ]);
  });

  it('tells both sites and no choice of sites apart by nothing', () => {
    const both = ['management', 'tech'];
    expect(pages({}, { brands: both })).toEqual(['Only small details differ. See Details.']);
    expect(pages({ brands: ['tech'] }, { brands: both })).toEqual([
      'The page is shown on: both sites (was: Tech site).',
    ]);
  });

  it('says that small details differ where no sentence tells them', () => {
    expect(pages({}, { origin: 'import' })).toEqual(['Only small details differ. See Details.']);
    const intro = (link: unknown) =>
      blocks({ intro: { type: 'text', settings: { title: 'Welcome', link } } });
    expect(pages({}, intro(''))).toEqual(['Only small details differ. See Details.']);
    expect(pages({}, intro(null))).toEqual(['Only small details differ. See Details.']);
  });

  it('says that old apps show something else', () => {
    expect(pages({}, blocks({ jobs: { type: 'jobs', fallback: 'drop' } }))).toEqual([
      'What old apps show instead of block “Jobs” changed.',
    ]);
  });

  it('says what became of a block that only variants show', () => {
    const single = blocks({ single: { type: 'single' } });
    const other = blocks({ single: { type: 'legal' } });
    expect(pages(single, other)).toEqual([
      'Block “Legal notice” 2 is now “Legal notice” (was “Single”).',
    ]);
  });

  it('names no hidden block for a position', () => {
    const variants = (hide: string[]) => ({
      variants: [{ name: 'Phones', when: { device: ['phone'] }, hide }],
    });
    expect(pages(variants(['intro', 'jobs']), variants(['intro']))).toEqual([
      'Variant “Phones”: Block “Jobs” added above “Box”.',
    ]);
  });

  it('shows the difference of long texts, and says where only the spacing differs', () => {
    const intro = (title: string) => blocks({ intro: { type: 'text', settings: { title } } });
    const long = 'word '.repeat(30);
    const [sentence] = pages(intro(`${long}A`), intro(`${long}B`)) ?? [];
    expect(sentence).toMatch(/^“Text”: Heading changed from “….*A” to “….*B”\.$/);
    expect(pages(intro('Hi there'), intro('Hi  there'))).toEqual([
      '“Text”: Heading: the spacing changed.',
    ]);
  });

  it('compares only the lines of a page that cannot be read', () => {
    expect(differ('layouts/home.json', '{', JSON.stringify(PAGE))).toBeNull();
  });
});

describe('a difference of other files', () => {
  it('names banners by their titles and cells by their columns', () => {
    const sheet = (...rows: string[]) => `${[BANNER_COLUMNS.join(','), ...rows].join('\n')}\n`;
    const [pune, delhi] = [
      bannerRow({ id: 'a', title: 'Jobs in Pune' }),
      bannerRow({ id: 'b', title: 'Jobs in Delhi' }),
    ];
    const file = 'layouts/banners/home.csv';
    expect(differ(file, sheet(pune), sheet(pune, delhi))).toEqual([
      'Banner “Jobs in Delhi” added.',
    ]);
    expect(differ(file, sheet(pune, delhi), sheet(delhi))).toEqual([
      'Banner “Jobs in Pune” removed.',
    ]);
    expect(differ(file, sheet(pune, delhi), sheet(delhi, pune))).toEqual([
      'The order of the banners changed.',
    ]);
    const changed = bannerRow({ id: 'a', title: 'Work in Pune', subText: 'Now' });
    expect(differ(file, sheet(pune), sheet(changed))).toEqual([
      'Banner “Jobs in Pune”: Title changed from “Jobs in Pune” to “Work in Pune”.',
      'Banner “Jobs in Pune”: Subtext set to “Now”.',
    ]);
    const aimed = bannerRow({
      id: 'a',
      title: 'Jobs in Pune',
      audience: 'freshers',
      categoryIds: '3',
    });
    expect(differ(file, sheet(pune), sheet(aimed))).toEqual([
      'Banner “Jobs in Pune”: Categories set to “Testing (Tech)”.',
      'Banner “Jobs in Pune”: Audience set to “Freshers”.',
    ]);
    const others = { id: 'a', title: 'Jobs in Pune', audience: 'gone', categoryIds: '3|4' };
    expect(differ(file, sheet(aimed), sheet(bannerRow(others)))).toEqual([
      'Banner “Jobs in Pune”: Categories changed from “Testing (Tech)” to “Testing (Tech), Backend (Tech)”.',
      'Banner “Jobs in Pune”: Audience changed.',
    ]);
  });

  it('compares texts by paragraphs', () => {
    const file = 'layouts/content/terms.md';
    expect(
      differ(file, '# Terms\n\nOne.\n\nTwo.\n', '# Terms\n\nOne!\n\nTwo.\n\nThree.\n'),
    ).toEqual(['Changed from “One.” to “One!”.', 'Added: “Three.”.']);
    expect(differ(file, 'One.\n\nTwo.\n', 'Two.\n')).toEqual(['Removed: “One.”.']);
    expect(differ(file, 'One.\n', 'One.')).toEqual(['Spacing changed: “One.”.']);
    expect(differ(file, 'One.\n\nTwo.\n', 'One.\nTwo.\n')).toEqual([
      'Only small details differ. See Details.',
    ]);
    expect(differ(file, 'One.\n', 'One.\n\n')).toEqual([]);
  });

  it('compares other files by their names, and says which are new or gone', () => {
    const file = 'layouts/messages/en-IN/jobs.json';
    expect(differ(file, '{"saveJob":"Save"}', '{"saveJob":"Save job"}')).toEqual([
      'Save job changed from “Save” to “Save job”.',
    ]);
    expect(differ(file, null, '{}')).toEqual(['All of this is new.']);
    expect(differ(file, '{}', null)).toEqual(['This brings back the original content.']);
  });
});
