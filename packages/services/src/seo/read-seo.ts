import { SeoFile } from '@broadsheet/contract/seo';
import {
  createSavedReader,
  type FaultLog,
  type FindPublished,
  nothingPublished,
  type SavedReader,
} from '../platform/saved-files/create-saved-reader.ts';

/** The SEO data of a page, for each brand; null when marketing wrote none. */
export type SeoReader = SavedReader<SeoFile>;

export interface SeoSource {
  readonly readSeo: SeoReader;
}

/** Reads marketing's SEO data from `<page>.json` of a folder. */
export const createSeoReader = (
  dir: string,
  log: FaultLog,
  findPublished: FindPublished = nothingPublished,
): SeoReader =>
  createSavedReader({ dir, name: 'layouts/seo', findPublished }, SeoFile, 'SEO file', log);
