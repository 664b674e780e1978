import type { ApplicantProfile } from '@broadsheet/contract/entities/recruiter-side';
import { isFlagOn } from '@broadsheet/contract/profile-flags';
import { missingApplication } from '../job/applications/find-withdrawn.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import { positionOf } from '../user/profile/describe/describe-work.ts';
import { readProfileRows } from '../user/profile/describe/read-profile-rows.ts';
import type { ApplicantMatch } from './applicants.ts';

const HIDDEN = '';

/** The content of an application from a seeker who is visible to the recruiter. */
export const readApplicantProfile = async (
  { database, directory, now }: Pick<CallContext, 'database' | 'directory' | 'now'>,
  { seekerId, jobId }: ApplicantMatch,
): Promise<ApplicantProfile> => {
  const seeker = await database
    .selectFrom('seekers')
    .innerJoin('applications', 'applications.seeker_id', 'seekers.id')
    .select(['public_id', 'name', 'email', 'phone', 'phone_verified_at', 'settings'])
    .select(['applied_at', 'cover_letter', 'answers'])
    .where('id', '=', seekerId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  // It may have been withdrawn since it was found.
  if (!seeker) throw await missingApplication(database, seekerId, jobId);
  const { profile, skills, positions, educations } = await readProfileRows(database, seekerId, now);
  const { cities, tags } = await directory();
  const work = positions.map(positionOf);
  const hidesStories = isFlagOn(seeker.settings, 'hideStories');
  return {
    applicantId: seeker.public_id,
    name: seeker.name,
    email: seeker.email,
    phone: seeker.phone_verified_at ? seeker.phone : null,
    city: cities.get(profile?.city_id ?? 0)?.label ?? null,
    experienceMonths: profile?.experience_months ?? null,
    noticePeriod: profile?.notice_days ?? null,
    skills: skills.flatMap(({ tag_id }) => {
      const tag = tags.get(tag_id);
      return tag ? [{ dataId: tag.dataId, label: tag.label, tag: tag.tag }] : [];
    }),
    work: hidesStories ? work.map((position) => ({ ...position, description: HIDDEN })) : work,
    education: educations.map(({ id, degree, course_type, institute, year }) => ({
      id,
      degree,
      courseType: course_type,
      institute,
      year,
    })),
    coverLetter: seeker.cover_letter,
    answers: seeker.answers,
    appliedAt: seeker.applied_at.toISOString(),
  };
};
