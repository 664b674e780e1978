import { type OpenStaff, openStaff } from '@broadsheet/staff/open-staff';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { databaseUrlOf } from '../database-url-of.ts';
import { DEMO_STAFF } from './staff-demo.ts';

interface StaffOfSite {
  readonly config: Pick<Config, 'database' | 'hasDemoData' | 'isRateLimited'>;
  readonly log: FastifyBaseLogger;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Creates the demo staff; while the database is away, each login tries again first. */
const withDemoStaff = (staff: OpenStaff, log: FastifyBaseLogger): OpenStaff => {
  let making: Promise<void> | undefined;
  const make = (): Promise<void> => {
    making ??= staff.addFirst(DEMO_STAFF).catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    return making;
  };
  make().catch((error: unknown) => log.warn({ err: error }, 'demo staff could not be made'));
  return {
    ...staff,
    login: async (given) => {
      await make();
      return staff.login(given);
    },
  };
};

/** The staff of this site; without a database null, and a line in the log. */
export const openStaffOfSite = ({ config, log, now }: StaffOfSite): OpenStaff | null => {
  const { database, hasDemoData, isRateLimited } = config;
  if (!database) {
    log.info('no DATABASE_URL: there is no Studio');
    return null;
  }
  const databaseUrl = databaseUrlOf(database);
  const staff = openStaff({ databaseUrl, now, isLimited: isRateLimited });
  return hasDemoData ? withDemoStaff(staff, log) : staff;
};
