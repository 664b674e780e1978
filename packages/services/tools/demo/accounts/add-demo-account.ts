import type { Transaction } from 'kysely';
import type { Seeker } from '../../../src/auth/account/find-seeker.ts';
import { hashPassword } from '../../../src/auth/password/password.ts';
import type { ReadDirectory } from '../../../src/platform/brands/directory.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { registrationStepOf } from '../../../src/user/profile/registration.ts';
import { saveStep } from '../../../src/user/profile/steps/save-step.ts';
import { writeProfile } from '../../../src/user/profile/write-profile.ts';
import { DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';
import { demoSteps } from './demo-profiles.ts';

export interface DemoLoading {
  readonly transaction: Transaction<Schema>;
  readonly readDirectory: ReadDirectory;
  /** Epoch milliseconds. */
  readonly now: number;
}

const insertSeeker = async (
  { transaction, now }: DemoLoading,
  account: DemoAccount,
): Promise<Seeker | undefined> =>
  transaction
    .insertInto('seekers')
    .values({
      brand: account.brand,
      email: account.email,
      email_verified_at: new Date(now),
      name: account.name,
      password_hash: await hashPassword(DEMO_PASSWORD),
      password_changed_at: new Date(now),
      settings: '{}',
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Creates an account that does not exist yet, and fills its profile through the calls of its seeker. */
export const addDemoAccount = async (loading: DemoLoading, account: DemoAccount): Promise<void> => {
  const { transaction, readDirectory, now } = loading;
  const { brand, person } = account;
  const seeker = await insertSeeker(loading, account);
  if (!seeker || !person) return;
  const context = { transaction, seeker, directory: await readDirectory(brand), now };
  for (const change of demoSteps(person, brand, now)) {
    const { columns } = await saveStep(context, change);
    const step = registrationStepOf(change);
    await writeProfile(transaction, { seekerId: seeker.id, columns, step, now });
  }
};
