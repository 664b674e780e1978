import type { CallContext } from '../../platform/call/call-context.ts';
import { anyMark, anyOf, type Condition, maximum, minimum, oneOf } from '../search/conditions.ts';
import { flagMark } from '../search/job-filters.ts';
import type { JobScope } from '../search/job-scope.ts';
import { anywhere, either, notBelow } from '../search/loose-conditions.ts';
import { likenessOf } from './likeness.ts';
import { areasOf, citiesOf, type Taste, tagsOf } from './taste.ts';

/** The maximum distance in years between a seeker's experience and a job's. */
const MAX_SHORT = 2;
const MAX_BEYOND = 3;

const FROM_HOME = anyMark(flagMark('workFromHome'));

const whenAny = <Id>(ids: readonly Id[], condition: (ids: readonly Id[]) => Condition) =>
  ids.length > 0 ? [condition(ids)] : [];

/** Jobs that match the seeker's skills, keywords or area, or are of a followed company. */
const ofInterest = (taste: Taste): readonly Condition[] => [
  ...whenAny(tagsOf(taste), (ids) => anyOf('tags', ids)),
  ...whenAny(areasOf(taste), (ids) => oneOf('categories', ids)),
  ...whenAny(taste.companies, (ids) => oneOf('companies', ids)),
];

const ofYears = ({ years }: Taste): readonly Condition[] =>
  years === null
    ? []
    : [maximum('minYears', years + MAX_SHORT), minimum('maxYears', years - MAX_BEYOND)];

/** Every job must meet the preferences. */
export const preferenceConditions = ({ preferences }: Taste): readonly Condition[] => {
  const { areas, cities, minPayLakh, workFromHome } = preferences;
  return [
    ...whenAny(areas, (ids) => oneOf('categories', ids)),
    ...whenAny(cities, (ids) => either([anyOf('cities', ids), anywhere, FROM_HOME])),
    ...(minPayLakh === null ? [] : [notBelow('pay', minPayLakh)]),
    ...(workFromHome ? [FROM_HOME] : []),
  ];
};

/** The open jobs of a seeker's feed, and their ranking. */
export const feedScope = (
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  taste: Taste,
): JobScope => ({
  brand,
  conditions: [
    ...whenAny(ofInterest(taste), either),
    ...ofYears(taste),
    ...preferenceConditions(taste),
  ],
  likeness: likenessOf(taste, now),
});

/**
 * The jobs of the feed that can be recommended with a reason: by the seeker's skills, else by city, else by experience.
 * Null where the profile has none of these.
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
