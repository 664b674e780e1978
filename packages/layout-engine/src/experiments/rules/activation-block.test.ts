import type { Layout } from '@broadsheet/contract/layout';
import { describe, expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const experiment = (block: string, more = '"status": "draft"') =>
  `"x": { "page": "home", "unit": "visitor", "variants": { "control": 50, "b": 50 }, "activation": { "block": ${block} }, ${more} }`;
const layout: Layout = {
  page: 'home',
  blocks: {
    a: { type: 'text' },
    b: { type: 'text' },
    box: { type: 'box', slots: { main: ['inner'] } },
    inner: { type: 'text' },
    city: { type: 'text', when: { city: ['pune'] } },
    phone: { type: 'text', when: { device: ['phone'] } },
  },
  order: ['a', 'b', 'box', 'city', 'phone'],
  variants: [
    { name: 'v', when: { experiment: { x: ['b'] }, brand: ['tech'] }, hide: ['a', 'box'] },
    { name: 'y', when: { experiment: { x: ['b'], y: ['b'] } }, hide: ['b'] },
    {
      name: 'n',
      when: { from: '2027-01-01T00:00:00Z', experiment: { x: ['b'] } },
      hide: ['phone'],
    },
  ],
};
const audiences = new Map([
  ['management', { name: 'Management', any: [{ brand: ['management' as const] }] }],
]);
const find = (text: string) => findInExperiments(`{ ${text} }`, { layouts: [layout], audiences });

describe('the block that activates', () => {
  it('must be there', () => {
    const { marks, positions, messages } = find(experiment('▶"aa"'));
    expect(positions).toEqual(marks);
    expect(messages).toEqual(['ACTIVATION_BLOCK layouts/home.json has no block "aa"']);
  });

  it.each([
    ['a', 1],
    ['inner', 3],
  ])('must show in every arm, with what is around it: %s', (block, number) => {
    const { marks, positions, messages } = find(experiment(`▶"${block}"`));
    expect(positions).toEqual(marks);
    expect(messages).toEqual([
      expect.stringMatching(
        `^ACTIVATION_BLOCK for brand tech, .* block "Text" \\(number ${number} of 5\\) shows in arm control and not in arm b: the arms would not be counted alike$`,
      ),
    ]);
  });

  it.each([
    [
      'the audience of the experiment sees alike',
      'a',
      '"when": { "brand": ["management"] }, "status": "draft"',
    ],
    [
      'the named audience of the experiment sees alike',
      'a',
      '"when": { "audience": ["management"] }, "status": "draft"',
    ],
    ['only some see, in every arm', 'city', '"status": "draft"'],
    [
      'differs only after the experiment',
      'phone',
      '"until": "2027-01-01T00:00:00Z", "status": "running"',
    ],
    ['differs in an experiment that was stopped', 'a', '"status": "stopped"'],
  ])('may be one that %s', (_, block, more) => {
    expect(find(experiment(`"${block}"`, more)).messages).toEqual([]);
  });

  it('must be visible to a participant', () => {
    const { messages } = find(
      experiment('"city"', '"when": { "city": ["mumbai"] }, "status": "draft"'),
    );
    expect(messages).toEqual([
      'ACTIVATION_BLOCK nobody who takes part sees block "Text" (number 4 of 5), so nobody would count',
    ]);
  });

  it('is checked with the arms of other experiments that the same people can have', () => {
    const other = (more: string) =>
      `"y": { "page": "home", "unit": "visitor", "variants": { "control": 50, "b": 50 }, ${more} }`;
    const layer = (range: string) =>
      `"layer": { "name": "l", "range": ${range} }, "status": "draft"`;
    const found = find(`${experiment('▶"b"')}, ${other('"status": "draft"')}`);
    expect(found.positions).toEqual(found.marks);
    expect(find(`${experiment('"b"')}, ${other('"status": "stopped"')}`).messages).toEqual([]);
    const apart = `${experiment('"b"', layer('[0, 0.5]'))}, ${other(layer('[0.5, 1]'))}`;
    expect(find(apart).messages).toEqual([]);
  });
});
