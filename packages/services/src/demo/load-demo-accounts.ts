import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../accounts/password.ts';
import type { Schema } from '../database/schema.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';

type LoadName = 'demo-accounts' | 'demo-entitlements';

const rowOf = async (account: DemoAccount, now: number) => ({
  brand: account.brand,
  email: account.email,
  email_verified_at: new Date(now),
  name: account.name,
  password_hash: await hashPassword(DEMO_PASSWORD),
  password_changed_at: new Date(now),
  is_pro: account.isPro,
  experience_years: account.experienceYears,
  city: account.city,
  category: account.category,
  settings: '{}',
  created_at: new Date(now),
});

/** Whether something is to be loaded: it is so only once. */
const isFirst = async (database: Kysely<Schema>, name: LoadName): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('loads')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
};

const addAccounts = async (database: Kysely<Schema>, now: number): Promise<void> => {
  const rows = await Promise.all(DEMO_ACCOUNTS.map((account) => rowOf(account, now)));
  await database
    .insertInto('seekers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const DAY_MS = 86_400_000;
const ENTITLED_DAYS = 3_650;

/** Those of the demo who are pro have a plan that holds the resume builder. */
const entitlePro = (database: Kysely<Schema>, now: number) => {
  const emails = DEMO_ACCOUNTS.filter(({ isPro }) => isPro).map(({ email }) => email);
  const until = new Date(now + ENTITLED_DAYS * DAY_MS);
  return database
    .insertInto('entitlements')
    .columns(['seeker_id', 'feature', 'until'])
    .expression(
      database
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
    if (await isFirst(transaction, 'demo-accounts')) await addAccounts(transaction, now);
    if (await isFirst(transaction, 'demo-entitlements')) await entitlePro(transaction, now);
  });
