import type { When } from '@broadsheet/contract/layout';
import type { NamedAudience, NamedAudiences } from '@broadsheet/contract/named-audiences';
import { hasBit } from '../bit-set.ts';
import { compileConditions } from '../compile-conditions.ts';
import { reachableSets } from '../reachable-sets.ts';
import { type Condition, conditionOf } from './condition.ts';

/** Audiences of a page are compared for a sentence: one with more sets keeps its long form. */
const SETS_MAX = 5_000;

/** What all of them have in common, field by field. */
const commonOf = (whens: readonly When[]): When => {
  const [first = {}, ...others] = whens;
  const isCommon = ([field, value]: [string, unknown]): boolean =>
    others.every((when) => JSON.stringify(Reflect.get(when, field)) === JSON.stringify(value));
  return Object.fromEntries(Object.entries(first).filter(isCommon));
};

/** Without the fields that every part of the audience has: its name says them. */
const withoutFieldsOf = ({ any }: NamedAudience, when: When): When =>
  Object.fromEntries(
    Object.entries(when).filter(([field]) => !any.every((part) => Object.hasOwn(part, field))),
  );

const isSame = (one: Condition, others: readonly When[]): boolean => {
  const sets = reachableSets(compileConditions([one, ...others], new Map()), SETS_MAX);
  return (
    sets?.every(
      ({ holds }) => hasBit(holds, 0) === others.some((_, index) => hasBit(holds, index + 1)),
    ) ?? false
  );
};

/**
 * The same people as those of several conditions together, by the name of an audience: an audience, with what all the
 * conditions have in common. Null where no audience is just these people.
 */
export const nameWhens = (whens: readonly When[], audiences: NamedAudiences): When | null => {
  const common = commonOf(whens);
  for (const [key, audience] of audiences) {
    const beside = withoutFieldsOf(audience, common);
    // A single condition with a name beside all of its fields would say the same twice.
    const isShorter = whens.length > 1 || Object.keys(beside).length < Object.keys(common).length;
    const when: When = { ...beside, audience: [key] };
    if (isShorter && isSame(conditionOf(when, audiences), whens)) return when;
  }
  return null;
};
