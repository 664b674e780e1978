import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { describeWhen } from '../editor/model/describe-when.ts';
import { conditionOf, type DraftBlock } from '../editor/model/draft.ts';
import { sameJson } from '../editor/model/json.ts';

type Condition = DraftBlock['when'];

export const isForEveryone = (when: Condition): boolean => !when || Object.keys(when).length === 0;

/** Who a condition is for, as the end of a sentence: "shown to everyone on a phone". */
export const formatAudience = (when: Condition, audiences: NamedAudiences): string => {
  if (!when || isForEveryone(when)) return 'everyone';
  const condition = conditionOf(when);
  if (condition === null) return 'a custom audience';
  const text = describeWhen(condition, audiences).replace(/\.$/, '');
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

/** Who sees something now, and who did; empty if nothing changed. */
export const describeAudience = (
  subject: string,
  [before, after]: readonly [Condition, Condition],
  audiences: NamedAudiences,
): readonly string[] => {
  if (sameJson(before ?? {}, after ?? {})) return [];
  const was = `(was: ${formatAudience(before, audiences)})`;
  if (isForEveryone(after)) return [`${subject} is shown to everyone now ${was}.`];
  return [`${subject} is shown only to ${formatAudience(after, audiences)} ${was}.`];
};
