import type { Finding } from '@broadsheet/contract/finding';
import {
  altFault,
  NO_PICTURES,
  PICTURES_FILE,
  type Pictures,
  PicturesFile,
} from '@broadsheet/contract/pictures';
import { positionOf } from '@broadsheet/layout-engine/json-source';
import { parseContent } from '@broadsheet/layout-engine/parse-content';
import { findingAt } from './finding-at.ts';
import { imagesOfFile } from './images-of-file.ts';
import type { NamedImage } from './named-image.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';

export interface ReadPictures {
  /** Empty where the file cannot be read. */
  readonly written: Pictures;
  readonly findings: readonly Finding[];
  /** The pictures that it describes. */
  readonly images: readonly NamedImage[];
}

const ALT_MESSAGES = {
  empty: 'the alternative text is empty',
  'file name': 'the alternative text is the name of a file',
} as const;

const EMPTY: ReadPictures = { written: NO_PICTURES, findings: [], images: [] };

/** Reads `layouts/pictures.json`. */
export const readPictures = (file: string, text: string): ReadPictures => {
  const { value, source, findings } = parseContent(file, text, PicturesFile);
  if (!value) return { ...EMPTY, findings };
  const written = value as Pictures;
  const described = Object.entries(written.pictures);
  const faults = described.flatMap(([digest, { alt }]) => {
    const fault = altFault(alt);
    if (fault === null) return [];
    return findingAt(source, ['pictures', digest, 'alt'], {
      code: 'PICTURE_ALT',
      message: ALT_MESSAGES[fault],
      mend: 'Say in a sentence what the picture shows.',
    });
  });
  const images = described.map(([digest, { name }]) => ({
    digest,
    finding: {
      file,
      ...positionOf(source, ['pictures', digest], 'key'),
      code: 'UNKNOWN_IMAGE' as const,
      message: `nobody uploaded the picture "${name}"`,
      mend: 'Upload it in Studio, or remove its description.',
    },
  }));
  return { written, findings: faults, images };
};

const readFile = rememberLast(({ file, text, fault }: ContentFile): ReadPictures => {
  if (text === null) return { ...EMPTY, findings: fault ? [fault] : [] };
  return readPictures(file, text);
});

const archivedFinding = ({ finding }: NamedImage): Finding => ({
  ...finding,
  code: 'PICTURE_ARCHIVED',
  message: 'this picture was removed from the library',
  mend: 'Choose another picture, or restore this one in the library.',
});

/**
 * Finds the pictures that content names, and validates their descriptions and that no archived one is used.
 * @param banners the pictures that banners name
 */
export const validatePictures = (
  files: readonly ContentFile[],
  banners: readonly NamedImage[],
): Omit<ReadPictures, 'written'> => {
  const others = files.filter(({ folder }) => folder !== 'layouts/banners').flatMap(imagesOfFile);
  const named = [...banners, ...others];
  const found = files.find(({ file }) => file === PICTURES_FILE);
  if (!found) return { findings: [], images: named };
  const read = readFile(found);
  const archived = new Set(read.written.archived);
  const used = named.filter(({ digest }) => archived.has(digest)).map(archivedFinding);
  return { findings: [...read.findings, ...used], images: [...named, ...read.images] };
};
