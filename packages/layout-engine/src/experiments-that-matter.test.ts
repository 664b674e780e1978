import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { type Arms, CONTROL, NO_ARMS } from '@broadsheet/contract/experiments';
import type { Layout } from '@broadsheet/contract/layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import { experimentsThatMatter } from './experiments-that-matter.ts';
import {
  arms,
  audience,
  evaluate,
  instant,
  knownArms,
  layout,
  namedAudiences,
} from './plain-rules.fixture.ts';

const visitor: Audience = { ...ANYBODY, device: 'phone' };
const compile = (page: Layout) =>
  compileLayout(page, exampleDefinitions, knownArms, namedAudiences);
const pageWith = (variants: Layout['variants']): Layout => ({
  page: 'home',
  blocks: { a: { type: 'text' }, b: { type: 'jobs' }, c: { type: 'text' } },
  order: ['a', 'b', 'c'],
  variants: variants ?? [],
});

/** Renders the page once for each arm of each experiment. */
const tryEveryArm = (page: Layout, who: Audience, assigned: Arms, now: number): string[] =>
  [...knownArms]
    .filter(([key, all]) => {
      const own = JSON.stringify(evaluate(page, who, assigned, now));
      return all.some((arm) => {
        const other = evaluate(page, who, { ...assigned, [key]: arm }, now);
        return JSON.stringify(other) !== own;
      });
    })
    .map(([key]) => key)
    .sort();

describe('experimentsThatMatter', () => {
  it('names exactly those of which another arm would give another page', () => {
    fc.assert(
      fc.property(layout, audience, arms, instant, (page, who, assigned, now) => {
        const compiled = compile(page);
        const wanted = tryEveryArm(page, who, assigned, now);
        expect(experimentsThatMatter(compiled, who, assigned, now)).toEqual(wanted);
        expect(experimentsThatMatter(compiled, who, assigned, now)).toEqual(wanted);
      }),
      { numRuns: 400 },
    );
  });

  it('compares pages, not conditions', () => {
    const page = pageWith([
      { name: 'v', when: { experiment: { order: ['b'] } }, order: ['a', 'b', 'c'] },
      { name: 'w', when: { experiment: { constructor: ['b'] } }, hide: ['c'] },
    ]);
    expect(experimentsThatMatter(compile(page), visitor, NO_ARMS, 0)).toEqual(['constructor']);
  });

  it('sees that one experiment hides what another changes', () => {
    const page = pageWith([
      { name: 'v', when: { experiment: { order: ['b'] } }, hide: ['c'] },
      {
        name: 'w',
        when: { experiment: { constructor: ['b'] } },
        blocks: { c: { settings: { title: 'x' } } },
      },
    ]);
    const compiled = compile(page);
    expect(experimentsThatMatter(compiled, visitor, NO_ARMS, 0)).toEqual(['constructor', 'order']);
    expect(experimentsThatMatter(compiled, visitor, { order: 'b' }, 0)).toEqual(['order']);
  });

  it('considers what the client can render, separately for each catalog', () => {
    const page = pageWith([{ name: 'v', when: { experiment: { order: ['b'] } }, hide: ['b'] }]);
    const compiled = compile(page);
    const texts = new Set(['text@1']);
    expect(experimentsThatMatter(compiled, visitor, NO_ARMS, 0, texts)).toEqual([]);
    expect(experimentsThatMatter(compiled, visitor, NO_ARMS, 0)).toEqual(['order']);
    const all = new Set(['text@1', 'jobs@1']);
    expect(experimentsThatMatter(compiled, visitor, NO_ARMS, 0, all)).toEqual(['order']);
    expect(experimentsThatMatter(compiled, visitor, NO_ARMS, 0, texts)).toEqual([]);
  });

  it('memoises its results', () => {
    const page = pageWith([{ name: 'v', when: { experiment: { order: ['b'] } }, hide: ['b'] }]);
    const compiled = compile(page);
    const first = experimentsThatMatter(compiled, visitor, NO_ARMS, 0);
    expect(first).toEqual(['order']);
    const again = experimentsThatMatter(compiled, visitor, { order: CONTROL, other: 'x' }, 9);
    expect(again).toBe(first);
  });

  it('names none where the layout uses none', () => {
    expect(experimentsThatMatter(compile(pageWith([])), visitor, { order: 'b' }, 0)).toEqual([]);
  });
});
