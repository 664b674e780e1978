import { type Kysely, sql, type Transaction } from 'kysely';
import type { Seeker } from '../accounts/find-seeker.ts';
import { hashPassword } from '../accounts/password.ts';
import { createDirectory, type ReadDirectory } from '../brands/directory.ts';
import type { Schema } from '../database/schema.ts';
import { registrationStepOf } from '../profile/registration.ts';
import { saveStep } from '../profile/save-step.ts';
import { writeProfile } from '../profile/write-profile.ts';
import { DEMO_ACCOUNTS, DEMO_GROUPS, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';
import { demoSteps } from './demo-profiles.ts';

interface Loading {
  readonly transaction: Transaction<Schema>;
  readonly readDirectory: ReadDirectory;
  /** Epoch milliseconds. */
  readonly now: number;
}

const addAccount = async (
  { transaction, now }: Loading,
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
      is_pro: account.isPro,
      settings: '{}',
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

const tellProfile = async (
  { transaction, readDirectory, now }: Loading,
  seeker: Seeker,
  { brand, person }: DemoAccount,
): Promise<void> => {
  if (!person) return;
  const context = { transaction, seeker, directory: await readDirectory(brand), now };
  for (const change of demoSteps(person, brand, now)) {
    const { columns } = await saveStep(context, change);
    const step = registrationStepOf(change);
    await writeProfile(transaction, { seekerId: seeker.id, columns, step, now });
  }
};

/** Whether something is to be loaded: it is so only once. */
const isFirst = async (transaction: Transaction<Schema>, name: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('loads')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
};

const loadGroup = async (loading: Loading, accounts: readonly DemoAccount[]): Promise<void> => {
  for (const account of accounts) {
    const seeker = await addAccount(loading, account);
    if (seeker) await tellProfile(loading, seeker, account);
  }
};

const DAY_MS = 86_400_000;
const ENTITLED_DAYS = 3_650;

/** Those of the demo who are pro have a plan that holds the resume builder. */
const entitlePro = async ({ transaction, now }: Loading): Promise<void> => {
  const emails = DEMO_ACCOUNTS.filter(({ isPro }) => isPro).map(({ email }) => email);
  const until = new Date(now + ENTITLED_DAYS * DAY_MS);
  await transaction
    .insertInto('entitlements')
    .columns(['seeker_id', 'feature', 'until'])
    .expression(
      transaction
        .selectFrom('seekers')
        .select(['id', sql.lit('resume-builder').as('feature'), sql.val(until).as('until')])
        .where('email', 'in', emails),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Makes the demo accounts once, however often and by however many processes it is called; one that was changed or
 * erased since stays so. Their password is known to everybody: never call it where real people sign in.
 * @param now epoch ms
 */
export const loadDemoAccounts = (database: Kysely<Schema>, now: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('broadsheet-demo'))`.execute(transaction);
    const loading = { transaction, readDirectory: createDirectory(transaction), now };
    for (const [name, accounts] of Object.entries(DEMO_GROUPS))
      if (await isFirst(transaction, name)) await loadGroup(loading, accounts);
    if (await isFirst(transaction, 'demo-entitlements')) await entitlePro(loading);
  });
