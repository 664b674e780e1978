import { AUDIENCE_FIELDS, type Audience, type AudienceField } from '@broadsheet/contract/audience';
import type { When } from '@broadsheet/contract/layout';
import type { NamedAudience, NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { AudienceWhen } from '@broadsheet/contract/when';
import { fieldMatches } from '../when-matches.ts';

/** A `when` with the audiences that it names. */
export type Condition = When & {
  /** Somebody must belong to one of them. */
  readonly wanted?: readonly NamedAudience[];
  /** Nobody may belong to any of them. */
  readonly refused?: readonly NamedAudience[];
};

const audiencesOf = (
  keys: readonly string[] | undefined,
  audiences: NamedAudiences,
): readonly NamedAudience[] | undefined => keys?.flatMap((key) => audiences.get(key) ?? []);

/** Unknown keys are left out: UNKNOWN_AUDIENCE reports them before a layout is compiled. */
export const conditionOf = (when: When, audiences: NamedAudiences): Condition => {
  const wanted = audiencesOf(when.audience, audiences);
  const refused = audiencesOf(when.not?.audience, audiences);
  if (!wanted && !refused) return when;
  return { ...when, ...(wanted ? { wanted } : {}), ...(refused ? { refused } : {}) };
};

export const namesAudience = ({ wanted, refused }: Condition): boolean =>
  wanted !== undefined || refused !== undefined;

/** Whether somebody meets a condition on people. */
const matches = (part: AudienceWhen, audience: Audience): boolean =>
  AUDIENCE_FIELDS.every((field) => fieldMatches(part, field, audience[field]));

/** Whether somebody belongs to a named audience. */
export const belongsTo = ({ any }: NamedAudience, audience: Audience): boolean =>
  any.some((part) => matches(part, audience));

/** Whether somebody meets a condition on people, with the audiences that it names. */
export const meets = (condition: Condition, audience: Audience): boolean =>
  matches(condition, audience) &&
  (condition.wanted?.some((named) => belongsTo(named, audience)) ?? true) &&
  !condition.refused?.some((named) => belongsTo(named, audience));

/** Whether a condition depends on a field, by itself or by an audience that it names. */
export const consultsField = (condition: Condition, field: AudienceField): boolean => {
  const isNamed = (when: AudienceWhen) =>
    when[field] !== undefined || when.not?.[field] !== undefined;
  const named = [...(condition.wanted ?? []), ...(condition.refused ?? [])];
  return isNamed(condition) || named.some(({ any }) => any.some(isNamed));
};
