import type { TitleOf } from './block-titles.ts';
import type { ImpactGroup } from './format-who.ts';

export interface DescribedGroup {
  readonly who: string;
  /** The share of views, if it was recorded. */
  readonly share: string | null;
  /** The changes of the page for this group, a sentence each. */
  readonly lines: readonly string[];
  /** The data for pictures and the names of its blocks; null if there is nothing to compare. */
  readonly shown: {
    /** The page's kind. */
    readonly page: string;
    readonly group: ImpactGroup;
    readonly titleOf: TitleOf;
  } | null;
}

export interface ImpactSection {
  readonly title: string;
  /** Largest first. */
  readonly groups: readonly DescribedGroup[];
}
