import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../accounts/password.ts';
import type { Schema } from '../database/schema.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';

const LOAD_NAME = 'demo-accounts';

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

/**
 * Makes the demo accounts once, however often and by however many processes it is called; one that was changed or
 * erased since stays so. Their password is known to everybody: never call it where real people sign in.
 * @param now epoch ms
 */
export const loadDemoAccounts = (database: Kysely<Schema>, now: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('broadsheet-demo'))`.execute(transaction);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('loads')
      .values({ name: LOAD_NAME })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    const rows = await Promise.all(DEMO_ACCOUNTS.map((account) => rowOf(account, now)));
    await transaction
      .insertInto('seekers')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
