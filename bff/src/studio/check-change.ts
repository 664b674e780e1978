import type { ContentStore } from '@broadsheet/content-store/content-store';
import { digestOfText } from '@broadsheet/content-store/digest-of-text';
import {
  findingsOf,
  newFindings,
  type PreviewedContent,
  type PreviewTexts,
} from '@broadsheet/content-store/preview-texts';
import { listWarnings } from '@broadsheet/content-store/warnings/list-warnings';
import { AppError } from '@broadsheet/contract/errors';
import type { Finding } from '@broadsheet/contract/finding';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import type { FollowedTexts } from '@broadsheet/publishing/follow-live-texts';
import type { FileBeneath } from '@broadsheet/publishing/make-live';
import { type PublishingDatabase, withDatabase } from '@broadsheet/publishing/publishing-database';
import type { ImageStore } from '../media/image-store.ts';

const MAX_DETAILS = 20;

export interface CheckDeps {
  readonly database: PublishingDatabase;
  readonly followed: Pick<FollowedTexts, 'current' | 'refresh'>;
  readonly content: Pick<ContentStore, 'preview' | 'reading'>;
  readonly images: Pick<ImageStore, 'missing'>;
  readonly proofNameOf?: (key: string) => string;
}

export interface CheckedChange {
  readonly version: number;
  /** Faults that the change brings; without any it can be published. */
  readonly findings: readonly Finding[];
  /** Faults that the live content has without it. */
  readonly known: readonly Finding[];
  /** All content without the change, and with it. */
  readonly serves: PreviewedContent;
  readonly preview: PreviewedContent;
  /** The generation of published content that this was found in. */
  readonly generation: number;
}

const textsOf = (documents: readonly { file: string; text: string | null }[]): PreviewTexts =>
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

/** Validates all content without and with a change, and finds the faults that the change brings. NOT_FOUND. */
export const checkChange = async (
  { database, followed, content, images }: CheckDeps,
  change: string,
  signal: AbortSignal,
): Promise<CheckedChange> => {
  await refreshPublished(followed);
  const { generation } = followed.current();
  const [{ version }, documents] = await withDatabase(database, async (queries) => [
    await findChange(queries, change),
    await documentsOf(queries, change),
  ]);
  const serves = await content.preview(new Map(), signal);
  const preview = await content.preview(textsOf(documents), signal);
  const named = [serves, preview].flatMap(({ loaded }) => loaded.images);
  const missing = await images.missing(named.map(({ digest }) => digest));
  const known = findingsOf(serves, missing);
  const findings = newFindings(known, findingsOf(preview, missing));
  return { version, findings, known, serves, preview, generation };
};

/** What the change brings that is probably not meant. @param now epoch ms */
export const warningsOfChange = (
  { serves, preview }: Pick<CheckedChange, 'serves' | 'preview'>,
  now: number,
): readonly Finding[] => newFindings(listWarnings(serves, now), listWarnings(preview, now));

/** The proofs that the change brings: names of its layouts without a fault. */
export const listNewProofs = (
  { serves, preview }: CheckedChange,
  proofNameOf: CheckDeps['proofNameOf'],
): string[] =>
  proofNameOf
    ? [...preview.loaded.layoutMemo]
        .filter(([key, { page }]) => page && !serves.loaded.layoutMemo.has(key))
        .map(([key]) => proofNameOf(key))
    : [];
