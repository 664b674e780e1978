import type { ParseFailure } from '@broadsheet/contract/entities/parsed-resume';

/** Nothing can be read of a file, and why. */
export class ResumeRefusal extends Error {
  readonly failure: ParseFailure;

  constructor(failure: ParseFailure) {
    super(`no resume: ${failure}`);
    this.failure = failure;
  }
}
