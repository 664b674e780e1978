import type { Finding } from '@broadsheet/contract/finding';
import { digestOfText } from './digest-of-text.ts';
import { CONTENT_FOLDERS, type ContentFile, nameOfFile } from './read-content-files.ts';
import { withOperatorFields } from './with-operator-fields.ts';

/** A published text, which overrides a file. */
export interface PublishedText {
  readonly file: string;
  readonly text: string;
  readonly revision: number;
  /** The digest of the file at the time of publishing; null where there was none. */
  readonly over: string | null;
}

/** A change that a share of people are served. */
export interface PublishedRollout {
  readonly number: number;
  /** Another with each share. */
  readonly step: number;
  readonly share: number;
  /** The same for as long as the rollout runs; null serves the file. */
  readonly texts: readonly { readonly file: string; readonly text: string | null }[];
}

/** The source of published texts, and its change events. */
export interface PublishedTexts {
  readonly current: () => readonly PublishedText[];
  readonly rollout: () => PublishedRollout | null;
  readonly onChange: (listener: () => void) => () => void;
}

export const NOTHING_PUBLISHED: PublishedTexts = {
  current: () => [],
  rollout: () => null,
  onChange: () => () => undefined,
};

export interface OverlaidFiles {
  /** Sorted as those of a directory. */
  readonly files: readonly ContentFile[];
  /** A finding for each file that has changed after a text was published over it. */
  readonly shadowed: readonly Finding[];
}

/**
 * A published text as it is served over a file.
 * @param beneath the text of the file; null where there is none
 */
export const servedText = (
  { file, text }: Pick<PublishedText, 'file' | 'text'>,
  beneath: string | null,
): string => (file.startsWith('brand-configs/') ? withOperatorFields(text, beneath) : text);

const fileOf = (
  { file, text }: PublishedText,
  beneath: ContentFile | undefined,
): ContentFile | null => {
  const folder = CONTENT_FOLDERS.find((each) => each === file.slice(0, file.lastIndexOf('/')));
  if (!folder) return null;
  const served = servedText({ file, text }, beneath?.text ?? null);
  return { folder, file, name: nameOfFile(file), text: served };
};

const isShadowed = ({ text, over }: PublishedText, beneath: ContentFile | undefined): boolean => {
  const written = beneath?.text ?? null;
  return written !== null && written !== text && digestOfText(written) !== over;
};

const shadowOf = ({ file, revision }: PublishedText): Finding => ({
  file,
  line: 1,
  column: 1,
  code: 'FILE_SHADOWED',
  message: `the file has changed since revision ${revision} was published over it, and does not serve`,
  mend: 'Run `npx broadsheet publish --from-files` to serve the file, or publish it in Studio.',
});

const pathOf = ({ folder, file }: ContentFile): string =>
  `${CONTENT_FOLDERS.indexOf(folder)}${file}`;

/**
 * Overlays published texts on the files of a directory. Unchanged files are the same objects, so that nothing is
 * validated again.
 */
export const createOverlay = (): ((
  files: readonly ContentFile[],
  published: readonly PublishedText[],
) => OverlaidFiles) => {
  let last = new Map<string, ContentFile>();
  return (files, published) => {
    const beneath = new Map(files.map((each) => [each.file, each]));
    const laid = new Map<string, ContentFile>();
    for (const each of published) {
      const known = last.get(each.file);
      const made = fileOf(each, beneath.get(each.file));
      if (made) laid.set(each.file, known?.text === made.text ? known : made);
    }
    last = laid;
    if (laid.size === 0) return { files, shadowed: [] };
    const untouched = files.filter(({ file }) => !laid.has(file));
    const all = [...untouched, ...laid.values()];
    return {
      files: all.sort((left, right) => (pathOf(left) < pathOf(right) ? -1 : 1)),
      shadowed: published
        .filter((each) => laid.has(each.file) && isShadowed(each, beneath.get(each.file)))
        .map(shadowOf),
    };
  };
};
