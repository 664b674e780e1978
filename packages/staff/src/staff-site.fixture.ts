import type { StaffRole } from '@broadsheet/contract/studio/staff';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { type RawBuilder, sql } from 'kysely';
import { type OpenStaff, openStaff } from './open-staff.ts';
import { openStaffDatabase } from './staff-database.ts';

export const NOW = Date.parse('2026-11-22T10:00:00Z');
export const PASSWORD = 'seven purple lanterns';
export const CLIENT = '203.0.113.7';

/**
 * Replicas of the staff service over one database, with one clock that does not advance by itself, and one member of
 * each role.
 */
export const openStaffSite = async (databaseUrl: string) => {
  const clock = { now: NOW };
  const database = openStaffDatabase(databaseUrl);
  const opened: OpenStaff[] = [];
  const open = (url: DatabaseUrl = databaseUrl): OpenStaff => {
    const staff = openStaff({ databaseUrl: url, now: () => clock.now });
    opened.push(staff);
    return staff;
  };
  const staff = open();
  const roles: readonly StaffRole[] = ['viewer', 'editor', 'publisher', 'admin'];
  const emailOf = (role: StaffRole): string => `${role}@tech.example`;
  await staff.addFirst(
    roles.map((role) => ({ email: emailOf(role), name: `The ${role}`, role, password: PASSWORD })),
  );
  const login = (role: StaffRole, more: object = {}) =>
    staff.login({ email: emailOf(role), password: PASSWORD, clientAddress: CLIENT, ...more });
  const runSql = async <Row>(question: RawBuilder<Row>): Promise<Row[]> =>
    (await database.runQuery((db) => question.execute(db))).rows;
  await runSql(sql`create table staff.first as table staff.members`);
  return {
    clock,
    open,
    staff,
    login,
    emailOf,
    runSql,
    /** Resets all data, except audit entries of the reset. */
    reset: async (): Promise<void> => {
      clock.now = NOW;
      await runSql(sql`truncate staff.members, staff.sessions, staff.failed_logins, staff.audit`);
      await runSql(sql`insert into staff.members table staff.first`);
    },
    close: async (): Promise<void> => {
      await Promise.all([...opened, database].map((one) => one.close()));
    },
  };
};

export type StaffSite = Awaited<ReturnType<typeof openStaffSite>>;
