import type { Experiment } from '@broadsheet/contract/experiments';
import { describe, expect, it } from 'vitest';
import { exampleExperiments } from '../experiments/example-experiments.ts';
import { findInExample } from '../find-in-example.ts';

const X = '"experiment": { "x": ["b"] }';
const Y = '"experiment": { "y": ["b"] }';
const JANUARY = '"from": "2027-01-01T00:00:00Z", "until": "2027-02-01T00:00:00Z"';

/** A page with two variants; the later one is marked where a collision is expected. */
const find = (
  [when, change]: [string, string],
  [otherWhen, otherChange]: [string, string],
  experiments: Record<string, Partial<Experiment>> = { x: {}, y: {} },
) =>
  findInExample(
    `{ "page": "home",
  "blocks": {
    "a": { "type": "text" }, "b": { "type": "text" }, "box": { "type": "box", "slots": { "main": ["c", "d"] } },
    "c": { "type": "text" }, "d": { "type": "text" } },
  "order": ["a", "b", "box"],
  "variants": [
    { "name": "first", "when": { ${when} }, ${change} },
    { "name": ▶"second", "when": { ${otherWhen} }, ${otherChange} }] }`,
    { experiments: exampleExperiments(experiments) },
  );
const titled = (id: string, title: string) =>
  `"blocks": { "${id}": { "settings": { "title": "${title}" } } }`;
const HIDE_A: [string, string] = [X, '"hide": ["a"]'];

describe('two experiments that touch one slot', () => {
  it('are reported at the later variant, with the earlier one', () => {
    const { marks, positions, messages } = find(HIDE_A, [Y, '"order": ["b", "a", "box"]']);
    expect(positions).toEqual(marks);
    expect(messages).toEqual([
      'EXPERIMENT_COLLISION variant "second" of experiment "y" changes the order, and so does variant "first" of experiment "x" for the same people',
    ]);
  });

  it.each([
    ['order and place', '"order": ["b", "a", "box"]', '"place": [{ "block": "b", "first": true }]'],
    [
      'hide and a block added',
      '"hide": ["a"]',
      '"blocks": { "e": { "type": "text" } }, "place": [{ "block": "e", "after": "b" }]',
    ],
    [
      'a when given and hide',
      '"blocks": { "a": { "when": { "device": ["phone"] } } }',
      '"hide": ["b"]',
    ],
    ['hide and what is left out', '"order": ["b", "box"]', '"hide": ["a"]'],
    ['a slot', '"blocks": { "box": { "slots": { "main": ["d", "c"] } } }', '"hide": ["c"]'],
    ['a slot by its blocks', '"hide": ["c"]', '"hide": ["d"]'],
    ['what comes out of a slot', '"place": [{ "block": "c", "first": true }]', '"hide": ["d"]'],
    [
      'what goes into a slot',
      '"place": [{ "block": "a", "last": true, "in": "box.main" }]',
      '"hide": ["d"]',
    ],
    ['settings', titled('a', 'One'), '"blocks": { "a": { "settings": { "limit": 2 } } }'],
  ])('collide by %s', (_, change, other) => {
    const { messages, positions, marks } = find([X, change], [Y, other]);
    expect(messages).toEqual([expect.stringContaining('EXPERIMENT_COLLISION')]);
    expect(positions).toEqual(marks);
  });

  it.each([
    ['settings of two blocks', titled('a', 'One'), titled('b', 'Two')],
    ['the order and a slot', '"hide": ["a"]', '"hide": ["c"]'],
    ['the order and the settings of what stands in it', '"hide": ["b"]', titled('a', 'One')],
  ])('do not collide by %s', (_, change, other) => {
    expect(find([X, change], [Y, other]).messages).toEqual([]);
  });
});

describe('two variants do not collide', () => {
  const HIDE_B = '"hide": ["b"]';
  it.each<[string, [string, string], Record<string, Partial<Experiment>>?]>([
    ['of one experiment', ['"experiment": { "x": ["b"] }, "device": ["phone"]', HIDE_B]],
    ['for good and of an experiment', ['"device": ["phone"]', HIDE_B]],
    [
      'whose conditions exclude each other',
      [`${Y}, "not": { "experiment": { "x": ["b"] } }`, HIDE_B],
    ],
    [
      'whose experiments share a layer with stretches apart',
      [Y, HIDE_B],
      {
        x: { layer: { name: 'l', range: [0, 0.5] } },
        y: { layer: { name: 'l', range: [0.5, 1] } },
      },
    ],
    [
      'whose experiments have other people',
      [Y, HIDE_B],
      { x: { when: { brand: ['tech'] } }, y: { when: { not: { brand: ['tech'] } } } },
    ],
    [
      'whose experiments have other times',
      [Y, HIDE_B],
      { x: { until: '2027-01-01T00:00:00Z' }, y: { from: '2027-01-01T00:00:00Z' } },
    ],
    ['when the earlier was stopped', [Y, HIDE_B], { x: { status: 'stopped' }, y: {} }],
    ['when the later was stopped', [Y, HIDE_B], { x: {}, y: { status: 'stopped' } }],
    [
      'when one also needs an arm that was stopped',
      ['"experiment": { "y": ["b"], "z": ["b"] }', HIDE_B],
      { x: {}, y: {}, z: { status: 'stopped' } },
    ],
    [
      'of an experiment and a schedule at another time',
      [JANUARY, HIDE_B],
      { x: { from: '2027-02-01T00:00:00Z' } },
    ],
    ['of a stopped experiment and a schedule', [JANUARY, HIDE_B], { x: { status: 'stopped' } }],
  ])('%s', (_, later, experiments = { x: {}, y: {} }) => {
    const { messages } = find(HIDE_A, later, { y: {}, ...experiments });
    expect(messages).toEqual([]);
  });
});

it('finds an experiment and a schedule that change one slot, in any order', () => {
  const during = { x: { from: '2027-01-31T00:00:00Z', status: 'running' as const } };
  for (const pair of [
    [HIDE_A, [JANUARY, '"hide": ["b"]']],
    [[JANUARY, '"hide": ["b"]'], HIDE_A],
  ] as [[string, string], [string, string]][]) {
    const { messages, positions, marks } = find(...pair, during);
    expect(messages).toEqual([expect.stringMatching(/^EXPERIMENT_COLLISION .* a schedule /)]);
    expect(positions).toEqual(marks);
  }
});

it('finds what control of one experiment and an arm of the other both change', () => {
  const control: [string, string] = ['"experiment": { "x": ["control"] }', '"hide": ["a"]'];
  expect(find(control, [Y, '"hide": ["b"]']).messages).toHaveLength(1);
  // Outside the time of x everybody is served its control, but nobody is compared by it.
  const apart = { x: { until: '2027-01-01T00:00:00Z' }, y: { from: '2027-01-01T00:00:00Z' } };
  expect(find(control, [Y, '"hide": ["b"]'], apart).messages).toEqual([]);
});
