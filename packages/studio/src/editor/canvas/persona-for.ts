import {
  ANYBODY,
  AUDIENCE_FIELDS,
  POSSIBLE_SEEKERS,
  type Seeker,
  withMembership,
} from '@broadsheet/contract/audience';
import { MINUTE_MS } from '@broadsheet/contract/durations';
import { NO_ARMS } from '@broadsheet/contract/experiments';
import type { When } from '@broadsheet/contract/layout';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import type { AudienceWhen } from '@broadsheet/contract/when';
import { conditionOf } from '@broadsheet/layout-engine/audiences/condition';
import { mismatchesOf } from '@broadsheet/layout-engine/mismatches';
import { clean } from '../audience/audience-fields.ts';

/** A time at which a `when` holds; undefined is now. */
const timeIn = ({ from, until }: When, now: number): string | undefined => {
  const begins = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const ends = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  if (now >= begins && now < ends) return undefined;
  return from ?? new Date(ends - MINUTE_MS).toISOString();
};

/** Somebody's cohort and membership that fit the `when`; of fields that it does not name, what most people have. */
const seekerFor = ({ cohort, membership, not = {} }: When): Partial<Seeker> => {
  const fits = <Value>(value: Value, wanted?: readonly Value[], refused?: readonly Value[]) =>
    (wanted?.includes(value) ?? true) && !refused?.includes(value);
  const found = POSSIBLE_SEEKERS.find(
    (seeker) =>
      fits(seeker.cohort, cohort, not.cohort) &&
      fits(seeker.membership, membership, not.membership),
  );
  return {
    ...(cohort || not.cohort ? { cohort: found?.cohort } : {}),
    ...(membership || not.membership || found?.membership !== 'visitor'
      ? { membership: found?.membership }
      : {}),
  };
};

/** The audience of a persona from a `when`. The canvas has its own device, and a persona is never a crawler. */
const audienceFor = (when: When): Persona['audience'] => {
  const { cohort, membership } = seekerFor(when);
  return clean({
    cohort,
    experienceBand: when.experienceBand?.[0],
    membership,
    device: undefined,
    city: when.city?.[0],
    category: when.category?.[0],
    crawler: undefined,
  } satisfies Record<keyof Persona['audience'], unknown>);
};

const personaOf = (when: When, before: Persona, now: number): Persona => {
  const arms = Object.entries(when.experiment ?? {}).flatMap(([key, [arm]]) =>
    arm === undefined ? [] : [[key, arm] as const],
  );
  const at = timeIn(when, now);
  return {
    brand: when.brand?.[0] ?? before.brand,
    audience: audienceFor(when),
    ...(at === undefined ? {} : { at }),
    ...(arms.length > 0 ? { arms: Object.fromEntries(arms) } : {}),
  };
};

const common = <Value>(one: readonly Value[] | undefined, other: readonly Value[] | undefined) =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

/** What is left of a `when` for the people of one part of an audience. */
const narrowTo = (when: When, part: AudienceWhen): When => {
  const fields = AUDIENCE_FIELDS.map((field) => [field, common<unknown>(when[field], part[field])]);
  const refused = AUDIENCE_FIELDS.map((field) => [
    field,
    [...(when.not?.[field] ?? []), ...(part.not?.[field] ?? [])],
  ]);
  const { from, until, experiment } = when;
  const not: When['not'] = clean(Object.fromEntries(refused));
  return clean({ ...Object.fromEntries(fields), not, from, until, experiment });
};

/**
 * A persona that matches a `when`: of its audiences, somebody of the first part that has such people. The brand stays if
 * the `when` has none.
 * @param now epoch milliseconds
 */
export const personaFor = (
  when: When,
  before: Persona,
  now: number,
  audiences: NamedAudiences = NO_AUDIENCES,
): Persona => {
  const parts = (when.audience ?? []).flatMap((key) => audiences.get(key)?.any ?? []);
  const personas = [...parts.map((part) => narrowTo(when, part)), when].map((each) =>
    personaOf(each, before, now),
  );
  const condition = conditionOf(when, audiences);
  const isMet = ({ brand, audience, arms = NO_ARMS, at }: Persona): boolean => {
    const person = { ...ANYBODY, ...withMembership(audience), brand };
    const time = at === undefined ? now : Date.parse(at);
    return mismatchesOf(condition, person, arms, time).length === 0;
  };
  return personas.find(isMet) ?? personaOf(when, before, now);
};
