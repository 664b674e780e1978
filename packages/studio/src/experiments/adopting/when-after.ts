import { AUDIENCE_FIELDS, type AudienceField } from '@broadsheet/contract/audience';
import { CONTROL } from '@broadsheet/contract/experiments';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import type { When } from '@broadsheet/contract/layout';
import type { PeopleWhen } from '@broadsheet/contract/people-when';

/** The arm of an experiment that everybody in it is to get for good. */
export interface Adopted {
  readonly key: string;
  readonly arm: string;
  /** Who took part; all others have been served control. */
  readonly people: PeopleWhen;
}

/** Why one condition cannot say who gets an arm: others than those of several fields, or who belongs to two audiences. */
export type Unsayable = 'severalFields' | 'otherAudience';

/** What becomes of a condition: another one, never again, or none that one condition can say. */
export type WhenAfter = When | 'never' | Unsayable;

const holdsFor = ({ experiment, not }: When, key: string, arm: string): boolean => {
  const [wanted, refused] = [experiment?.[key], not?.experiment?.[key]];
  return (wanted?.includes(arm) ?? true) && !(refused?.includes(arm) ?? false);
};

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

const without = <Of extends object>(of: Of, key: string): Of =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name !== key)) as Of;

/** Sets a field, or leaves it out where it is empty. */
const withField = (when: When, field: 'experiment' | 'not', value: object | undefined): When =>
  value === undefined || isEmpty(value) ? without(when, field) : { ...when, [field]: value };

const withoutExperiment = (when: When, key: string): When => {
  const { experiment, not } = when;
  const bare = withField(when, 'experiment', experiment && without(experiment, key));
  const refused = not?.experiment && without(not.experiment, key);
  return withField(bare, 'not', not && withField(not, 'experiment', refused));
};

/** Of who belongs to one audience of each list: those of the smaller list, where the other one has all of it. */
const joinAudiences = (
  own?: string[],
  wanted?: string[],
): string[] | undefined | 'otherAudience' => {
  if (!own || !wanted) return own ?? wanted;
  const [small, large] = own.length < wanted.length ? [own, wanted] : [wanted, own];
  return small.every((key) => large.includes(key)) ? small : 'otherAudience';
};

/** What a condition says of one field, or of audiences, once it is joined with another one. */
interface Joined {
  readonly wanted: readonly unknown[] | undefined;
  readonly refused: readonly unknown[];
}

/** Refused values are left out of those that are wanted. Never where none is left. */
const leaveOutRefused = (
  wanted: readonly unknown[] | undefined,
  refused: readonly unknown[],
): Joined | 'never' => {
  const remaining = wanted?.filter((value) => !refused.includes(value));
  return remaining?.length === 0 ? 'never' : { wanted: remaining, refused };
};

const joinField = (field: AudienceField, when: When, people: PeopleWhen): Joined | 'never' => {
  const [own, other] = [when[field], people[field]] as [unknown[]?, unknown[]?];
  const both = own && other ? own.filter((value) => other.includes(value)) : (own ?? other);
  const refused = [
    ...new Set<unknown>([when.not?.[field] ?? [], people.not?.[field] ?? []].flat()),
  ];
  const joined = leaveOutRefused(both, refused);
  if (joined === 'never') return joined;
  // A value is one of those wanted or of those refused: the wanted ones say it all.
  if (joined.wanted) return { ...joined, refused: [] };
  const isLeft = FIELD_DOMAINS[field]?.some((value) => !refused.includes(value)) ?? true;
  return isLeft ? joined : 'never';
};

const joinNamed = (when: When, people: PeopleWhen): Joined | 'never' | 'otherAudience' => {
  const wanted = joinAudiences(when.audience, people.audience);
  if (wanted === 'otherAudience') return wanted;
  const refused = [when.not?.audience ?? [], people.not?.audience ?? []].flat();
  return leaveOutRefused(wanted, [...new Set(refused)]);
};

/** The condition for some people only; never where it is for others. */
const among = (when: When, people: PeopleWhen): WhenAfter => {
  const joined: Record<string, unknown> = { ...when };
  const refused: Record<string, unknown> = { ...when.not };
  const parts = [
    ...AUDIENCE_FIELDS.map((field) => [field, joinField(field, when, people)] as const),
    ['audience', joinNamed(when, people)] as const,
  ];
  if (parts.some(([, part]) => part === 'never')) return 'never';
  for (const [field, part] of parts) {
    if (typeof part === 'string') return part;
    if (part.wanted) joined[field] = part.wanted;
    if (part.refused.length > 0) refused[field] = part.refused;
    else delete refused[field];
  }
  return withField(joined as When, 'not', refused);
};

/** Everybody else, where one condition can say it: people of one field, or of all but some of one. */
const othersThan = (people: PeopleWhen): PeopleWhen | null => {
  const { not = {}, ...wanted } = people;
  if (isEmpty(not) && Object.keys(wanted).length === 1) return { not: wanted };
  return isEmpty(wanted) && Object.keys(not).length === 1 ? not : null;
};

/** A condition once an arm is adopted: it names the experiment no more, and holds for whom it will hold. */
export const whenAfter = (when: When, { key, arm, people }: Adopted): WhenAfter => {
  const isNamed = when.experiment?.[key] ?? when.not?.experiment?.[key];
  if (!isNamed) return when;
  const bare = withoutExperiment(when, key);
  const [inside, outside] = [holdsFor(when, key, arm), holdsFor(when, key, CONTROL)];
  if (isEmpty(people)) return inside ? bare : 'never';
  if (inside === outside) return inside ? bare : 'never';
  if (inside) return among(bare, people);
  const others = othersThan(people);
  return others ? among(bare, others) : 'severalFields';
};
