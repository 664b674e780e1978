import { cohortOf, statedExperienceMonths } from '@broadsheet/contract/cohort';
import type { Session } from '@broadsheet/contract/entities/session';
import { ANY_BAND, resolveExperienceBand } from '@broadsheet/contract/experience';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';
import { completedYears } from '../../platform/seekers/completed-years.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { readReader } from './read-reader.ts';

/** While the second step is pending, the session reveals nothing: only the password was checked so far. */
export const SECOND_STEP_SESSION: Session = {
  isLoggedIn: false,
  statusType: 'second-step',
  userId: -1,
  obfuscatedUserId: '',
  isPro: false,
  authInfo: {
    name: '',
    email: '',
    verifiedEmail: false,
    verifiedNumber: false,
    twoFactorAuth: true,
  },
  reader: {
    cohort: 'none',
    experienceBand: ANY_BAND,
    city: null,
    category: null,
    ownLists: false,
  },
};

const hasOwnLists = async (database: Kysely<Schema>, seekerId: number): Promise<boolean> => {
  const { found } = await database
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('blocked_companies').where('seeker_id', '=', seekerId)),
        exists(selectFrom('hidden_jobs').where('seeker_id', '=', seekerId)),
        exists(selectFrom('saved_jobs').where('seeker_id', '=', seekerId)),
        exists(selectFrom('unfollowed_recruiters').where('seeker_id', '=', seekerId)),
      ])
        .$castTo<boolean>()
        .as('found'),
    )
    .executeTakeFirstOrThrow();
  return found;
};

/** The current session, with the data that selects pages. @param now epoch ms */
export const describeSession = async (
  database: Kysely<Schema>,
  seeker: Seeker,
  now: number,
): Promise<Session> => {
  const { facts, city, category } = await readReader(database, seeker.id);
  return {
    isLoggedIn: true,
    statusType: 'active',
    userId: seeker.id,
    obfuscatedUserId: seeker.public_id,
    isPro: await isProAt(database, seeker.id, now),
    authInfo: {
      name: seeker.name,
      email: seeker.email,
      verifiedEmail: seeker.email_verified_at !== null,
      verifiedNumber: seeker.phone_verified_at !== null,
      twoFactorAuth: seeker.second_factor !== null,
    },
    reader: {
      cohort: cohortOf(facts, now),
      experienceBand: resolveExperienceBand(completedYears(statedExperienceMonths(facts))),
      city,
      category,
      ownLists: await hasOwnLists(database, seeker.id),
    },
  };
};
