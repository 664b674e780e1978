import type { JsonPath } from './json-source.ts';

/** What is wrong with a `when`; the path begins at the `when` itself. */
export interface WhenFault {
  readonly path: JsonPath;
  readonly message: string;
  readonly mend: string;
}
