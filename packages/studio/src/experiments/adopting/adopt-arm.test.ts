import type { Audience } from '@broadsheet/contract/audience';
import { CONTROL } from '@broadsheet/contract/experiments';
import { Layout, type When } from '@broadsheet/contract/layout';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import { conditionOf, meets } from '@broadsheet/layout-engine/audiences/condition';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import {
  arms,
  audience,
  bare,
  instant,
  knownArms,
  layout,
  namedAudiences,
} from '@broadsheet/layout-engine/plain-rules.fixture';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import fc from 'fast-check';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { readDraftExperiments, writeExperiment } from '../draft-experiments.ts';
import { adoptArm } from './adopt-arm.ts';
import { whenAfter } from './when-after.ts';

const people = fc.constantFrom<PeopleWhen>(
  {},
  { device: ['phone'] },
  { brand: ['tech'] },
  { city: ['pune'] },
  { not: { device: ['phone', 'tablet'] } },
  { device: ['phone', 'desktop'], city: ['pune', 'mumbai'] },
  { brand: ['tech'], not: { membership: ['pro'] } },
  { audience: ['freshers'] },
  { device: ['phone'], not: { audience: ['puneites'] } },
);
const takesPart = (who: Audience, when: PeopleWhen): boolean =>
  meets(conditionOf(when, namedAudiences), who);
const experimentsFor = (when: PeopleWhen): string =>
  writeExperiment('', 'order', {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 30, c: 20 },
    status: 'running',
    ...(Object.keys(when).length > 0 && { when }),
  });
const compiled = (of: Layout) => compileLayout(of, exampleDefinitions, knownArms, namedAudiences);

describe('an adopted arm', () => {
  it('is what everybody sees who took part, and all others see what they saw, at any time', () => {
    let adoptions = 0;
    fc.assert(
      fc.property(
        layout,
        people,
        fc.constantFrom(CONTROL, 'b', 'c'),
        fc.array(fc.tuple(audience, arms, instant), { minLength: 4, maxLength: 8 }),
        (live, when, arm, visits) => {
          fc.pre(Value.Check(Layout, live));
          const texts = { layout: JSON.stringify(live), experiments: experimentsFor(when) };
          const adopted = adoptArm(texts, 'order', arm);
          if ('refused' in adopted) {
            expect(adopted.refused).toMatch(/by more than one condition|for another audience/);
            return;
          }
          adoptions += 1;
          const after: Layout = JSON.parse(adopted.layout);
          const [was, is] = [compiled(live), compiled(after)];
          expect(is.experiments.map(({ key }) => key)).not.toContain('order');
          for (const [who, assigned, now] of visits) {
            const { order: _, ...others } = assigned;
            const given = takesPart(who, when) ? arm : CONTROL;
            const before = selectPlan(was, who, { ...others, order: given }, now);
            expect(bare(selectPlan(is, who, others, now).blocks)).toEqual(bare(before.blocks));
          }
        },
      ),
      { numRuns: 600, seed: 130, maxSkipsPerRun: 1_000 },
    );
    expect(adoptions).toBeGreaterThan(250);
  });

  it('stops its experiment, and changes nothing else of the file', () => {
    const text = writeExperiment(experimentsFor({}), 'other', {
      page: 'home',
      unit: 'seeker',
      variants: { control: 50, b: 50 },
      status: 'running',
    });
    const live = '{ "page": "home", "blocks": { "a": { "type": "text" } }, "order": ["a"] }';
    const adopted = adoptArm({ layout: live, experiments: text }, 'order', 'b');
    if ('refused' in adopted) throw new Error(adopted.refused);
    const { experiments } = readDraftExperiments(adopted.experiments);
    expect(experiments?.byKey.get('order')?.status).toBe('stopped');
    expect(experiments?.byKey.get('other')?.status).toBe('running');
    expect(adopted.layout).toBe(live);
  });

  it('is refused with its reason where the version is for another audience', () => {
    const live = `{ "page": "home", "blocks": { "a": { "type": "text",
      "when": { "experiment": { "order": ["b"] }, "audience": ["puneites"] } } }, "order": ["a"] }`;
    const texts = { layout: live, experiments: experimentsFor({ audience: ['freshers'] }) };
    expect(adoptArm(texts, 'order', 'b')).toEqual({
      refused: 'This version is for another audience than the experiment. Edit the page by hand.',
    });
  });

  it('is refused where the experiment or the page is not there', () => {
    const texts = { layout: '{ "page": "home" }', experiments: experimentsFor({}) };
    expect(adoptArm(texts, 'order', 'b')).toHaveProperty('refused');
    expect(adoptArm({ ...texts, layout: '{}' }, 'nothing', 'b')).toHaveProperty('refused');
  });
});

it.each([
  [{ experiment: { order: ['b'] } }, {}, {}],
  [{ experiment: { order: ['c'] } }, {}, 'never'],
  [{ experiment: { order: ['b'], other: ['x'] } }, {}, { experiment: { other: ['x'] } }],
  [{ not: { experiment: { order: ['c'] } }, city: ['goa'] }, {}, { city: ['goa'] }],
  [{ experiment: { order: ['b'] } }, { device: ['phone'] }, { device: ['phone'] }],
  [{ experiment: { order: ['b'] }, device: ['tablet'] }, { device: ['phone'] }, 'never'],
  [
    { not: { experiment: { order: ['b'] } } },
    { device: ['phone'] },
    { not: { device: ['phone'] } },
  ],
  [
    { not: { experiment: { order: ['b'] } } },
    { device: ['phone'], city: ['goa'] },
    'severalFields',
  ],
  [{ experiment: { order: [CONTROL, 'b'] } }, { device: ['phone'] }, {}],
  [{ device: ['phone'] }, { city: ['goa'] }, { device: ['phone'] }],
  [{ experiment: { order: ['b'] } }, { audience: ['x'] }, { audience: ['x'] }],
  [{ not: { experiment: { order: ['b'] } } }, { audience: ['x'] }, { not: { audience: ['x'] } }],
  [
    { experiment: { order: ['b'] }, audience: ['x', 'y'] },
    { audience: ['y'] },
    { audience: ['y'] },
  ],
  [{ experiment: { order: ['b'] }, audience: ['x'] }, { audience: ['y'] }, 'otherAudience'],
  [{ not: { experiment: { order: ['b'] } }, audience: ['x'] }, { audience: ['x'] }, 'never'],
  [
    { not: { experiment: { order: ['b'] } }, audience: ['x', 'y'] },
    { audience: ['x'] },
    { audience: ['y'], not: { audience: ['x'] } },
  ],
  [
    { experiment: { order: ['b'] }, device: ['phone', 'tablet'] },
    { not: { device: ['phone'] } },
    { device: ['tablet'] },
  ],
  [{ experiment: { order: ['b'] }, city: ['goa'] }, { not: { city: ['goa'] } }, 'never'],
  [
    { experiment: { order: ['b'] }, not: { membership: ['pro', 'basic'] } },
    { not: { membership: ['visitor'] } },
    'never',
  ],
] as unknown as [When, PeopleWhen, unknown][])(
  '%j becomes, for the arm b and %j: %j',
  (when, took, after) => {
    const adopted = { key: 'order', arm: 'b', people: took };
    expect(whenAfter(when, adopted)).toEqual(after);
  },
);
