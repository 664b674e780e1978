import type { PageCost } from '@broadsheet/contract/page-cost';
import { expect, it } from 'vitest';
import { formatCost, formatCostBriefly } from './format-cost.ts';

const EVERYONE: PageCost = {
  brand: 'tech',
  level: 'everyone',
  reason: null,
  edge: 'public',
  fields: [],
  experiments: [],
  classes: 1,
};

it.each<[PageCost, string, string]>([
  [EVERYONE, 'everyone: one page', 'everyone'],
  [
    {
      ...EVERYONE,
      level: 'class',
      edge: 'private',
      fields: [{ field: 'device', groups: 3, layout: true, blocks: ['promo'] }],
      experiments: ['order'],
      classes: 1_206,
    },
    'class: 1,206 classes by device 3 (the layout, block "promo"), experiment order (private at an edge)',
    'class, 1,206 classes, private at an edge',
  ],
  [
    { ...EVERYONE, level: 'class', edge: 'class', classes: null },
    'class: more classes than can be counted',
    'class, more classes than can be counted',
  ],
  [
    { ...EVERYONE, level: 'viewer', classes: 0, reason: { kind: 'block', block: 'feed' } },
    'viewer: no cache stores it, block "feed" shows data of its viewer',
    'viewer',
  ],
  [
    { ...EVERYONE, level: 'viewer', classes: 0, reason: { kind: 'seekers', block: null } },
    'viewer: no cache stores it, a page for members',
    'viewer',
  ],
])('says who shares a page: %j', (cost, long, short) => {
  expect([formatCost(cost), formatCostBriefly(cost)]).toEqual([long, short]);
});
