import type { ParseFailure } from '@broadsheet/contract/entities/parsed-resume';

/** A file that cannot be parsed, and why. */
export class ResumeRefusal extends Error {
  readonly failure: ParseFailure;

  constructor(failure: ParseFailure) {
    super(`no resume: ${failure}`);
    this.failure = failure;
  }
}
