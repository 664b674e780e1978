import { isSameShape, type Size } from '@broadsheet/contract/picture-crop';
import type { ContentUse } from '@broadsheet/contract/studio/content-use';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { count } from '../format/count.ts';
import { isLayout } from '../format/is-layout.ts';

/** The shapes that the site shows, by width over height. */
const SHAPES = [
  ['wide', 'Wide, 16:9', 16 / 9],
  ['banner', 'Banner, 3:1', 3],
  ['shared', 'Shared link', 1_200 / 630],
  ['square', 'Square', 1],
  ['scene', 'Scene, 4:3', 4 / 3],
  ['portrait', 'Portrait, 5:6', 5 / 6],
] as const;

export type ShapeName = (typeof SHAPES)[number][0] | 'other';
export const SHAPE_CHOICES: readonly (readonly [ShapeName, string])[] = [
  ...SHAPES.map(([name, label]) => [name, label] as const),
  ['other', 'Other shapes'],
];

export const shapeOf = (size: Size): ShapeName =>
  SHAPES.find(([, , ratio]) => isSameShape(size, { width: ratio, height: 1 }))?.[0] ?? 'other';

export const allUses = ({
  uses,
  drafts,
}: Pick<StudioPicture, 'uses' | 'drafts'>): readonly ContentUse[] => [
  ...uses,
  ...drafts.flatMap((draft) => draft.uses),
];

/** What a picture is called: without a name, what it shows or where it is. */
export const titleOfPicture = (picture: StudioPicture): string => {
  const [use] = allUses(picture);
  return picture.name ?? picture.alt ?? (use?.alt || (use ? nameOfUse(use) : 'Unnamed picture'));
};

/** The page or list of a use, by its name. */
const nameOfFile = ({ file, page }: ContentUse): string =>
  page === null ? formatFile(file) : `Page: ${page}`;

/** A place that shows a picture: "Page: Home, Picture". */
export const nameOfUse = (use: ContentUse): string =>
  use.title === '' ? nameOfFile(use) : `${nameOfFile(use)}, ${use.title}`;

const isBanner = ({ file }: ContentUse): boolean => file.endsWith('.csv');

/** The extent of uses: "4 places: 3 pages, 1 banner". */
export const describeExtent = (uses: readonly ContentUse[]): string => {
  if (uses.length === 0) return 'Not used';
  const filesOf = (some: readonly ContentUse[]) => new Set(some.map(({ file }) => file)).size;
  const pages = filesOf(uses.filter(({ file }) => isLayout(file)));
  const banners = uses.filter(isBanner).length;
  const others = filesOf(uses.filter((use) => !isLayout(use.file) && !isBanner(use)));
  const parts = [
    pages > 0 && count(pages, 'page'),
    banners > 0 && count(banners, 'banner'),
    others > 0 && count(others, 'other text'),
  ].filter((part) => part !== false);
  return `${count(uses.length, 'place')}: ${parts.join(', ')}`;
};
