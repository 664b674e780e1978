import { readFileSync } from 'node:fs';
import type { OpenDatabase } from '@broadsheet/services/platform/database/open-database';
import { sql } from 'kysely';

/** The scheduler's statistics of a process: nanoseconds of CPU time, then fields that are not used here. */
const nanosecondsOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

/** CPU time that the sessions of a database have used so far, ms; Linux only. */
export const readBackendCpu = async ({
  database,
}: Pick<OpenDatabase, 'database'>): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(database);
  return rows.reduce((sum, { pid }) => sum + nanosecondsOf(pid), 0) / 1e6;
};

/** Settings of the whole server; some take effect with its next start. */
export const setServer = async (
  { database }: Pick<OpenDatabase, 'database'>,
  settings: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [name, value] of Object.entries(settings))
    await sql`alter system set ${sql.ref(name)} = ${sql.lit(value)}`.execute(database);
};
