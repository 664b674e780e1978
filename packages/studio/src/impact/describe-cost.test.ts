import type { PageCost } from '@broadsheet/contract/page-cost';
import { expect, it } from 'vitest';
import { describeCost, describeCosts, warnOfCost } from './describe-cost.ts';

const EVERYONE: PageCost = {
  brand: 'tech',
  level: 'everyone',
  reason: null,
  edge: 'public',
  fields: [],
  experiments: [],
  classes: 1,
};
const fieldOf = (field: PageCost['fields'][number]['field'], groups: number) => ({
  field,
  groups,
  layout: true,
  blocks: [],
});
const CLASS: PageCost = {
  ...EVERYONE,
  level: 'class',
  edge: 'class',
  fields: [fieldOf('experienceBand', 4), fieldOf('device', 3)],
  classes: 12,
};
const VIEWER: PageCost = {
  ...EVERYONE,
  level: 'viewer',
  edge: 'private',
  reason: { kind: 'block', block: 'feed' },
  classes: 0,
};
const TESTED: PageCost = { ...CLASS, edge: 'private', experiments: ['home-order'], classes: 24 };

it('says in plain words who shares a page', () => {
  expect([EVERYONE, CLASS, VIEWER, { ...CLASS, classes: null }].map(describeCost)).toEqual([
    'Everyone gets the same copy of this page.',
    'Each of 12 groups of people gets its own copy of this page (experience, device).',
    'This page is made for each visitor, so no copy is kept ready.',
    'Each of very many groups of people gets its own copy of this page (experience, device).',
  ]);
});

it('compares it with the live page, once where both sites are alike', () => {
  const management = (cost: PageCost): PageCost => ({ ...cost, brand: 'management' });
  const alike = {
    page: 'home',
    before: [EVERYONE, management(EVERYONE)],
    after: [CLASS, management(CLASS)],
  };
  const unlike = {
    page: 'faq',
    before: [CLASS],
    after: [{ ...CLASS, classes: 4 }, management(EVERYONE)],
  };
  const texts = describeCosts({ costs: [alike, unlike] }).map(({ title, text }) => [title, text]);
  expect(texts).toEqual([
    [
      'Home',
      'Each of 12 groups of people gets its own copy of this page (experience, device). Before: the same copy for everyone.',
    ],
    [
      'FAQ, Tech site',
      'Each of 4 groups of people gets its own copy of this page (experience, device). Before: 12 groups.',
    ],
    ['FAQ, Management site', 'Everyone gets the same copy of this page.'],
  ]);
  expect(describeCosts({ costs: [{ page: 'home', before: [CLASS], after: [] }] })).toEqual([]);
});

it('warns of a page that becomes private, and says which block or experiment does it', () => {
  expect(warnOfCost(VIEWER, CLASS)).toEqual([expect.stringContaining('the block “feed”')]);
  expect(warnOfCost(VIEWER, VIEWER)).toEqual([]);
  expect(warnOfCost(TESTED, CLASS)).toEqual([
    expect.stringContaining('While the experiment home-order runs'),
  ]);
  expect(warnOfCost(TESTED, TESTED)).toEqual([]);
});

it('warns of too many groups', () => {
  const many = [501, null, 500].map((classes) => warnOfCost({ ...CLASS, classes }, CLASS).length);
  expect(many).toEqual([1, 1, 0]);
});
