import type { ContentStore } from '@broadsheet/content-store/content-store';
import { digestOfText } from '@broadsheet/content-store/digest-of-text';
import {
  findingsOf,
  newFindings,
  type PreviewedContent,
  type PreviewTexts,
} from '@broadsheet/content-store/preview-texts';
import { listWarnings } from '@broadsheet/content-store/warnings/list-warnings';
import { warnOfMovedAudiences } from '@broadsheet/content-store/warnings/warn-of-moved-audiences';
import { AppError, MAX_DETAILS } from '@broadsheet/contract/errors';
import type { Finding } from '@broadsheet/contract/finding';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import type { FollowedTexts } from '@broadsheet/publishing/follow-live-texts';
import type { FileBeneath } from '@broadsheet/publishing/make-live';
import {
  type PublishingDatabase,
  type PublishingQueries,
  withDatabase,
} from '@broadsheet/publishing/publishing-database';
import type { ImageStore } from '../media/image-store.ts';
import type { VideoStore } from '../media/video/video-store.ts';

export interface CheckDeps {
  readonly database: PublishingDatabase;
  readonly followed: Pick<FollowedTexts, 'current' | 'refresh'>;
  readonly content: Pick<ContentStore, 'preview' | 'reading'>;
  readonly images: Pick<ImageStore, 'missing'>;
  readonly videos: Pick<VideoStore, 'resolve'>;
  readonly proofNameOf?: (key: string) => string;
}

export interface CheckedTexts {
  /** Faults that the change brings; without any it can be published. */
  readonly findings: readonly Finding[];
  /** Faults that the live content has without it. */
  readonly known: readonly Finding[];
  /** All content without the change, and with it. */
  readonly serves: PreviewedContent;
  readonly preview: PreviewedContent;
  /** The generation of published content that this was found in. */
  readonly generation: number;
  /** Digests of the uploaded videos and captions that all of this content names. */
  readonly uploadedVideos: readonly string[];
}

export interface CheckedChange extends CheckedTexts {
  readonly version: number;
}

interface LoadedTexts {
  readonly documents: readonly { readonly file: string; readonly text: string | null }[];
}

const textsOf = (documents: LoadedTexts['documents']): PreviewTexts =>
  new Map(documents.map(({ file, text }) => [file, text]));

const detailOf = ({ file, line, column, message, mend }: Finding) => ({
  path: `${file}:${line}:${column}`,
  message: `${message}. ${mend}`,
});

/** CONTENT_FAULTS. */
export const refuseFaults = (findings: readonly Finding[]): void => {
  if (findings.length === 0) return;
  const details = findings.slice(0, MAX_DETAILS).map(detailOf);
  throw new AppError('CONTENT_FAULTS', { details });
};

/** The bundled file that a published text overrides; null where there is none. */
export const fileBeneath =
  (content: CheckDeps['content']) =>
  (file: string): FileBeneath | null => {
    const text = content.reading().beneath.find((each) => each.file === file)?.text ?? null;
    return text === null ? null : { text, digest: digestOfText(text) };
  };

/** Loads what is published now. Throws STUDIO_UNAVAILABLE. */
export const refreshPublished = (followed: CheckDeps['followed']): Promise<void> =>
  followed.refresh().catch((error: unknown) => {
    throw new AppError('STUDIO_UNAVAILABLE', { cause: error });
  });

/**
 * Validates all content without and with loaded texts, and finds the faults that they bring. Returns what was loaded,
 * too. Throws the errors of `load`.
 */
export const checkTexts = async <Loaded extends LoadedTexts>(
  { database, followed, content, images, videos }: CheckDeps,
  load: (queries: PublishingQueries) => Promise<Loaded>,
  signal: AbortSignal,
): Promise<CheckedTexts & Loaded> => {
  await refreshPublished(followed);
  const { generation } = followed.current();
  const given = await withDatabase(database, load);
  const serves = await content.preview(new Map(), signal);
  const preview = await content.preview(textsOf(given.documents), signal);
  const all = [serves.loaded, preview.loaded];
  const videoNames = all.flatMap((each) => each.videos.map(({ name }) => name));
  const { missing: missingVideos, uploaded: uploadedVideos } = await videos.resolve(videoNames);
  const missing = {
    images: await images.missing(all.flatMap((each) => each.images.map(({ digest }) => digest))),
    videos: missingVideos,
  };
  const known = findingsOf(serves, missing);
  const findings = newFindings(known, findingsOf(preview, missing));
  return { ...given, findings, known, serves, preview, generation, uploadedVideos };
};

/** The same for a change. NOT_FOUND. */
export const checkChange = (
  deps: CheckDeps,
  change: string,
  signal: AbortSignal,
): Promise<CheckedChange> =>
  checkTexts(
    deps,
    async (queries) => ({
      version: (await findChange(queries, change)).version,
      documents: await documentsOf(queries, change),
    }),
    signal,
  );

/** What the change brings that is probably not meant. @param now epoch ms */
export const warningsOfChange = (
  { serves, preview }: Pick<CheckedTexts, 'serves' | 'preview'>,
  now: number,
): readonly Finding[] => [
  ...newFindings(listWarnings(serves, now), listWarnings(preview, now)),
  ...warnOfMovedAudiences(serves.loaded.experiments, preview, now),
];

/** The proofs that the change brings: names of its layouts without a fault. */
export const listNewProofs = (
  { serves, preview }: CheckedTexts,
  proofNameOf: CheckDeps['proofNameOf'],
): string[] =>
  proofNameOf
    ? [...preview.loaded.layoutMemo]
        .filter(([key, { page }]) => page && !serves.loaded.layoutMemo.has(key))
        .map(([key]) => proofNameOf(key))
    : [];
