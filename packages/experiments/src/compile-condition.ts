import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { AudienceWhen } from '@broadsheet/contract/when';
import type { ConditionInterface } from '@growthbook/growthbook';

/**
 * A `when` as the SDK's condition over the audience: every given field has one of its values and none of those under
 * `not`. A null field matches no listed value and no negated one.
 */
export const compileCondition = (when: AudienceWhen): ConditionInterface => {
  const condition: Record<string, ConditionInterface> = {};
  for (const field of AUDIENCE_FIELDS) {
    const wanted = when[field];
    const refused = when.not?.[field];
    if (!wanted && !refused) continue;
    condition[field] = { ...(wanted && { $in: wanted }), ...(refused && { $nin: refused }) };
  }
  return condition;
};
