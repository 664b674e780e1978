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

/** All content at one moment, as it was written. */
export interface ContentReading extends OverlaidFiles {
  /** What lies in the directory itself. */
  readonly beneath: readonly ContentFile[];
  readonly published: readonly PublishedText[];
  /** Equal readings have equal digests. */
  readonly digest: string;
}

export interface ContentReader {
  /** Throws when a folder is closed to us. @param beneath what was read elsewhere: files equal to it are the same objects */
  readonly read: (beneath?: readonly ContentFile[]) => Promise<ContentReading>;
  /** What was read last. */
  readonly last: () => ContentReading;
}

const NOTHING: ContentReading = {
  files: [],
  shadowed: [],
  beneath: [],
  published: [],
  digest: '',
};

/** Reads a directory, with what was published laid over it. @param folders the ones to read, of both */
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

/** With the files that something published keeps from serving. */
export const withShadowed = (
  loaded: LoadedContent,
  { shadowed }: ContentReading,
): LoadedContent => ({ ...loaded, leftOut: [...loaded.leftOut, ...shadowed] });
