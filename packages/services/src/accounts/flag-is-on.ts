import { type SettableFlag, SWITCHES } from '@broadsheet/contract/profile-flags';
import { type RawBuilder, sql } from 'kysely';

/** `isFlagOn` of the rows of `seekers`, within a query that has them under that name. */
export const flagIsOn = (flag: SettableFlag): RawBuilder<boolean> =>
  sql<boolean>`(coalesce((seekers.settings->>${sql.lit(flag)})::integer, ${sql.lit(SWITCHES[flag].initially)}) = 1)`;
