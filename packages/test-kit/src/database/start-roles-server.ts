import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchEmbeddedPostgres } from '@broadsheet/services/platform/postgres/embedded-postgres';
import pg from 'pg';

const ROLES_SQL = readFileSync(
  new URL('../../../../deploy/postgres/roles.sql', import.meta.url),
  'utf8',
);
export const ROLES = { bff: 'broadsheet_bff', services: 'broadsheet_services' } as const;
export type Role = keyof typeof ROLES;

export interface RolesDatabase {
  /** The superuser's address. */
  readonly adminUrl: string;
  readonly urlOf: (role: Role) => string;
  /** Runs deploy/postgres/roles.sql unchanged and sets the roles' passwords. @param url of the role that runs it */
  readonly createRoles: (url?: string) => Promise<void>;
}

/** Rows of a statement; several statements return those of the first. */
export const query = async <Row extends object>(
  url: string,
  statement: string,
  values?: readonly unknown[],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = values
      ? await client.query<Row>(statement, [...values])
      : await client.query<Row>(statement);
    return result.rows ?? [];
  } finally {
    await client.end();
  }
};

/** A separate PostgreSQL: roles belong to a server, not to one of its databases. */
export const startRolesServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-roles-'));
  // PostgreSQL does not run as root: another user needs access.
  chmodSync(folder, 0o755);
  const server = await launchEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => undefined,
  });
  const password = randomBytes(16).toString('hex');
  const addressOf = (database: string, user?: string): string => {
    const url = new URL(server.url);
    url.pathname = `/${database}`;
    if (user) Object.assign(url, { username: user, password });
    return url.href;
  };
  return {
    password,
    /** An empty database. @param owner may be another role than the superuser */
    createDatabase: async (name: string, owner?: string): Promise<RolesDatabase> => {
      await query(server.url, `create database ${name}${owner ? ` owner ${owner}` : ''}`);
      const adminUrl = addressOf(name);
      return {
        adminUrl,
        urlOf: (role) => addressOf(name, ROLES[role]),
        createRoles: async (url = adminUrl) => {
          await query(url, ROLES_SQL);
          for (const role of Object.values(ROLES))
            await query(url, `alter role ${role} password '${password}'`);
        },
      };
    },
    addressOf,
    stop: async (): Promise<void> => {
      await server.stop(true);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
