/**
 * Phrases that identify a category or a tag, by its slug in the brand's config. A slug that the config lacks is
 * skipped.
 */
export interface KeywordTable {
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}
