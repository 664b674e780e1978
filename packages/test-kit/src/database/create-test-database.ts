import { randomUUID } from 'node:crypto';
import {
  type OpenDatabase,
  openDatabase,
} from '@broadsheet/services/platform/database/open-database';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase extends Omit<OpenDatabase, 'close'> {
  /** Epoch milliseconds: give it to the services as their clock, and the demo jobs are fresh. */
  readonly demoNow: number;
  /** Ends the connections and drops the database. */
  readonly close: () => Promise<void>;
}

/** Runs one statement in the server's `postgres` database, so that none is connected to the template. */
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

/** A database of the test's own with the demo data in it. Takes some 50 ms; to be closed by the test. */
export const createTestDatabase = (): Promise<TestDatabase> => {
  const templateUrl = inject('templateUrl');
  return open(`template ${new URL(templateUrl).pathname.slice(1)}`, templateUrl);
};

/** A database of the test's own with nothing in it, not even a schema. */
export const createEmptyDatabase = (): Promise<TestDatabase> =>
  open('template template0', inject('templateUrl'));
