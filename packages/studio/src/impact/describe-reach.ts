import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { formatFile, formatPage } from '@broadsheet/contract/studio/format-file';
import type { Impact } from '@broadsheet/contract/studio/impact';
import { formatShareOf } from './format-share.ts';
import { formatWho } from './format-who.ts';
import type { DescribedGroup, ImpactSection } from './impact-section.ts';
import { NOT_MEASURED } from './not-measured.ts';

type ReachChange = Impact['reach'][number];
type ReachGroup = NonNullable<NonNullable<ReachChange['people']>['gained']>;

const TOO_MANY = 'The people change for too many audiences to list here.';

const linesOf = ({ kind, isDraft }: ReachChange) => {
  if (kind === 'banner')
    return {
      gained: 'They see this banner, and did not before.',
      lost: 'They no longer see this banner.',
    };
  return isDraft
    ? { gained: 'They can take part once it starts.', lost: 'They cannot take part any more.' }
    : {
        gained: 'They take part, and did not before.',
        lost: 'They no longer take part, and see the page of the control group.',
      };
};

const describeShare = (share: ReachGroup['share'], pages: readonly string[]): string => {
  if (!share) return NOT_MEASURED;
  const [page] = pages;
  const scope = pages.length === 1 && page ? `of the ${formatPage(page)} page` : 'of its pages';
  return `${formatShareOf(share)} of the views ${scope}`;
};

const describePeople = (
  change: ReachChange,
  audiences: NamedAudiences,
): readonly DescribedGroup[] => {
  const { people, pages } = change;
  if (!people) return [{ who: 'Everyone', share: null, lines: [TOO_MANY], shown: null }];
  const lines = linesOf(change);
  return (['gained', 'lost'] as const).flatMap((way) => {
    const group = people[way];
    if (!group) return [];
    const share = describeShare(group.share, pages);
    return [{ who: formatWho(group, audiences), share, lines: [lines[way]], shown: null }];
  });
};

const titleOf = ({ kind, name, file }: ReachChange): string =>
  kind === 'experiment' ? `Experiment ${name}` : `Banner “${name}” (${formatFile(file)})`;

/** Describes which experiments and banners gain and lose people, and whom. */
export const describeReach = (
  { reach }: Pick<Impact, 'reach'>,
  audiences: NamedAudiences,
): readonly ImpactSection[] =>
  reach.map((change) => ({ title: titleOf(change), groups: describePeople(change, audiences) }));
