import { createHash } from 'node:crypto';
import { FIT_RULES } from './rank.ts';
import type { JobToRank } from './read-applicants.ts';

/**
 * A number for all that fits are made by and applicants do not tell: what the job asks for, how that is weighed, and
 * which schools are counted. A fit of another basis is of another day.
 */
export const fitBasis = (job: JobToRank, schools: readonly string[]): number =>
  createHash('sha256')
    .update(JSON.stringify([FIT_RULES, job, schools]))
    .digest()
    .readInt32BE(0);
