import { join } from 'node:path';
import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import { assignImport, type ImportChange, previewImport } from './assign-import.ts';
import { findImportedEmployer, type ImportedEmployer } from './imported-employer.ts';
import { listPictures, type PictureFile } from './list-pictures.ts';
import {
  DESCRIPTIONS_FILE,
  type DescriptionRow,
  NO_DESCRIPTION,
  type PictureDescription,
  readDescriptions,
} from './read-descriptions.ts';
import { readPicture } from './read-picture.ts';
import type { RefusedPicture } from './refused-picture.ts';
import { type NamedImage, renderImport } from './render-import.ts';

/** An entry of the activity log. */
export interface ImportEntry {
  readonly action: 'employer.logo' | 'employer.cover' | 'employer.office' | 'employers.import';
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A file that gave an employer a picture, or would in a dry run. */
export interface ChangedPicture {
  readonly file: string;
  readonly change: 'new' | 'replaced';
}

export interface PicturesImportOptions {
  readonly database: Kysely<Schema>;
  readonly brand: Brand;
  readonly folder: string;
  /** Says what would change, and changes nothing. */
  readonly dryRun: boolean;
  /** Stores an image with those of Studio; one that is stored already does not change. */
  readonly saveImage: (image: NamedImage) => Promise<void>;
  /** Writes to Studio's activity log. */
  readonly audit: (entry: ImportEntry) => Promise<void>;
  readonly changed: (picture: ChangedPicture) => void;
  readonly refused: (picture: RefusedPicture) => void;
}

/** How many pictures of the folder were what. */
export interface PicturesImportSummary {
  readonly new: number;
  readonly same: number;
  readonly replaced: number;
  readonly refused: number;
}

interface Fault {
  readonly fault: string;
}

const describe = (
  { kind }: PictureFile,
  row: DescriptionRow | undefined,
): PictureDescription | Fault => {
  if (row && 'fault' in row)
    return { fault: `${DESCRIPTIONS_FILE}, line ${row.line}: ${row.fault}` };
  const description = row ?? NO_DESCRIPTION;
  if (kind !== 'office' || description.alt !== '') return description;
  return {
    fault: `it has no alternative text; expected what it shows in the column "alternative text" of ${DESCRIPTIONS_FILE}`,
  };
};

const unknownEmployer = (brand: Brand, slug: string): Fault => ({
  fault: `${brand} has no employer "${slug}"; expected the name in the address of its page`,
});

/** The employer whose pictures are being imported, as it is by now. */
interface Current {
  readonly slug: string;
  employer: ImportedEmployer | null;
  /** The files of its office pictures, by the digests of their images. */
  readonly files: Map<string, string>;
}

const save = async (
  options: PicturesImportOptions,
  employer: ImportedEmployer,
  given: Parameters<typeof previewImport>[1],
): Promise<ImportChange> => {
  const preview = previewImport(employer, given);
  if ('fault' in preview || preview.change === 'same' || options.dryRun) return preview;
  const { colour: _, narrow, ...image } = given.image;
  if (narrow) await options.saveImage(narrow);
  await options.saveImage(image);
  const done = await assignImport(options, employer, given);
  if ('fault' in done) return done;
  const { before, after } = done;
  await options.audit({
    action: `employer.${given.picture.kind}`,
    subject: employer.name,
    details: {
      brand: options.brand,
      id: employer.id,
      picture: { before: before ?? 'none', after },
      source: given.picture.file,
    },
  });
  return done;
};

const importPicture = async (
  options: PicturesImportOptions,
  current: Current,
  picture: PictureFile,
  row: DescriptionRow | undefined,
): Promise<ImportChange> => {
  const { employer, files } = current;
  if (!employer) return unknownEmployer(options.brand, picture.slug);
  const description = describe(picture, row);
  if ('fault' in description) return description;
  const bytes = await readPicture(join(options.folder, picture.file));
  if ('fault' in bytes) return bytes;
  const image = await renderImport(bytes, picture.kind, description.focus);
  if ('fault' in image) return image;
  if (picture.kind === 'office') {
    const first = files.get(image.digest);
    if (first) return { fault: `it is the same picture as ${first}; expected another one` };
    files.set(image.digest, picture.file);
  }
  const done = await save(options, employer, { picture, image, alt: description.alt });
  if (!('fault' in done)) current.employer = done.employer;
  return done;
};

/**
 * Gives employers the pictures of a folder, one picture at a time; see PicturesImportSummary for the result. A second
 * import of the same folder changes nothing. Refused files go to `refused`, the others are imported. Throws
 * FolderRefusedError for a table that cannot be read, and errors of the file system and the database.
 */
export const importPictures = async (
  options: PicturesImportOptions,
): Promise<PicturesImportSummary> => {
  const { database, brand, folder, dryRun } = options;
  const rows = new Map(await readDescriptions(folder));
  const { pictures, refused } = await listPictures(folder);
  const counts = { new: 0, same: 0, replaced: 0, refused: 0 };
  const refuse = (file: string, reason: string): void => {
    counts.refused += 1;
    options.refused({ file, reason });
  };
  for (const { file, reason } of refused) {
    rows.delete(file);
    refuse(file, reason);
  }
  let current: Current = { slug: '', employer: null, files: new Map() };
  for (const picture of pictures) {
    const { slug, file } = picture;
    if (slug !== current.slug) {
      const employer = await findImportedEmployer(database, brand, slug);
      current = { slug, employer, files: new Map() };
    }
    const done = await importPicture(options, current, picture, rows.get(file));
    rows.delete(file);
    if ('fault' in done) refuse(file, done.fault);
    else {
      counts[done.change] += 1;
      if (done.change !== 'same') options.changed({ file, change: done.change });
    }
  }
  for (const [file, { line }] of rows)
    refuse(file, `${DESCRIPTIONS_FILE}, line ${line}: the folder has no such file`);
  if (!dryRun && counts.new + counts.replaced > 0)
    await options.audit({
      action: 'employers.import',
      subject: brand,
      details: { brand, ...counts },
    });
  return counts;
};
