/** Queries of one intent, as people in India type them. */
export interface SeekerQueries {
  /** A job with such a title answers them: it is the same work, or work next to it. */
  readonly titles: RegExp;
  readonly queries: readonly string[];
}

/** Queries that are misspelt on purpose; no other may be corrected. */
export const MISSPELT: ReadonlySet<string> = new Set([
  'java fresher jobs banglore',
  'jave developer',
  'java springboot devloper 5 yoe',
  'pythn developr',
  'web devloper fresher',
  'ract developer',
  'andriod developer fresher',
  'machine learning engg',
  'deep lerning engineer',
  'data sciencist',
  'data anlyst',
  'data enginer',
  'devops enginer',
  'cybersecurty fresher',
  'selenuim tester',
  'full stack devloper',
  'sofware enginer',
  'acountant job',
  'financial anlyst',
  'human resorce',
  'saels executive',
  'telecalar',
]);
