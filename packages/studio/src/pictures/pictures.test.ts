import type { ContentUse } from '@broadsheet/contract/studio/content-use';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { describe, expect, it } from 'vitest';
import { ALL_PICTURES, findPictures, type PictureFilter } from './find-pictures.ts';
import { allUses, describeExtent, nameOfUse, shapeOf, titleOfPicture } from './picture-text.ts';

const use = (file: string, changes: Partial<ContentUse> = {}): ContentUse => ({
  file,
  page: null,
  title: '',
  block: null,
  line: 1,
  alt: null,
  ...changes,
});
const picture = (changes: Partial<StudioPicture> = {}): StudioPicture => ({
  digest: 'ab'.repeat(32),
  address: `/media/${'ab'.repeat(32)}.webp`,
  name: null,
  alt: null,
  focus: null,
  archived: false,
  width: 1_136,
  height: 639,
  bytes: 40_000,
  uploadedAt: null,
  uses: [],
  drafts: [],
  ...changes,
});
const home = use('layouts/home.json', { title: 'Picture', block: 'a', alt: 'A desk' });
const inDraft = { id: '00000000-0000-4000-8000-000000000000', title: 'Diwali', uses: [home] };

describe('the title of a picture', () => {
  it.each([
    [{ name: 'Team', alt: 'Four people' }, 'Team'],
    [{ alt: 'Four people' }, 'Four people'],
    [{ uses: [home] }, 'A desk'],
    [{ drafts: [{ ...inDraft, uses: [{ ...home, alt: null }] }] }, 'Page: Home, Picture'],
    [{}, 'Unnamed picture'],
  ])('of %j is: %s', (changes, title) => {
    expect(titleOfPicture(picture(changes))).toBe(title);
  });
});

describe('where a picture is used', () => {
  it('is said in names of pages and lists', () => {
    expect(nameOfUse(home)).toBe('Page: Home, Picture');
    expect(nameOfUse(use('layouts/banners/home.csv', { title: 'Java week' }))).toBe(
      'Banners: Home, Java week',
    );
    const landing = use('layouts/landing/diwali.json', { page: 'Diwali jobs', title: 'Picture' });
    expect(nameOfUse(landing)).toBe('Page: Diwali jobs, Picture');
  });

  it('is counted by places, pages and banners', () => {
    const banner = use('layouts/banners/home.csv');
    const uses = [home, { ...home, line: 9 }, use('layouts/faq.json'), banner];
    expect(describeExtent(uses)).toBe('4 places: 2 pages, 1 banner');
    expect(describeExtent([use('layouts/blogs/tech.json')])).toBe('1 place: 1 other text');
    expect(describeExtent([])).toBe('Not used');
  });
});

it('has a shape, whatever whole pixels its crop has', () => {
  expect(shapeOf({ width: 1_136, height: 639 })).toBe('wide');
  expect(shapeOf({ width: 327, height: 109 })).toBe('banner');
  expect(shapeOf({ width: 1_200, height: 630 })).toBe('shared');
  expect(shapeOf({ width: 720, height: 1_920 })).toBe('other');
});

describe('the search', () => {
  const unused = picture({ name: 'Team photo', alt: 'Four people' });
  const used = picture({ uses: [home], width: 500, height: 500 });
  const drafted = picture({ name: 'New', drafts: [inDraft] });
  const gone = picture({ name: 'Team of last year', alt: 'Six people', archived: true });
  const all = [unused, used, drafted, gone];
  const found = (filter: Partial<PictureFilter>) =>
    findPictures(all, { ...ALL_PICTURES, ...filter }).map((each) => all.indexOf(each));

  it.each<[string, Partial<PictureFilter>, readonly number[]]>([
    ['everything but what was removed', {}, [0, 1, 2]],
    ['words in any order and case', { typed: 'PHOTO team' }, [0]],
    ['what it shows', { typed: 'people' }, [0]],
    ['the page that uses it', { typed: 'home' }, [1, 2]],
    ['the text at the block', { typed: 'desk' }, [1, 2]],
    ['nothing', { typed: 'x'.repeat(100_000) }, []],
    ['a shape', { shape: 'square' }, [1]],
    ['what is used, also in a draft', { shown: 'used' }, [1, 2]],
    ['what is not used', { shown: 'unused' }, [0]],
    ['what nobody described', { shown: 'undescribed' }, [1, 2]],
    ['what was removed', { shown: 'archived', typed: 'team' }, [3]],
  ])('finds %s', (_, filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  it('knows the uses of drafts', () => {
    expect(allUses(drafted)).toEqual([home]);
  });
});
