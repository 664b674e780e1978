import { type SettableFlag, SWITCHES } from '@broadsheet/contract/profile-flags';
import { type RawBuilder, sql } from 'kysely';

/** The SQL form of `isFlagOn`, for a query with `seekers` in scope. */
export const flagIsOn = (flag: SettableFlag): RawBuilder<boolean> =>
  sql<boolean>`(coalesce((seekers.settings->>${sql.lit(flag)})::integer, ${sql.lit(SWITCHES[flag].initially)}) = 1)`;

/** Whether a row of `seekers` wants the mails of a flag and can be reached. */
export const mayBeMailed = (flag: SettableFlag): RawBuilder<boolean> =>
  sql<boolean>`(seekers.status = 'active' and seekers.email_verified_at is not null
    and seekers.email_invalid_at is null and ${flagIsOn(flag)})`;
