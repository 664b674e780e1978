import type { Impact } from '@broadsheet/contract/studio/impact';
import { sayMoment } from '../words/say-moment.ts';
import type { TitleOf } from './block-titles.ts';
import { describeBlock, describeValue } from './describe-block.ts';
import { sayShare } from './say-share.ts';

export interface ImpactGroup {
  /** Who sees it, and how many that are. */
  readonly who: string;
  /** What becomes of the page for them, a sentence each. */
  readonly lines: readonly string[];
}

export interface ImpactPart {
  readonly title: string;
  readonly groups: readonly ImpactGroup[];
}

type PageImpact = Impact['pages'][number];
type FileImpact = Impact['files'][number];

const EVERYBODY = 'everybody';

const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const sayWho = (who: string): string => who.replaceAll('; ', ', ').replace(INSTANT, sayMoment);

const listed = (who: readonly string[]): string => who.map(sayWho).join('; ') || EVERYBODY;

const describePage = ({ page, kind, share, changes }: PageImpact, titleOf: TitleOf): ImpactPart => {
  const title = `Page ${page}`;
  if (kind === 'added') return { title, groups: [{ who: EVERYBODY, lines: ['The page is new.'] }] };
  if (kind === 'removed')
    return { title, groups: [{ who: EVERYBODY, lines: ['The page goes away.'] }] };
  if (changes === null) {
    const lines = ['It changes for more kinds of visitors than can be told apart here.'];
    return { title, groups: [{ who: sayShare(share, EVERYBODY), lines }] };
  }
  if (changes.length === 0)
    return { title, groups: [{ who: 'nobody', lines: ['What visitors see stays as it is.'] }] };
  return {
    title,
    groups: changes.map(({ who, share: some, blocks }) => ({
      who: sayShare(some, listed(who)),
      lines: blocks.flatMap((block) => describeBlock(block, titleOf)),
    })),
  };
};

const FILE_WORDS = {
  added: 'The file is new.',
  removed: 'The file goes away.',
  changed: 'The text changes.',
} as const;

const describeFile = ({ file, kind, values }: FileImpact): ImpactPart => ({
  title: file,
  groups: [
    {
      who: EVERYBODY,
      lines:
        values.length > 0
          ? values.map((value) => describeValue('The text', value))
          : [FILE_WORDS[kind]],
    },
  ],
});

/** Whose pages a change changes, and how, in sentences for people. */
export const describeImpact = (
  { pages, files }: Impact,
  titleOf: TitleOf,
): readonly ImpactPart[] => [
  ...pages.map((page) => describePage(page, titleOf)),
  ...files.map(describeFile),
];
