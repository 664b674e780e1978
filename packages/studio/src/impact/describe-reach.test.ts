import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { Impact } from '@broadsheet/contract/studio/impact';
import { expect, it } from 'vitest';
import { describeReach } from './describe-reach.ts';
import { formatImpact } from './format-share.ts';

const NAMED: NamedAudiences = new Map([
  ['leaders', { name: 'Leaders', any: [{ experienceBand: [8, 9] }] }],
]);

type ReachChange = Impact['reach'][number];
const changeOf = (given: Partial<ReachChange>): ReachChange => ({
  kind: 'experiment',
  name: 'home-order',
  file: 'layouts/experiments.json',
  pages: ['home'],
  isDraft: false,
  people: {
    gained: { who: [{ experienceBand: [8, 9] }], share: { views: 12, of: 100 } },
    lost: { who: [{ cohort: ['freshers'] }], share: null },
  },
  ...given,
});
const described = (given: Partial<ReachChange>) =>
  describeReach({ reach: [changeOf(given)] }, NAMED).map(({ title, groups }) => [
    title,
    ...groups.map(({ who, share, lines }) => `${who}, ${share}: ${lines.join(' ')}`),
  ]);

it('says whom a running experiment gains and loses, with their share of the views of its page', () => {
  expect(described({})).toEqual([
    [
      'Experiment home-order',
      'Leaders, 12% of the views of the Home page: They take part, and did not before.',
      'Logged-in freshers, views not measured yet: They no longer take part, and see the page of the control group.',
    ],
  ]);
});

it('says that nobody takes part yet in an experiment that has not started', () => {
  expect(described({ isDraft: true }).flat().slice(1)).toEqual([
    'Leaders, 12% of the views of the Home page: They can take part once it starts.',
    'Logged-in freshers, views not measured yet: They cannot take part any more.',
  ]);
});

it('says it of a banner, of the views of all pages that show it', () => {
  const file = 'layouts/banners/home.csv';
  const people = { gained: null, lost: { who: [], share: { views: 1, of: 900 } } };
  expect(described({ kind: 'banner', name: 'Sale', file, pages: ['home', 'faq'], people })).toEqual(
    [
      [
        'Banner “Sale” (Banners: Home)',
        'Everyone, less than 1% of the views of its pages: They no longer see this banner.',
      ],
    ],
  );
});

it('says so where there are too many audiences to compare', () => {
  expect(described({ people: null }).flat()[1]).toMatch(/^Everyone, null: .*too many audiences/);
});

it('counts both in the sum', () => {
  const impact = { outOf: 34, pages: [], refused: [], files: [], moreReach: 0, costs: [] };
  const banner = changeOf({ kind: 'banner' });
  expect(formatImpact({ ...impact, reach: [banner] })).toBe(
    'No page layout changes. 1 banner is for other people.',
  );
  expect(formatImpact({ ...impact, reach: [changeOf({}), banner, banner] })).toBe(
    'No page layout changes. 1 experiment and 2 banners are for other people.',
  );
  expect(formatImpact({ ...impact, reach: [banner, banner], moreReach: 30 })).toBe(
    'No page layout changes. 2 banners are for other people, and 30 more that are not listed.',
  );
});
