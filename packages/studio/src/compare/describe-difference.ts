import { NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { parseSheet } from '../banners/sheet.ts';
import { readDraft } from '../editor/model/draft.ts';
import type { BlockTypes } from '../editor/model/grammar.ts';
import { sameJson } from '../editor/model/json.ts';
import { type BannerNames, describeBanners } from './describe-banners.ts';
import { describeJson } from './describe-json.ts';
import { describeLayouts } from './describe-layouts.ts';
import { describeTexts } from './describe-texts.ts';

export interface ComparedFile {
  readonly file: string;
  /** Null if the file does not exist. */
  readonly before: string | null;
  /** Null if nothing is published any more: the file beneath serves again. */
  readonly after: string | null;
}

/** What the sentences name blocks, audiences and categories by. */
export interface DifferenceNames extends BannerNames {
  readonly types: BlockTypes;
}

const NO_NAMES: BannerNames = { audiences: NO_AUDIENCES, categories: new Map() };

const BANNERS = /^layouts\/banners\/[^/]+\.csv$/;

const describeChanged = (
  file: string,
  before: string,
  after: string,
  names: DifferenceNames | null,
): readonly string[] | null => {
  if (BANNERS.test(file)) {
    const [was, is] = [parseSheet(before), parseSheet(after)];
    return was && is && describeBanners(was, is, names ?? NO_NAMES);
  }
  if (!file.endsWith('.json')) return describeTexts(before, after);
  const [was, is] = [readDraft(file, before).draft, readDraft(file, after).draft];
  if (!was || !is) return describeJson(file, before, after, names?.audiences ?? NO_AUDIENCES);
  return names && describeLayouts(was, is, names.types, names.audiences);
};

/** True if two versions differ only in how they are written. */
const isSameContent = (file: string, before: string, after: string): boolean => {
  if (BANNERS.test(file)) {
    const tableOf = (text: string) => {
      const sheet = parseSheet(text);
      return sheet && [sheet.columns, sheet.rows.map(({ cells, source }) => cells ?? source)];
    };
    return sameJson(tableOf(before), tableOf(after));
  }
  if (file.endsWith('.json')) return sameJson(JSON.parse(before), JSON.parse(after));
  return before.trimEnd() === after.trimEnd();
};

const SMALL_DETAILS = 'Only small details differ. See Details.';

/**
 * What differs between two versions of a content file, a sentence each. Empty if only the way of writing differs; null if
 * a version cannot be read, so that only its lines can be compared.
 * @param names null where they could not be loaded: pages cannot be described then
 */
export const describeDifference = (
  { file, before, after }: ComparedFile,
  names: DifferenceNames | null,
): readonly string[] | null => {
  if (before === after) return [];
  if (before === null) return ['All of this is new.'];
  if (after === null) return ['This brings back the original content.'];
  const sentences = describeChanged(file, before, after, names);
  if (sentences?.length !== 0) return sentences;
  return isSameContent(file, before, after) ? [] : [SMALL_DETAILS];
};
