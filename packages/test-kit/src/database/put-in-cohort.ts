import { randomUUID } from 'node:crypto';
import type { Cohort } from '@broadsheet/contract/audience';
import type { ProfilesTable } from '@broadsheet/services/platform/database/tables/profile';
import type { Insertable } from 'kysely';
import type { TestServices } from './create-test-services.ts';

type ProfileFacts = Pick<
  Insertable<ProfilesTable>,
  'experience_status' | 'experience_months' | 'prompt_accepted_at'
>;

const YEAR = 12;

const fourYears: ProfileFacts = { experience_status: 'experienced', experience_months: 4 * YEAR };

/** The data that puts a seeker into each cohort: columns of the profile, and the months of work in a resume. */
const MAKES: Readonly<
  Record<
    Cohort,
    (now: number) => { readonly profile: ProfileFacts; readonly resumeMonths?: number }
  >
> = {
  experienceMissing: () => ({ profile: {} }),
  freshers: () => ({ profile: { experience_status: 'fresher', experience_months: 0 } }),
  profileUpdateSuccess: (now) => ({ profile: { ...fourYears, prompt_accepted_at: new Date(now) } }),
  parserMismatch: () => ({ profile: fourYears, resumeMonths: 7 * YEAR }),
  perfectMatch: () => ({ profile: fourYears, resumeMonths: 4 * YEAR }),
  none: () => ({ profile: fourYears }),
};

const addReadResume = async (
  { database, now }: Pick<TestServices, 'database' | 'now'>,
  seekerId: number,
  months: number,
): Promise<void> => {
  const at = new Date(now);
  const { id } = await database
    .insertInto('media_files')
    .values({
      id: randomUUID(),
      seeker_id: seekerId,
      media_type: 'resume',
      stored_name: randomUUID(),
      name: 'Asha Rao.pdf',
      content_type: 'application/pdf',
      bytes: 1,
      uploaded_at: at,
      confirmed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const totalMonths = { value: months, confidence: 0.9 };
  const resume = JSON.stringify({ totalMonths, positions: [], education: [], skills: [] });
  await database
    .insertInto('resume_facts')
    .values({
      seeker_id: seekerId,
      file_id: id,
      status: 'read',
      resume,
      tried_at: at,
      parsed_at: at,
    })
    .execute();
};

/** Gives a seeker without data the profile and the resume facts of a cohort. */
export const putInCohort = async (
  services: Pick<TestServices, 'database' | 'now'>,
  seekerId: number,
  cohort: Cohort,
): Promise<void> => {
  const { profile, resumeMonths } = MAKES[cohort](services.now);
  await services.database
    .insertInto('profiles')
    .values({ ...profile, seeker_id: seekerId, updated_at: new Date(services.now) })
    .execute();
  if (resumeMonths !== undefined) await addReadResume(services, seekerId, resumeMonths);
};
