import { ANYBODY, type Audience, DEVICES } from '@broadsheet/contract/audience';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { Layout } from '@broadsheet/contract/layout';
import { cpuTimeOf, timeLimit } from '@broadsheet/test-kit/time-limit';
import { describe, expect, it } from 'vitest';
import { compileLayout } from '../compile-layout.ts';
import { exampleDefinitions } from '../example-definitions.ts';
import { coverAudiences } from './cover-audiences.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const LAYOUT: Layout = {
  page: 'home',
  blocks: {
    always: { type: 'text' },
    graduates: { type: 'text', when: { cohort: ['freshers'] } },
    phones: { type: 'text', when: { device: ['phone'] } },
    armed: { type: 'text', when: { experiment: { order: ['b'] } } },
    diwali: { type: 'text', when: { from: '2027-10-20T00:00:00+05:30' } },
  },
  order: ['always', 'graduates', 'phones', 'armed', 'diwali'],
  variants: [
    { name: 'for freshers', when: { cohort: ['freshers'] }, hide: ['always'] },
    { name: 'on phones', when: { device: ['phone'] }, hide: ['phones'] },
    { name: 'arm b', when: { experiment: { order: ['b'] } }, hide: ['always'] },
  ],
};
const arms = new Map([['order', [CONTROL, 'b']]]);
const compiled = compileLayout(LAYOUT, exampleDefinitions, arms);
const came = (views: number, more: Partial<Audience> = {}) => ({ ...ANYBODY, ...more, views });
const viewsByName = (reached: readonly { name: string; views: number }[]) =>
  Object.fromEntries(reached.map(({ name, views }) => [name, views]));

describe('what those who came would be served', () => {
  const counts = [came(70), came(25, { device: 'phone' }), came(5, { city: 'pune' })];

  it('are shares of their views, by variant and by block', () => {
    const { views, plain, variants, blocks } = coverAudiences(compiled, counts, new Map(), NOW);
    expect([views, plain]).toEqual([100, 75]);
    expect(viewsByName(variants)).toEqual({ 'for freshers': 0, 'on phones': 25, 'arm b': 0 });
    expect(viewsByName(blocks)).toEqual({
      always: 100,
      graduates: 0,
      phones: 0,
      armed: 0,
      diwali: 0,
    });
  });

  it('counts an assignable arm as served', () => {
    const { plain, variants, blocks } = coverAudiences(compiled, counts, arms, NOW);
    expect([viewsByName(variants)['arm b'], viewsByName(blocks).armed]).toEqual([100, 100]);
    expect(plain).toBe(75);
  });

  it('distinguishes scheduled content from content for nobody', () => {
    const { blocks } = coverAudiences(compiled, counts, new Map(), NOW);
    expect(blocks.filter(({ isTimed }) => isTimed).map(({ name }) => name)).toEqual(['diwali']);
  });

  it('takes well below a second for 10,000 audiences', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      came(1, {
        city: `city-${index % 100}`,
        category: `category-${index % 37}`,
        device: DEVICES[index % 3] ?? 'phone',
      }),
    );
    const spent = cpuTimeOf(() => {
      expect(coverAudiences(compiled, many, arms, NOW).views).toBe(10_000);
    });
    expect(spent).toBeLessThan(timeLimit(800));
  });
});
