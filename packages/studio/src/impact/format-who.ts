import type { Impact } from '@broadsheet/contract/studio/impact';
import { describeWhen } from '../editor/model/describe-when.ts';

export type ImpactGroup = NonNullable<Impact['pages'][number]['changes']>[number];

/** Formats the audience of a group: "Freshers on the tech site", or each part of it. */
export const formatWho = ({ who }: Pick<ImpactGroup, 'who'>): string =>
  who.map((when) => describeWhen(when).replace(/\.$/, '')).join('; ') || 'Everyone';
