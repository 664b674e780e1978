import { readFileSync } from 'node:fs';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { StudioBlockType } from '@broadsheet/contract/studio/content-calls';
import { checkLayout } from '@broadsheet/layout-engine/check-layout';
import { parseLayout } from '@broadsheet/layout-engine/parse-layout';
import {
  addressForTitle,
  fileForAddress,
  formatAddressFault,
} from '@broadsheet/studio/landing/landing-address';
import {
  landingFromCopy,
  landingFromTemplate,
  type NewLanding,
  TEMPLATES,
} from '@broadsheet/studio/landing/new-landing';
import { describe, expect, it } from 'vitest';

const types = new Map(
  Object.values(blockDefinitions).map(
    ({ type, version, title, primary, pages }): [string, StudioBlockType] => [
      type,
      {
        type,
        version,
        title,
        description: '',
        settings: {},
        pinned: false,
        primary: primary ?? false,
        written: false,
        limit: null,
        pages: pages ? [...pages] : null,
        slots: {},
        contentSettings: [],
        earlier: [],
      },
    ],
  ),
);
const landing: NewLanding = {
  title: 'Jobs for Diwali',
  address: '/diwali-jobs',
  description: 'Offers of the season.',
  brands: ['tech'],
  page: 'landing/diwali-jobs',
};
const FILE = 'layouts/landing/diwali-jobs.json';
const faultsOf = (text: string) => {
  const { layout, source, findings } = parseLayout(FILE, text);
  if (!layout) return findings;
  const context = { layout, source, definitions: blockDefinitions };
  return checkLayout({ ...context, brands: [], experiments: null, audiences: new Map() });
};
const liveText = (page: string) =>
  readFileSync(new URL(`../../layouts/${page}.json`, import.meta.url), 'utf8');

describe('a new page', () => {
  it.each(TEMPLATES)(
    'from a template has no fault, and its title as its heading: $name',
    (template) => {
      const text = landingFromTemplate(landing, template, types, 2);
      expect(faultsOf(text)).toEqual([]);
      expect(JSON.parse(text)).toMatchObject({
        page: 'landing/diwali-jobs',
        address: '/diwali-jobs',
        brands: ['tech'],
        seo: { title: 'Jobs for Diwali', description: 'Offers of the season.' },
        blocks: {
          heading: { settings: { title: 'Jobs for Diwali', text: 'Offers of the season.' } },
        },
      });
      expect(text.endsWith('}\n')).toBe(true);
    },
  );

  it('of all sites names none', () => {
    const [template] = TEMPLATES;
    if (!template) throw new Error('there is no template');
    const all = { ...landing, brands: ['tech', 'management'] as const };
    expect(JSON.parse(landingFromTemplate(all, template, types, 2))).not.toHaveProperty('brands');
  });

  it.each(['home', 'engineers_week', 'women_at_work', 'plans', 'search', 'blog', 'learning'])(
    'as a copy has no fault either, and no block that only belongs to %s',
    (page) => {
      const original = { file: `layouts/${page}.json`, text: liveText(page) };
      const text = landingFromCopy(
        { ...landing, brands: ['tech', 'management'] },
        original,
        types,
        2,
      );
      expect(faultsOf(text ?? '')).toEqual([]);
      const { blocks } = JSON.parse(text ?? '');
      expect(Object.keys(blocks).length).toBeGreaterThan(2);
    },
  );

  it('is no copy of a damaged page', () => {
    expect(landingFromCopy(landing, { file: FILE, text: '{' }, types, 2)).toBeNull();
  });
});

it.each([
  ['Jobs for Diwali', '/jobs-for-diwali'],
  ['  Café & Co.: 50% more!  ', '/cafe-co-50-more'],
  ['दिवाली', '/'],
  ['x'.repeat(100), `/${'x'.repeat(79)}`],
])('the title %s has the address %s', (title, address) => {
  expect(addressForTitle(title)).toBe(address);
});

it('a file is named by the address', () => {
  expect(fileForAddress('/offers/diwali')).toBe('layouts/landing/offers-diwali.json');
});

it.each([
  ['/diwali-jobs', null],
  ['/', 'Start with /'],
  ['diwali', 'Start with /'],
  ['/Diwali', 'Start with /'],
  ['/faq', 'its own pages'],
  ['/blog/diwali', 'its own pages'],
  ['/taken', 'Another landing page'],
])('says at once what is wrong with %s: %s', (address, fault) => {
  const found = formatAddressFault(address, ['/taken']);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});
