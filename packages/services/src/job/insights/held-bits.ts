/** The bits cover this many skills of a job; further ones are ignored. */
const SKILLS_MAX = 60;

/** Which of a job's skills a person has: one bit for each, in the job's order. */
export const heldBits = (jobTags: readonly number[], own: readonly number[]): bigint =>
  jobTags
    .slice(0, SKILLS_MAX)
    .reduce((bits, id, index) => (own.includes(id) ? bits | (1n << BigInt(index)) : bits), 0n);
