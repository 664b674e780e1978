import { randomUUID } from 'node:crypto';
import {
  type OpenDatabase,
  openDatabase,
} from '@broadsheet/services/platform/database/open-database';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase extends Omit<OpenDatabase, 'close'> {
  /** Epoch milliseconds: as the services' clock, it makes the demo jobs recent. */
  readonly demoNow: number;
  /** Closes the connections and drops the database. */
  readonly close: () => Promise<void>;
}

/** Runs one statement in the server's `postgres` database, so that no connection to the template is open. */
const administer = async (url: string, statement: string): Promise<void> => {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const open = async (statementEnd: string, templateUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(templateUrl, `create database ${name} ${statementEnd}`);
  const address = new URL(templateUrl);
  address.pathname = `/${name}`;
  const opened = await openDatabase({
    databaseUrl: address.href,
    dataDir: '',
    log: () => undefined,
  });
  const close = async (): Promise<void> => {
    await opened.close();
    await administer(templateUrl, `drop database ${name} with (force)`);
  };
  return { ...opened, demoNow: inject('demoNow'), close };
};

/**
 * A database for one test with the demo data; the test closes it. Its files are copied, which takes 30 ms in memory: by
 * PostgreSQL's log, as is its default, it takes three times as long, and on a slow disk ten times.
 */
export const createTestDatabase = (): Promise<TestDatabase> => {
  const templateUrl = inject('templateUrl');
  const name = new URL(templateUrl).pathname.slice(1);
  return open(`template ${name} strategy file_copy`, templateUrl);
};

/** An empty database for one test, without any schema. */
export const createEmptyDatabase = (): Promise<TestDatabase> =>
  open('template template0 strategy file_copy', inject('templateUrl'));
