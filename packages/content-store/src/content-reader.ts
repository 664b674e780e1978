import type { LoadedContent } from './load-content.ts';
import {
  createOverlay,
  type OverlaidFiles,
  type PublishedText,
  type PublishedTexts,
} from './overlay-files.ts';
import {
  CONTENT_FOLDERS,
  type ContentFile,
  type ContentFolder,
  digestOfContent,
  readContentFiles,
} from './read-content-files.ts';

/** All content at one time, as written. */
export interface ContentReading extends OverlaidFiles {
  /** The files of the directory itself. */
  readonly beneath: readonly ContentFile[];
  readonly published: readonly PublishedText[];
  /** Equal readings have equal digests. */
  readonly digest: string;
}

export interface ContentReader {
  /** Throws when a folder is not readable. @param beneath an earlier reading: unchanged files are the same objects */
  readonly read: (beneath?: readonly ContentFile[]) => Promise<ContentReading>;
  /** The last reading. */
  readonly last: () => ContentReading;
}

const NOTHING: ContentReading = {
  files: [],
  shadowed: [],
  beneath: [],
  published: [],
  digest: '',
};

/** Reads a directory and overlays the published texts. @param folders to read, of both */
export const createContentReader = (
  dir: string,
  published: PublishedTexts,
  folders: readonly ContentFolder[] = CONTENT_FOLDERS,
): ContentReader => {
  const overlay = createOverlay();
  const isRead = ({ file }: PublishedText): boolean =>
    folders.some((folder) => folder === file.slice(0, file.lastIndexOf('/')));
  let last = NOTHING;
  return {
    read: async (known = last.beneath) => {
      const beneath = await readContentFiles(dir, known, folders);
      const texts = published.current();
      const laid = overlay(beneath, texts.filter(isRead));
      const shadows = laid.shadowed.map(({ file }) => file).join();
      last = { ...laid, beneath, published: texts, digest: digestOfContent(laid.files) + shadows };
      return last;
    },
    last: () => last,
  };
};

/** Adds findings for the files that a published text hides. */
export const withShadowed = (
  loaded: LoadedContent,
  { shadowed }: ContentReading,
): LoadedContent => ({ ...loaded, leftOut: [...loaded.leftOut, ...shadowed] });
