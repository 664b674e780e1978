import type { Candidate } from '@broadsheet/contract/entities/recruiter-side';
import { sql } from 'kysely';
import type { BrandDirectory } from '../platform/brands/directory.ts';

/** Of `seekers`: the current position, or else the last one. */
export const headline = sql<string | null>`(
  select positions.title || ' at ' || positions.company from positions
  where positions.seeker_id = seekers.id
  order by until_month desc nulls first, from_month desc, id desc limit 1
)`;

/** Of `seekers`: their skills, the first one first. */
export const skillIds = sql<number[]>`array(
  select tag_id from seeker_skills where seeker_skills.seeker_id = seekers.id order by position
)`;

interface ListedRow {
  readonly public_id: string;
  readonly name: string;
  readonly starred: boolean;
  readonly headline: string | null;
  readonly experience_months: number | null;
  readonly city_id: number | null;
  readonly tag_ids: readonly number[];
}

/** A seeker as every list of recruiters shows them. */
export const describeListed = (row: ListedRow, { cities, tags }: BrandDirectory): Candidate => ({
  applicantId: row.public_id,
  name: row.name,
  starred: row.starred,
  headline: row.headline,
  experienceMonths: row.experience_months,
  city: cities.get(row.city_id ?? 0)?.label ?? null,
  skills: row.tag_ids.flatMap((id) => tags.get(id)?.label ?? []),
});
