import { randomUUID } from 'node:crypto';
import { hashPassword } from '@broadsheet/services/auth/password/password';
import { createSession } from '@broadsheet/services/auth/session/sessions';
import { accountSecretsOf } from '@broadsheet/services/platform/call/account-secrets';
import type { Schema } from '@broadsheet/services/platform/database/schema';
import type { SeekersTable } from '@broadsheet/services/platform/database/tables/accounts';
import type { ProfilesTable } from '@broadsheet/services/platform/database/tables/profile';
import type { Insertable, Selectable } from 'kysely';
import { TEST_SITE_SECRET, type TestServices } from './create-test-services.ts';

export const TEST_PASSWORD = 'correct horse of the tests';

export interface TestSeeker {
  readonly seeker: Selectable<Schema['seekers']>;
  /** The token of one of their sessions. */
  readonly token: string;
}

let hash: Promise<string> | undefined;

const YEAR_MS = 31_536_000_000;

/** Makes a seeker a pro member for a year. */
const makePro = async (
  { database, now }: Pick<TestServices, 'database' | 'now'>,
  seekerId: number,
): Promise<void> => {
  const until = new Date(now + YEAR_MS);
  await database
    .insertInto('entitlements')
    .values({ seeker_id: seekerId, feature: 'pro', until })
    .execute();
};

/**
 * An active account with TEST_PASSWORD, a verified address and a session. @param profile the columns of its profile;
 * without it there is none
 */
export const addSeeker = async (
  { database, now }: Pick<TestServices, 'database' | 'now'>,
  { isPro = false, ...changes }: Partial<Insertable<SeekersTable>> & { isPro?: boolean } = {},
  profile?: Partial<Insertable<ProfilesTable>>,
): Promise<TestSeeker> => {
  hash ??= hashPassword(TEST_PASSWORD);
  const seeker = await database
    .insertInto('seekers')
    .values({
      brand: 'tech',
      email: `asha.${randomUUID().slice(0, 8)}@example.com`,
      email_verified_at: new Date(now),
      name: 'Asha Rao',
      password_hash: await hash,
      password_changed_at: new Date(now),
      settings: '{}',
      created_at: new Date(now),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (profile)
    await database
      .insertInto('profiles')
      .values({ ...profile, seeker_id: seeker.id, updated_at: new Date(now) })
      .execute();
  if (isPro) await makePro({ database, now }, seeker.id);
  const keys = accountSecretsOf(TEST_SITE_SECRET).token;
  const session = { seeker, isSecondStep: false, userAgent: 'A browser of the tests', now };
  return { seeker, token: await createSession(database, keys, session) };
};

/** The account's current row. */
export const findSeeker = (
  { database }: Pick<TestServices, 'database'>,
  id: number,
): Promise<Selectable<SeekersTable>> =>
  database.selectFrom('seekers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
