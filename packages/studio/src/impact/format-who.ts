import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { Impact } from '@broadsheet/contract/studio/impact';
import { nameWhens } from '@broadsheet/layout-engine/audiences/name-whens';
import { describeWhen } from '../editor/model/describe-when.ts';

export type ImpactGroup = NonNullable<Impact['pages'][number]['changes']>[number];

/** Formats the people of a group: an audience, "Freshers on the tech site", or each part of them. */
export const formatWho = ({ who }: Pick<ImpactGroup, 'who'>, audiences: NamedAudiences): string => {
  const named = nameWhens(who, audiences);
  const whens = named ? [named] : who;
  const texts = whens.map((when) => describeWhen(when, audiences).replace(/\.$/, ''));
  return texts.join('; ') || 'Everyone';
};
