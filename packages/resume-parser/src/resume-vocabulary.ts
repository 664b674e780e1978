interface KnownName {
  /** The site's spelling. */
  readonly name: string;
  /** Other spellings. */
  readonly synonyms: readonly string[];
}

/** The names that a brand knows. */
export interface ResumeVocabulary {
  readonly skills: readonly KnownName[];
  readonly cities: readonly KnownName[];
}
