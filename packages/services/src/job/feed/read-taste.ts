import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import { completedYears } from '../../platform/seekers/completed-years.ts';
import { lakhOf } from '../../platform/seekers/lakh.ts';
import { NO_PREFERENCES, type Preferences, type Taste, type TasteTag } from './taste.ts';

interface TasteRow {
  readonly skills: readonly number[] | null;
  readonly keywords: readonly number[] | null;
  readonly companies: readonly number[] | null;
  readonly preferred: readonly number[] | null;
  readonly category_id: number | null;
  readonly city_id: number | null;
  readonly experience_months: number | null;
  readonly expected_ctc_rupees: number | null;
  readonly areas: readonly number[] | null;
  readonly cities: readonly number[] | null;
  readonly min_pay_lakh: number | null;
  readonly work_from_home: boolean | null;
}

const readRow = async (
  { database }: Pick<CallContext, 'database'>,
  seekerId: number,
): Promise<TasteRow | undefined> => {
  const { rows } = await sql<TasteRow>`
    select
      (select array_agg(tag_id order by position) from seeker_skills own
       where own.seeker_id = seekers.id) as skills,
      (select array_agg(tag_id order by followed_at, tag_id) from followed_tags own
       where own.seeker_id = seekers.id) as keywords,
      (select array_agg(company_id) from followed_companies own
       where own.seeker_id = seekers.id) as companies,
      (select array_agg(city_id order by position) from preferred_cities own
       where own.seeker_id = seekers.id) as preferred,
      profiles.category_id, profiles.city_id, experience_months, expected_ctc_rupees,
      wanted.category_ids as areas, wanted.city_ids as cities, min_pay_lakh,
      wanted.work_from_home
    from seekers
    left join profiles on profiles.seeker_id = seekers.id
    left join feed_preferences wanted on wanted.seeker_id = seekers.id
    where seekers.id = ${seekerId}`.execute(database);
  return rows[0];
};

const preferencesOf = (row: TasteRow | undefined): Preferences =>
  row?.areas && row.cities
    ? {
        areas: row.areas,
        cities: row.cities,
        minPayLakh: row.min_pay_lakh,
        workFromHome: row.work_from_home ?? false,
      }
    : NO_PREFERENCES;

/** A seeker's taste, from the profile and the preferences of the feed. */
export const readTaste = async (
  context: Pick<CallContext, 'database' | 'directory'>,
  seekerId: number,
): Promise<Taste> => {
  const [row, { tags }] = await Promise.all([readRow(context, seekerId), context.directory()]);
  const named = (ids: readonly number[] | null | undefined): TasteTag[] =>
    (ids ?? []).flatMap((id) => {
      const tag = tags.get(id);
      return tag ? [{ id, label: tag.label }] : [];
    });
  return {
    skills: named(row?.skills),
    keywords: named(row?.keywords),
    companies: row?.companies ?? [],
    area: row?.category_id ?? null,
    preferredCities: row?.preferred ?? [],
    currentCity: row?.city_id ?? null,
    years: completedYears(row?.experience_months ?? null) ?? null,
    expectedLakh: lakhOf(row?.expected_ctc_rupees ?? null),
    preferences: preferencesOf(row),
  };
};
