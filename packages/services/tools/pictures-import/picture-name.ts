import { OFFICE_PICTURES_MAX } from '@broadsheet/contract/entities/office-picture';
import type { PictureKind } from '@broadsheet/contract/entities/staff-employer';

/** What the name of a file says: whose picture it is, and which. */
export interface PictureName {
  readonly slug: string;
  readonly kind: PictureKind;
  /** The position of an office picture, from 1; 0 for a logo and a cover. */
  readonly number: number;
}

const NAME = /^([^.]+)\.(logo|cover|office-(\d{1,3}))\.(?:png|jpe?g|webp)$/i;
const EXPECTED_NAME = 'expected a name such as acme.logo.png, acme.cover.jpg or acme.office-1.jpg';

/** Reads the name of a file, or says why it is none of a picture. */
export const parsePictureName = (file: string): PictureName | { readonly fault: string } => {
  const [, slug, picture = '', digits] = NAME.exec(file) ?? [];
  if (!slug) return { fault: `the name says no picture; ${EXPECTED_NAME}` };
  if (digits === undefined)
    return { slug, kind: picture.toLowerCase() === 'logo' ? 'logo' : 'cover', number: 0 };
  const number = Number(digits);
  if (number < 1 || number > OFFICE_PICTURES_MAX)
    return { fault: `the number is ${number}; expected office-1 to office-${OFFICE_PICTURES_MAX}` };
  return { slug, kind: 'office', number };
};

/** The picture without its employer, as names write it: `office-2`. */
export const formatKind = ({ kind, number }: Pick<PictureName, 'kind' | 'number'>): string =>
  kind === 'office' ? `office-${number}` : kind;
