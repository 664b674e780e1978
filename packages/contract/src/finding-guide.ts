/** What an author reads about one code in docs/findings.md. */
export interface FindingGuide {
  readonly means: string;
  readonly mend: string;
}
