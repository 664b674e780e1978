import { type RawBuilder, sql } from 'kysely';
import type { CallingRecruiter } from '../platform/call/call-context.ts';
import { flagIsOn } from '../platform/seekers/flag-is-on.ts';

/**
 * Whether a row of `seekers` is visible to a recruiter: the account is active, neither the resume nor the profile is
 * hidden, and the recruiter's company is not blocked. Every call of recruiters that names or lists a seeker needs it.
 */
export const isVisibleTo = ({ companyId }: CallingRecruiter): RawBuilder<boolean> =>
  sql<boolean>`(
    seekers.status = 'active'
    and not ${flagIsOn('hideResume')}
    and not ${flagIsOn('unpublish')}
    and not exists (
      select from blocked_companies
      where blocked_companies.seeker_id = seekers.id and blocked_companies.company_id = ${companyId}
    )
  )`;
