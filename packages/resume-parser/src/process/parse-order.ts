import type { ResumeVocabulary } from '../resume-vocabulary.ts';

/** What a process is to parse. */
export interface ParseOrder {
  readonly bytes: Uint8Array;
  readonly vocabulary: ResumeVocabulary;
  /** YYYY-MM: the month up to which work that goes on has lasted. */
  readonly asOf: string;
}
