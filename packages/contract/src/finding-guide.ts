/** What an author reads about one code in docs/findings.md. */
export interface FindingGuide {
  readonly means: string;
  readonly mend: string;
  /** It blocks nothing: the content is valid, and costs more than it has to or is probably not meant. */
  readonly isWarning?: true;
}
