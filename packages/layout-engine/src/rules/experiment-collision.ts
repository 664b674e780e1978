import type { Experiments } from '@broadsheet/contract/experiments';
import type { When } from '@broadsheet/contract/layout';
import { hasBit } from '../bit-set.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import { holdTogether } from '../experiments/hold-together.ts';
import { slotName, slotsTouched } from '../slots-touched.ts';
import { experimentsOf } from '../when-matches.ts';
import type { PlanRule } from './rule.ts';

/** The reason of a variant: experiments or a schedule. */
interface Owner {
  readonly when: When;
  /** Experiments that run or will; none for a schedule. */
  readonly keys: readonly string[];
  readonly text: string;
}

interface Pair {
  readonly earlier: number;
  readonly later: number;
}

/** Null for a permanent variant, and for one of stopped experiments only. */
const ownerOf = (when: When, experiments: Experiments): Owner | null => {
  const mentioned = experimentsOf(when);
  const keys = mentioned.filter((key) => experiments.byKey.get(key)?.status !== 'stopped');
  if (keys.length > 0)
    return { when, keys, text: `experiment ${keys.map((key) => `"${key}"`).join(' and ')}` };
  const isScheduled = when.from !== undefined || when.until !== undefined;
  return mentioned.length === 0 && isScheduled ? { when, keys, text: 'a schedule' } : null;
};

/** Whether a participant of one experiment could see the other change the page for its own reason. */
const areRivals = (left: Owner, right: Owner, experiments: Experiments): boolean => {
  const whens = [left.when, right.when];
  const [keys, others] = [left.keys, right.keys];
  if (keys.join() === others.join()) return false;
  if (keys.length === 0 || others.length === 0)
    return [...keys, ...others].some((key) => holdTogether(whens, [key], experiments));
  return keys.some((key) =>
    others.some((other) => key !== other && holdTogether(whens, [key, other], experiments)),
  );
};

const findPairs = (owners: readonly (Owner | null)[], experiments: Experiments): Pair[] =>
  owners.flatMap((later, index) =>
    owners.slice(0, index).flatMap((earlier, at) => {
      const rivals = earlier && later && areRivals(earlier, later, experiments);
      return rivals ? [{ earlier: at, later: index }] : [];
    }),
  );

const ownersOf = (compiled: CompiledLayout, experiments: Experiments) =>
  compiled.variants.map(({ condition }) =>
    ownerOf(compiled.conditions[condition] ?? {}, experiments),
  );

/**
 * While an experiment changes something, no other experiment and no schedule may change it for the same people: neither
 * could be measured.
 */
export const experimentCollision: PlanRule = {
  code: 'EXPERIMENT_COLLISION',
  start: ({ compiled, experiments }, report) => {
    if (!experiments) return {};
    const owners = ownersOf(compiled, experiments);
    const open = new Set(findPairs(owners, experiments));
    return {
      visit: ({ state, holds }) => {
        for (const pair of open) {
          const [earlier, later] = [compiled.variants[pair.earlier], compiled.variants[pair.later]];
          if (!earlier || !later) continue;
          if (!hasBit(holds, earlier.condition) || !hasBit(holds, later.condition)) continue;
          const before = slotsTouched(compiled, state, earlier);
          const slot = [...slotsTouched(compiled, state, later)].find((each) => before.has(each));
          if (slot === undefined) continue;
          open.delete(pair);
          report(
            ['variants', pair.later, 'name'],
            `variant "${later.name}" of ${owners[pair.later]?.text} changes ${slotName(compiled, slot)}, and so does variant "${earlier.name}" of ${owners[pair.earlier]?.text} for the same people`,
            'Let them change different slots, let their conditions or times exclude each other, or give the experiments separate ranges of one layer.',
          );
        }
      },
    };
  },
};
