import type { ContentReading } from '@broadsheet/content-store/content-reader';
import { digestOfText } from '@broadsheet/content-store/digest-of-text';
import { NO_PICTURES, PICTURES_FILE, type Pictures } from '@broadsheet/contract/pictures';
import type { DocumentRow } from '@broadsheet/publishing/describe-change';
import { findReplacedText } from '@broadsheet/publishing/history';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import { textInChange } from '../uses/text-in-change.ts';
import { requireDescriptions } from './edit-pictures.ts';
import { readDescriptions } from './list-pictures.ts';
import { mergePictures } from './merge-pictures.ts';

interface CurrentDescriptions {
  readonly pictures: Pictures;
  /** Digest of the live text that they include. */
  readonly live: string | null;
}

/** The descriptions of a change, with those that others published since it began. Throws VALIDATION. */
export const currentDescriptions = async (
  sources: Pick<ContentReading, 'files' | 'beneath'>,
  documents: readonly DocumentRow[],
  queries: PublishingQueries,
): Promise<CurrentDescriptions> => {
  const draft = requireDescriptions(textInChange(sources, documents, PICTURES_FILE));
  const liveText = textInChange(sources, [], PICTURES_FILE);
  const live = liveText === null ? null : digestOfText(liveText);
  const document = documents.find(({ file }) => file === PICTURES_FILE);
  if (!document || document.base === live) return { pictures: draft, live };
  const { base: digest } = document;
  const baseText = digest && (await findReplacedText(queries, PICTURES_FILE, digest));
  // A release that replaced the file left no copy of it: then the change has edited all that differs.
  const base = readDescriptions(baseText) ?? NO_PICTURES;
  return { pictures: mergePictures({ base, draft }, requireDescriptions(liveText)), live };
};
