import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { readPalette } from '@broadsheet/contract/studio/content-calls';
import { formatFile, formatPage } from '@broadsheet/contract/studio/format-file';
import type { Impact } from '@broadsheet/contract/studio/impact';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { typesByName } from '../editor/model/types-by-name.ts';
import { blockTitles } from './block-titles.ts';
import { describeBlock, describeValue } from './describe-block.ts';
import { describeReach } from './describe-reach.ts';
import { formatShare } from './format-share.ts';
import { formatWho } from './format-who.ts';
import type { DescribedGroup, ImpactSection } from './impact-section.ts';
import { NOT_MEASURED } from './not-measured.ts';

type PageImpact = Impact['pages'][number];
type FileImpact = Impact['files'][number];
type Types = StudioAnswer<typeof readPalette>['types'];

const viewsOf = ({ share }: { readonly share: PageImpact['share'] }): number => share?.views ?? 0;
const largestFirst = <Of extends { readonly share: PageImpact['share'] }>(all: readonly Of[]) =>
  [...all].sort((left, right) => viewsOf(right) - viewsOf(left));

const EVERYBODY = { who: 'Everyone', share: null, shown: null } as const;

const describeGroups = (
  page: PageImpact,
  types: Types,
  audiences: NamedAudiences,
): readonly DescribedGroup[] => {
  const { kind, share, changes } = page;
  if (kind === 'added') {
    const [all] = changes ?? [];
    const who = all && all.who.length > 0 ? formatWho(all, audiences) : EVERYBODY.who;
    return [{ ...EVERYBODY, who, lines: ['The page is new.'] }];
  }
  if (kind === 'removed') return [{ ...EVERYBODY, lines: ['The page is removed.'] }];
  if (changes === null) {
    const lines = ['It changes for too many audiences to list here.'];
    return [{ ...EVERYBODY, share: formatShare(share) ?? NOT_MEASURED, lines }];
  }
  if (changes.length === 0)
    return [{ ...EVERYBODY, who: 'No one', lines: ['Visitors will see no change.'] }];
  const titleOf = blockTitles(types, page.types);
  const known = typesByName(types);
  const schemaOf = (type: string): unknown => known.get(type)?.settings;
  return largestFirst(changes).map((group) => ({
    who: formatWho(group, audiences),
    share: formatShare(group.share, group) ?? NOT_MEASURED,
    lines: group.blocks.flatMap((block) => describeBlock(block, titleOf, schemaOf)),
    shown: { page: page.page, group, titleOf },
  }));
};

const FILE_CHANGE_LABELS = {
  added: 'added.',
  removed: 'removed.',
  changed: 'content changes.',
} as const;

const describeFile = ({ file, values }: FileImpact): ImpactSection => ({
  title: formatFile(file),
  groups: [{ ...EVERYBODY, lines: values.flatMap((value) => describeValue('The content', value)) }],
});

/** Other files have no detailed comparison: one line each. */
const describeFiles = (files: readonly FileImpact[]): readonly ImpactSection[] => {
  if (files.length === 0) return [];
  const lines = files.map(({ file, kind }) => `${formatFile(file)}: ${FILE_CHANGE_LABELS[kind]}`);
  return [{ title: 'Text and banners', groups: [{ ...EVERYBODY, lines }] }];
};

/** Describes which pages, experiments and banners a change affects, for whom and how. */
export const describeImpact = (
  { pages, files, reach }: Impact,
  types: Types,
  audiences: NamedAudiences,
): readonly ImpactSection[] => [
  ...largestFirst(pages).map((page) => ({
    title: `Page: ${formatPage(page.page)}`,
    groups: describeGroups(page, types, audiences),
  })),
  ...describeReach({ reach }, audiences),
  ...files.filter(({ values }) => values.length > 0).map(describeFile),
  ...describeFiles(files.filter(({ values }) => values.length === 0)),
];
