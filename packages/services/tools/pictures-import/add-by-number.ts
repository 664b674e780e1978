import type { NarrowPicture, OfficePicture } from '@broadsheet/contract/entities/office-picture';

type Pictures = readonly OfficePicture[];

export type NumberedChange =
  | { readonly change: 'new' | 'replaced' | 'same'; readonly pictures: Pictures }
  | { readonly fault: string };

/** Whether two pictures have the same narrow version, or both none. */
export const isSameNarrow = (
  one: NarrowPicture | null | undefined,
  other: NarrowPicture | null | undefined,
): boolean => one?.address === other?.address && one?.width === other?.width;

const isSame = (one: OfficePicture, other: OfficePicture): boolean =>
  one.alt === other.alt &&
  one.colour === other.colour &&
  one.width === other.width &&
  one.height === other.height &&
  isSameNarrow(one.narrow, other.narrow);

/**
 * With a picture at its number, in place of the one there. A picture that the employer has already stays at its
 * position: publishers order them in Studio.
 */
export const addByNumber = (
  pictures: Pictures,
  number: number,
  added: OfficePicture,
): NumberedChange => {
  const known = pictures.find(({ address }) => address === added.address);
  if (known && isSame(known, added)) return { change: 'same', pictures };
  if (known)
    return {
      change: 'replaced',
      pictures: pictures.map((each) => (each === known ? added : each)),
    };
  const next = pictures.length + 1;
  if (number > next)
    return {
      fault: `the employer has ${pictures.length} office ${pictures.length === 1 ? 'picture' : 'pictures'}; expected office-${next} first`,
    };
  return {
    change: number === next ? 'new' : 'replaced',
    pictures: pictures.toSpliced(number - 1, 1, added),
  };
};
