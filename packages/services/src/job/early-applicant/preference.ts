import type { CallBody } from '@broadsheet/contract/call';
import type {
  EarlyPreference,
  saveEarlyPreference,
} from '@broadsheet/contract/calls/early-applicant';
import { type Kysely, type Selectable, sql } from 'kysely';
import { skillsOf } from '../../platform/brands/describe-skills.ts';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import { findSkills } from '../../platform/brands/find-known.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { EarlyPreferencesTable } from '../../platform/database/tables/early-applicant.ts';
import { wantMails } from '../alerts/want-mails.ts';
import { labelAreas, labelCities, resolvePreferences } from '../feed/preferences.ts';

export type Preference = Pick<
  Selectable<EarlyPreferencesTable>,
  'category_ids' | 'tag_ids' | 'city_ids' | 'years' | 'min_pay_lakh'
>;

const NOTHING: Preference & { readonly mails: boolean } = {
  category_ids: [],
  tag_ids: [],
  city_ids: [],
  years: null,
  min_pay_lakh: null,
  mails: true,
};

/** A seeker's saved preference; undefined for none. */
export const readPreference = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('early_preferences')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();

/**
 * The preference with names; ids that the brand no longer has are left out. @param preference undefined: none, and
 * mails are wanted
 */
export const describePreference = (
  preference: (Preference & { readonly mails: boolean }) | undefined,
  directory: BrandDirectory,
): EarlyPreference => {
  const { category_ids, tag_ids, city_ids, years, min_pay_lakh, mails } = preference ?? NOTHING;
  return {
    areas: labelAreas(directory, category_ids),
    skills: skillsOf(
      directory,
      tag_ids.map((tag_id) => ({ tag_id })),
    ),
    cities: labelCities(directory, city_ids),
    experience: years,
    minPay: min_pay_lakh,
    mails: mails ? 1 : 0,
  };
};

/**
 * Saves a preference in place of the one before; absent settings for mails do not change them. Throws VALIDATION for
 * what the brand does not have.
 */
export const savePreference = async (
  { database, brand, directory, now }: CallContext,
  seekerId: number,
  {
    areas,
    cities,
    minPay,
    skills = [],
    experience = null,
    mails,
  }: CallBody<typeof saveEarlyPreference>,
): Promise<void> => {
  const known = await directory();
  const wanted = resolvePreferences(
    {
      ...(areas ? { areas } : {}),
      ...(cities ? { cities } : {}),
      ...(minPay === undefined ? {} : { minPay }),
    },
    known,
  );
  const row = {
    category_ids: [...wanted.areas],
    tag_ids: findSkills(brand, known, skills, 'skills').map(({ dataId }) => dataId),
    city_ids: [...wanted.cities],
    years: experience,
    min_pay_lakh: wanted.minPayLakh,
    updated_at: new Date(now),
  };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('early_preferences')
      .values({ seeker_id: seekerId, mails: mails !== 0, ...row })
      .onConflict((conflict) =>
        conflict
          .column('seeker_id')
          .doUpdateSet({ ...row, ...(mails === undefined ? {} : { mails: mails === 1 }) }),
      )
      .execute();
    if (mails === 1) await wantMails(transaction, seekerId);
  });
};

/** The preference and the mailed jobs, for the personal data export. */
export const exportEarlyApplicant = async (
  database: Kysely<Schema>,
  seekerId: number,
  directory: BrandDirectory,
) => {
  const [preference, { rows: notifiedRows }] = await Promise.all([
    readPreference(database, seekerId),
    sql<{ jobId: number; toldAt: string }>`
      select job_id as "jobId", to_char(told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "toldAt"
      from early_told_jobs where seeker_id = ${seekerId} order by told_at, job_id
    `.execute(database),
  ]);
  return {
    preference: preference ? describePreference(preference, directory) : null,
    mailedJobs: notifiedRows,
  };
};
