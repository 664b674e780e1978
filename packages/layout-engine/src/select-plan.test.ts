import { ANYBODY, AUDIENCE_FIELDS, type Audience } from '@broadsheet/contract/audience';
import { type Arms, CONTROL, NO_ARMS } from '@broadsheet/contract/experiments';
import type { Layout } from '@broadsheet/contract/layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import {
  arms,
  audience,
  bare,
  evaluate,
  instant,
  knownArms,
  layout,
  namedAudiences,
} from './plain-rules.fixture.ts';
import { selectPlan } from './select-plan.ts';

const visitor: Audience = { ...ANYBODY, device: 'phone' };

describe('selectPlan', () => {
  it('equals the rules written down plainly', () => {
    fc.assert(
      fc.property(
        layout,
        fc.array(fc.tuple(audience, arms, instant), { minLength: 5 }),
        (page, requests) => {
          const compiled = compileLayout(page, exampleDefinitions, knownArms, namedAudiences);
          for (const [who, assigned, now] of requests)
            expect(bare(selectPlan(compiled, who, assigned, now).blocks)).toEqual(
              evaluate(page, who, assigned, now),
            );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('answers equal plans for equal keys, and never depends on what it does not consult', () => {
    const request = fc.tuple(audience, arms, instant);
    fc.assert(
      fc.property(
        layout,
        request,
        request,
        (page, [who, assigned, now], [other, otherArms, later]) => {
          const compiled = compileLayout(page, exampleDefinitions, knownArms, namedAudiences);
          const plan = selectPlan(compiled, who, assigned, now);
          const mixed = { ...other };
          for (const field of AUDIENCE_FIELDS)
            if (plan.consulted.includes(field)) Object.assign(mixed, { [field]: who[field] });
          const mixedArms = Object.fromEntries(
            [...knownArms.keys()].flatMap((key) => {
              const from = plan.consulted.includes(`experiment.${key}`) ? assigned : otherArms;
              return Object.hasOwn(from, key) ? [[key, from[key] ?? CONTROL]] : [];
            }),
          );
          const requests = plan.consulted.includes('time') ? now : later;
          const same = selectPlan(compiled, mixed, mixedArms, requests);
          expect(same.key).toBe(plan.key);
          expect(same.blocks).toEqual(plan.blocks);
          const fresh = compileLayout(page, exampleDefinitions, knownArms, namedAudiences);
          const second = selectPlan(fresh, other, otherArms, later);
          if (second.key === plan.key) expect(second.blocks).toEqual(plan.blocks);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stays the same until the instant it names, and no longer than the schedule says', () => {
    fc.assert(
      fc.property(layout, audience, arms, instant, (page, who, assigned, now) => {
        const compiled = compileLayout(page, exampleDefinitions, knownArms, namedAudiences);
        const { key, validUntil } = selectPlan(compiled, who, assigned, now);
        const end = validUntil ?? Number.MAX_SAFE_INTEGER;
        expect(end).toBeGreaterThan(now);
        expect(selectPlan(compiled, who, assigned, end - 1).key).toBe(key);
        if (validUntil !== null) expect(selectPlan(compiled, who, assigned, end).key).not.toBe(key);
      }),
      { numRuns: 200 },
    );
  });

  it('creates one frozen plan for all audiences that the layout does not distinguish', () => {
    const page: Layout = {
      page: 'home',
      blocks: { a: { type: 'text', when: { experienceBand: [2, 3] } }, b: { type: 'text' } },
      order: ['a', 'b'],
    };
    const compiled = compileLayout(page, exampleDefinitions);
    const who = { ...visitor, experienceBand: 2 };
    const plan = selectPlan(compiled, who, NO_ARMS, 0);
    expect(plan).toMatchObject({
      key: 'experienceBand=2,3',
      consulted: ['experienceBand'],
      validUntil: null,
    });
    expect(
      selectPlan(compiled, { ...who, experienceBand: 3, brand: 'management' }, NO_ARMS, 9),
    ).toBe(plan);
    expect(selectPlan(compiled, { ...who, experienceBand: 9 }, NO_ARMS, 0)).not.toBe(plan);
    expect(Object.isFrozen(plan.blocks[0]?.settings)).toBe(true);
  });

  it('serves control without an arm, for an unknown arm, and for a similarly named experiment', () => {
    const page: Layout = {
      page: 'home',
      blocks: { a: { type: 'text' }, b: { type: 'text' } },
      order: ['a', 'b'],
      variants: [
        { name: 'v', when: { experiment: { constructor: ['b'] } }, hide: ['a'] },
        { name: 'w', when: { not: { experiment: { order: [CONTROL, 'b'] } } }, hide: ['b'] },
      ],
    };
    const compiled = compileLayout(page, exampleDefinitions, knownArms, namedAudiences);
    const shownTo = (assigned: Arms) =>
      selectPlan(compiled, visitor, assigned, 0).blocks.map(({ id }) => id);
    expect(shownTo(NO_ARMS)).toEqual(['a', 'b']);
    expect(shownTo({ order: 'x', constructor: 'x' })).toEqual(['a', 'b']);
    expect(shownTo({ constructo: 'b', __proto__: 'b' } as Arms)).toEqual(['a', 'b']);
    expect(shownTo({ constructor: 'b' })).toEqual(['b']);
    expect(shownTo({ order: 'c' })).toEqual(['a']);
    expect(selectPlan(compiled, visitor, { order: 'c' }, 0)).toMatchObject({
      key: 'experiment.constructor=control|experiment.order=c',
      consulted: ['experiment.constructor', 'experiment.order'],
    });
  });
});
