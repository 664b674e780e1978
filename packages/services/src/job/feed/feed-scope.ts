import type { CallContext } from '../../platform/call/call-context.ts';
import { anyMark, anyOf, type Condition, maximum, minimum, oneOf } from '../search/conditions.ts';
import { flagMark } from '../search/job-filters.ts';
import type { JobScope } from '../search/job-scope.ts';
import { anywhere, either, notBelow } from '../search/loose-conditions.ts';
import { likenessOf } from './likeness.ts';
import { areasOf, citiesOf, type Taste, tagsOf } from './taste.ts';

/** By how many years somebody may be short of what a job asks for, or beyond it. */
const MAX_SHORT = 2;
const MAX_BEYOND = 3;

const FROM_HOME = anyMark(flagMark('workFromHome'));

const whenAny = <Id>(ids: readonly Id[], condition: (ids: readonly Id[]) => Condition) =>
  ids.length > 0 ? [condition(ids)] : [];

/** Jobs that have to do with what the seeker can do, follows or does. */
const ofInterest = (taste: Taste): readonly Condition[] => [
  ...whenAny(tagsOf(taste), (ids) => anyOf('tags', ids)),
  ...whenAny(areasOf(taste), (ids) => oneOf('categories', ids)),
];

const ofYears = ({ years }: Taste): readonly Condition[] =>
  years === null
    ? []
    : [maximum('minYears', years + MAX_SHORT), minimum('maxYears', years - MAX_BEYOND)];

/** What was asked for in the preferences holds of every job. */
export const preferenceConditions = ({ preferences }: Taste): readonly Condition[] => {
  const { areas, cities, minPayLakh, workFromHome } = preferences;
  return [
    ...whenAny(areas, (ids) => oneOf('categories', ids)),
    ...whenAny(cities, (ids) => either([anyOf('cities', ids), anywhere, FROM_HOME])),
    ...(minPayLakh === null ? [] : [notBelow('pay', minPayLakh)]),
    ...(workFromHome ? [FROM_HOME] : []),
  ];
};

/** The open jobs of a seeker's feed, and what ranks them. */
export const feedScope = (
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  taste: Taste,
): JobScope => ({
  brand,
  text: null,
  conditions: [
    ...whenAny(ofInterest(taste), either),
    ...ofYears(taste),
    ...preferenceConditions(taste),
  ],
  likeness: likenessOf(taste, now),
});

/**
 * Those of the feed that can be recommended with a reason: for what the seeker can do, else for where, else for how long
 * they have worked. Null where nothing was told to pick by.
 */
export const recommendedScope = (
  context: Pick<CallContext, 'brand' | 'now'>,
  taste: Taste,
  without: readonly number[],
): JobScope | null => {
  const scope = feedScope(context, taste);
  const left = whenAny(without, (ids) => oneOf('ids', ids, false));
  if (ofInterest(taste).length > 0) return { ...scope, conditions: [...scope.conditions, ...left] };
  const { years } = taste;
  const reason = [
    ...whenAny(citiesOf(taste), (ids) => anyOf('cities', ids)),
    ...(years === null ? [] : [maximum('minYears', years), minimum('maxYears', years)]),
  ];
  if (reason.length === 0) return null;
  return { ...scope, conditions: [...scope.conditions, ...reason, ...left] };
};
