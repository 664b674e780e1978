import { addressOfImage } from '@broadsheet/contract/media';
import type { NamedImage } from './named-image.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { createLocator } from './split-csv.ts';

const ADDRESS = /\/media\/([0-9a-f]{64})\.webp/g;

/** Every Studio picture that the text of a file names, wherever. */
export const imagesOfFile = rememberLast(({ file, text }: ContentFile): readonly NamedImage[] => {
  if (text === null) return [];
  const locate = createLocator(text);
  return [...text.matchAll(ADDRESS)].map(({ index, 1: digest = '' }) => ({
    digest,
    finding: {
      file,
      ...locate(index),
      code: 'UNKNOWN_IMAGE',
      message: `there is no picture ${addressOfImage(digest)}`,
      mend: 'Upload the picture in Studio, or remove its URL.',
    },
  }));
});
