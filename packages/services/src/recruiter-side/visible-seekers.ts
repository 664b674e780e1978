import { DEFAULT_SETTINGS } from '@broadsheet/contract/entities/profile-settings';
import { type RawBuilder, sql } from 'kysely';
import type { CallingRecruiter } from '../calls/call-handler.ts';

const isOff = (flag: 'hideResume' | 'unpublish'): RawBuilder<boolean> =>
  sql`coalesce((seekers.settings->>${sql.lit(flag)})::integer, ${sql.lit(DEFAULT_SETTINGS[flag])}) = 0`;

/**
 * Of `seekers`, whom a recruiter may see at all: the account is open, neither the resume nor the profile is hidden, and
 * the recruiter's company is not blocked. Every call of recruiters that names or lists a seeker asks for it.
 */
export const isVisibleTo = ({ companyId }: CallingRecruiter): RawBuilder<boolean> =>
  sql<boolean>`(
    seekers.status = 'active'
    and ${isOff('hideResume')}
    and ${isOff('unpublish')}
    and not exists (
      select from blocked_companies
      where blocked_companies.seeker_id = seekers.id and blocked_companies.company_id = ${companyId}
    )
  )`;
