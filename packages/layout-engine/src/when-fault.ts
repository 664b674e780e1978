import type { JsonPath } from './json-source.ts';

/** A fault of a `when`; the path starts at the `when` itself. */
export interface WhenFault {
  readonly path: JsonPath;
  readonly message: string;
  readonly mend: string;
}
