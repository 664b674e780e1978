import type { Finding } from '@broadsheet/contract/finding';

/** A Studio picture that content names, and the finding if it does not exist. */
export interface NamedImage {
  readonly digest: string;
  readonly finding: Finding;
}
