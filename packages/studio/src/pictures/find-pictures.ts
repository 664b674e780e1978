import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { allUses, nameOfUse, type ShapeName, shapeOf, titleOfPicture } from './picture-text.ts';

export const SHOWN_CHOICES = [
  ['all', 'All pictures'],
  ['used', 'Used'],
  ['unused', 'Not used'],
  ['undescribed', 'Without a description'],
  ['archived', 'Removed from the library'],
] as const;
export type ShownName = (typeof SHOWN_CHOICES)[number][0];

export interface PictureFilter {
  readonly typed: string;
  readonly shape: ShapeName | 'any';
  readonly shown: ShownName;
}

export const ALL_PICTURES: PictureFilter = { typed: '', shape: 'any', shown: 'all' };

const isShown = (picture: StudioPicture, shown: ShownName): boolean => {
  if (shown === 'archived' || picture.archived) return picture.archived === (shown === 'archived');
  if (shown === 'undescribed') return picture.alt === null;
  const isUsed = allUses(picture).length > 0;
  return shown === 'all' || isUsed === (shown === 'used');
};

const textOf = (picture: StudioPicture): string =>
  [
    titleOfPicture(picture),
    picture.alt ?? '',
    ...allUses(picture).flatMap((use) => [nameOfUse(use), use.alt ?? '']),
  ]
    .join('\n')
    .toLowerCase();

/** The pictures that have every typed word in their name, text or places. */
export const findPictures = (
  pictures: readonly StudioPicture[],
  { typed, shape, shown }: PictureFilter,
): readonly StudioPicture[] => {
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter((picture) => {
    if (!isShown(picture, shown) || (shape !== 'any' && shapeOf(picture) !== shape)) return false;
    if (terms.length === 0) return true;
    const text = textOf(picture);
    return terms.every((term) => text.includes(term));
  });
};
