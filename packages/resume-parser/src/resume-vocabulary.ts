interface KnownName {
  /** As the site writes it. */
  readonly name: string;
  /** What others write for it. */
  readonly synonyms: readonly string[];
}

/** What a brand knows by name. */
export interface ResumeVocabulary {
  readonly skills: readonly KnownName[];
  readonly cities: readonly KnownName[];
}
