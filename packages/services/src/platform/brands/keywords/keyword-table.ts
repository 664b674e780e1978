/** Phrases that point at a category or a tag, by its slug in the brand's config; a slug it lacks is passed over. */
export interface KeywordTable {
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}
