import type { Finding } from '@broadsheet/contract/finding';
import { checkTextOfLayout } from '@broadsheet/layout-engine/prove-layout';
import { compareWithServing, type Serving } from './compare-with-serving.ts';
import type { ContentReading } from './content-reader.ts';
import { createSnapshot } from './create-snapshot.ts';
import type { Prove } from './known-proofs.ts';
import type { LayoutMemo, LoadedContent } from './load-content.ts';
import { createOverlay } from './overlay-files.ts';
import type { ContentFile } from './read-content-files.ts';
import type { Snapshot } from './snapshot.ts';
import { missingImages, withLastBanners } from './validate-banners.ts';
import { type ContentValidation, validateContent } from './validate-content.ts';
import { missingVideos } from './videos-of-file.ts';

/** Texts by file, which override the serving ones; null removes the published text of a file. */
export type PreviewTexts = ReadonlyMap<string, string | null>;

export interface PreviewedContent {
  /** All content with the texts in it. */
  readonly files: readonly ContentFile[];
  readonly loaded: LoadedContent;
}

const withTexts = (
  { beneath, published }: ContentReading,
  texts: PreviewTexts,
): readonly ContentFile[] => {
  const untouched = published.filter(({ file }) => !texts.has(file));
  const added = [...texts].flatMap(([file, text]) =>
    text === null ? [] : [{ file, text, revision: 0, over: null }],
  );
  return createOverlay()(beneath, [...untouched, ...added]).files;
};

/** Validates content with other texts, including proofs. Rejects once the signal aborts. */
export const previewTexts = async (
  reading: ContentReading,
  texts: PreviewTexts,
  validation: ContentValidation,
  known: LayoutMemo,
  serving: Serving,
  signal: AbortSignal,
): Promise<PreviewedContent> => {
  const files = withTexts(reading, texts);
  const loaded = await validateContent(files, validation, known, signal);
  return { files, loaded: compareWithServing(loaded, files, serving) };
};

/** The content for previews only: plans are not proved, and files with faults stay as they are served. */
export const draftSnapshot = async (
  reading: ContentReading,
  texts: PreviewTexts,
  validation: ContentValidation,
  known: LayoutMemo,
  serving: Snapshot,
): Promise<Snapshot> => {
  const { definitions } = validation;
  const prove: Prove = async (tasks) => tasks.map((task) => checkTextOfLayout(task, definitions));
  const files = withTexts(reading, texts);
  const endless = new AbortController().signal;
  // What a full check has found does not matter: a page that cannot be published is shown all the same.
  const usable = new Map([...known].filter(([, { page }]) => page !== null));
  const loaded = await validateContent(files, { ...validation, prove }, usable, endless);
  return createSnapshot({
    brands: loaded.brands ?? serving.brands,
    pages: new Map([...serving.pages, ...loaded.pages]),
    addresses: loaded.addresses,
    texts: new Map([...serving.texts, ...loaded.texts]),
    messages: loaded.messages,
    builtInMessages: loaded.builtInMessages,
    metrics: loaded.metrics,
    banners: withLastBanners(loaded.banners, serving.banners),
    experiments: loaded.written ? loaded.experiments : serving.experiments,
  });
};

/** What content names and nobody has. */
export interface MissingFiles {
  /** Digests of pictures. */
  readonly images: readonly string[];
  /** Names of videos and captions. */
  readonly videos: readonly string[];
}

/** All findings about content. */
export const findingsOf = (
  { loaded }: PreviewedContent,
  missing: MissingFiles,
): readonly Finding[] => [
  ...loaded.findings,
  ...loaded.leftOut,
  ...missingImages(loaded.images, missing.images),
  ...missingVideos(loaded.videos, missing.videos),
];

const findingKey = ({ file, code, message }: Finding): string =>
  JSON.stringify([file, code, message]);

/** The findings that were not there before, counted by occurrence: their lines may move. */
export const newFindings = (
  before: readonly Finding[],
  after: readonly Finding[],
): readonly Finding[] => {
  const known = new Map<string, number>();
  for (const finding of before)
    known.set(findingKey(finding), (known.get(findingKey(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const left = known.get(findingKey(finding)) ?? 0;
    known.set(findingKey(finding), left - 1);
    return left <= 0;
  });
};
