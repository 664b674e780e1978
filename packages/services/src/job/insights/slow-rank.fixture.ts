import { type Applicant, type ApplicationRank, type RankedJob, scoreOf } from './rank.ts';

const isEarlier = (one: Applicant, other: Applicant): boolean => {
  const at = one.appliedAt ?? Number.POSITIVE_INFINITY;
  const otherAt = other.appliedAt ?? Number.POSITIVE_INFINITY;
  return at < otherAt || (at === otherAt && one.seekerId < other.seekerId);
};

/** The rank of an applicant by comparison with each other one: the reference for faster ways. @param now epoch ms */
export const rankOf = (
  job: RankedJob,
  applicants: readonly Applicant[],
  seekerId: number,
  now: number,
): ApplicationRank | undefined => {
  const own = applicants.find((applicant) => applicant.seekerId === seekerId);
  if (!own) return undefined;
  const score = scoreOf(job, own, now);
  const before = applicants.filter((applicant) => {
    const other = scoreOf(job, applicant, now);
    return other > score || (other === score && isEarlier(applicant, own));
  });
  const others = applicants.length - 1;
  const percentile = others === 0 ? 100 : Math.floor((100 * (others - before.length)) / others);
  const lacking = job.tagIds.filter((id) => !own.tagIds.includes(id));
  const owners = new Map(
    lacking.map((id) => [id, before.filter(({ tagIds }) => tagIds.includes(id)).length]),
  );
  return { rank: before.length + 1, outOf: applicants.length, percentile, own, owners };
};
