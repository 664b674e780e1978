import type { ResumeVocabulary } from '../resume-vocabulary.ts';

/** The task of a process. */
export interface ParseOrder {
  readonly bytes: Uint8Array;
  readonly vocabulary: ResumeVocabulary;
  /** YYYY-MM: the last month of current jobs. */
  readonly asOf: string;
}
