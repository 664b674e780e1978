import type { Brand } from '@broadsheet/contract/brand';
import type {
  CoverSizes,
  NarrowPicture,
  OfficePicture,
} from '@broadsheet/contract/entities/office-picture';
import { addressOfImage } from '@broadsheet/contract/media';
import type { Kysely } from 'kysely';
import { assignPicture } from '../../src/job/companies/assign-picture.ts';
import { changeOfficePictures } from '../../src/job/companies/change-office-pictures.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { addByNumber, isSameNarrow } from './add-by-number.ts';
import type { ImportedEmployer } from './imported-employer.ts';
import type { PictureFile } from './list-pictures.ts';
import type { ImportedImage } from './render-import.ts';

export interface PictureImport {
  readonly picture: PictureFile;
  readonly image: ImportedImage;
  /** Of an office picture. */
  readonly alt: string;
}

/** What an import does to an employer. */
export type ImportChange =
  | {
      readonly change: 'new' | 'replaced' | 'same';
      readonly employer: ImportedEmployer;
      readonly before: string | null;
      readonly after: string;
    }
  | { readonly fault: string };

const narrowOf = ({ narrow }: ImportedImage): NarrowPicture | null =>
  narrow && { address: addressOfImage(narrow.digest), width: narrow.width };

const officePictureOf = ({ image, alt }: PictureImport): OfficePicture => {
  const narrow = narrowOf(image);
  return {
    address: addressOfImage(image.digest),
    alt,
    width: image.width,
    height: image.height,
    colour: image.colour,
    ...(narrow && { narrow }),
  };
};

const coverSizesOf = (image: ImportedImage): CoverSizes | null => {
  const narrow = narrowOf(image);
  return narrow && { width: image.width, narrow };
};

const isSameCover = (
  employer: ImportedEmployer,
  { colour }: ImportedImage,
  sizes: CoverSizes | null,
) =>
  employer.coverColour === colour &&
  employer.coverSizes?.width === sizes?.width &&
  isSameNarrow(employer.coverSizes?.narrow, sizes?.narrow);

/** Computes what a picture changes at an employer, and changes nothing. */
export const previewImport = (employer: ImportedEmployer, given: PictureImport): ImportChange => {
  const { kind, number } = given.picture;
  const { colour, digest } = given.image;
  const after = addressOfImage(digest);
  if (kind === 'office') {
    const result = addByNumber(employer.officePictures, number, officePictureOf(given));
    if ('fault' in result) return result;
    const { change, pictures } = result;
    const before =
      employer.officePictures.find((each) => !pictures.includes(each))?.address ?? null;
    return { change, employer: { ...employer, officePictures: pictures }, before, after };
  }
  const before = employer[kind];
  const coverSizes = coverSizesOf(given.image);
  const isSame =
    before === after && (kind === 'logo' || isSameCover(employer, given.image, coverSizes));
  const changed =
    kind === 'logo' ? { logo: after } : { cover: after, coverColour: colour, coverSizes };
  const change = isSame ? 'same' : before === null ? 'new' : 'replaced';
  return { change, employer: { ...employer, ...changed }, before, after };
};

/** Assigns a picture, whose image is stored, in one transaction that locks the employer. */
export const assignImport = async (
  context: { readonly database: Kysely<Schema>; readonly brand: Brand },
  employer: ImportedEmployer,
  given: PictureImport,
): Promise<ImportChange> => {
  const { kind, number } = given.picture;
  if (kind !== 'office') {
    const address = addressOfImage(given.image.digest);
    const { colour } = given.image;
    const before = await assignPicture(context, {
      id: employer.id,
      picture: kind,
      address,
      colour,
      sizes: coverSizesOf(given.image),
    });
    return previewImport({ ...employer, [kind]: before }, given);
  }
  const { before } = await changeOfficePictures(context, employer.id, (pictures) => {
    const result = addByNumber(pictures, number, officePictureOf(given));
    return 'fault' in result ? pictures : result.pictures;
  });
  return previewImport({ ...employer, officePictures: before }, given);
};
