import type { Audience } from '@broadsheet/contract/audience';
import { type Arms, CONTROL } from '@broadsheet/contract/experiments';
import type { Layout } from '@broadsheet/contract/layout';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyVariants } from '../apply-variants.ts';
import { conditionOf, meets } from '../audiences/condition.ts';
import { intersectBits } from '../bit-set.ts';
import { compileLayout } from '../compile-layout.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import { decideBlock } from '../decide-block.ts';
import { exampleDefinitions } from '../example-definitions.ts';
import {
  arms,
  audience,
  instant,
  knownArms,
  layout,
  namedAudiences,
} from '../plain-rules.fixture.ts';
import { reachableSets } from '../reachable-sets.ts';
import { conditionsThatHold } from '../select-plan.ts';
import { timeMatches } from '../when-matches.ts';
import { exampleExperiments } from './example-experiments.ts';
import { findUnevenBlock } from './find-uneven-block.ts';
import { narrowToExperiment } from './narrow-to-experiment.ts';

const KEY = 'order';
const reach = {
  when: { brand: ['tech' as const], not: { audience: ['freshers'] } },
  until: '2026-02-01T00:00:00Z',
};
const experiments = {
  ...exampleExperiments({
    order: { variants: { control: 50, b: 30, c: 20 }, ...reach },
    constructor: {},
  }),
  audiences: namedAudiences,
};
const takesPart = (who: Audience, now: number): boolean =>
  meets(conditionOf(reach.when, namedAudiences), who) && timeMatches(reach, now);
const IDS = ['a', 'b', 'c', 'box-one', 'box-two'];
/** Few random layouts depend on an arm: each gets a variant that hides the block in one. */
const tested = fc.tuple(layout, fc.nat({ max: IDS.length - 1 })).map(([page, block]) => {
  const hide = [IDS[block] ?? ''];
  const variant = { name: 'asking', when: { experiment: { [KEY]: ['b'] } }, hide };
  return { page: { ...page, variants: [...(page.variants ?? []), variant] } as Layout, block };
});

const isShown = (
  compiled: CompiledLayout,
  which: number,
  who: Audience,
  assigned: Arms,
  now: number,
): boolean => {
  const holds = conditionsThatHold(compiled, who, assigned, now);
  return decideBlock(compiled, applyVariants(compiled, holds), holds, which).kind === 'shown';
};

it('is right about all participants', () => {
  let uneven = 0;
  fc.assert(
    fc.property(
      tested,
      fc.array(fc.tuple(audience, arms, instant), { minLength: 10 }),
      ({ page, block: which }, selectors) => {
        const compiled = compileLayout(page, exampleDefinitions, knownArms, namedAudiences);
        const found = findUnevenBlock(compiled, experiments, KEY, which);
        if (found !== null && found !== 'unseen') uneven += 1;
        for (const [who, assigned, now] of selectors) {
          if (!takesPart(who, now)) continue;
          const shown = [CONTROL, 'b', 'c'].map((arm) =>
            isShown(compiled, which, who, { ...assigned, [KEY]: arm }, now),
          );
          if (new Set(shown).size > 1) expect(found).toMatchObject({ who: expect.any(String) });
          if (shown.includes(true)) expect(found).not.toBe('unseen');
        }
      },
    ),
    { numRuns: 120 },
  );
  expect(uneven).toBeGreaterThan(10);
});

it('gives the same result by the conditions around a block as by all of them', () => {
  fc.assert(
    fc.property(tested, ({ page, block: which }) => {
      const compiled = compileLayout(page, exampleDefinitions, knownArms, namedAudiences);
      const plain = exampleExperiments(Object.fromEntries(experiments.byKey));
      const order = { ...experiments.byKey.get(KEY), when: { brand: ['tech' as const] } };
      const found = findUnevenBlock(
        compiled,
        exampleExperiments({ ...Object.fromEntries(plain.byKey), [KEY]: order }),
        KEY,
        which,
      );
      const experiment = experiments.byKey.get(KEY);
      if (!experiment) throw new Error('the example must have its experiment');
      const classes = compiled.experiments.find(({ key }) => key === KEY)?.classes;
      const rest = narrowToExperiment(compiled, experiments, KEY, experiment);
      const seen = (reachableSets(rest, 1e6) ?? []).map(({ holds }) =>
        (classes ?? [{ holds: compiled.possible }]).map((arm) => {
          const both = holds.slice();
          intersectBits(both, arm.holds);
          return decideBlock(compiled, applyVariants(compiled, both), both, which).kind === 'shown';
        }),
      );
      const isUneven = seen.some((shown) => new Set(shown).size > 1);
      const isSeen = seen.some((shown) => shown.includes(true));
      expect(typeof found === 'object' && found !== null).toBe(isUneven);
      expect(found === 'unseen').toBe(!isSeen);
    }),
    { numRuns: 150 },
  );
});
