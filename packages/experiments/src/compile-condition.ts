import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import type { AudienceWhen } from '@broadsheet/contract/when';
import type { ConditionInterface } from '@growthbook/growthbook';

/** Nobody meets it. The SDK takes an empty `$or` for everybody. */
const NOBODY: ConditionInterface = { brand: { $in: [] } };

const compileFields = (when: AudienceWhen): ConditionInterface => {
  const condition: Record<string, ConditionInterface> = {};
  for (const field of AUDIENCE_FIELDS) {
    const wanted = when[field];
    const refused = when.not?.[field];
    if (!wanted && !refused) continue;
    condition[field] = { ...(wanted && { $in: wanted }), ...(refused && { $nin: refused }) };
  }
  return condition;
};

/** The conditions of which one makes somebody belong to one of the audiences. */
const compileAudiences = (
  keys: readonly string[],
  audiences: NamedAudiences,
): ConditionInterface[] => {
  const parts = keys.flatMap((key) => audiences.get(key)?.any ?? []);
  return parts.length > 0 ? parts.map(compileFields) : [NOBODY];
};

/**
 * A `when` as the SDK's condition over the audience: every given field has one of its values and none of those under
 * `not`. A null field matches no listed value and no negated one. Nobody belongs to an audience that does not exist.
 */
export const compileCondition = (
  when: PeopleWhen,
  audiences: NamedAudiences,
): ConditionInterface => {
  const wanted = when.audience;
  const refused = when.not?.audience;
  return {
    ...compileFields(when),
    ...(wanted && { $or: compileAudiences(wanted, audiences) }),
    ...(refused && { $nor: compileAudiences(refused, audiences) }),
  };
};
