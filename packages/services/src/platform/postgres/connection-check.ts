import pg from 'pg';

const STARTING_UP = '57P03';
const MISSING_DATABASE = '3D000';
/** Error codes for a database that two processes create at once. */
const EXISTS = new Set(['42P04', '23505']);

/**
 * Whether the server accepts this address. Returns `false` for a server that is starting or not there; throws where it
 * refuses the password.
 */
export const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The server may drop the connection at any time of its start; the result below is enough.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined || code === STARTING_UP || code.startsWith('ECONN')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Creates the database named in `url` through the server's `postgres` database, if it does not exist. */
export const createDatabaseOnce = async (url: string): Promise<void> => {
  const admin = new URL(url);
  const name = decodeURIComponent(admin.pathname.slice(1));
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${quoteName(name)}`);
  } catch (error) {
    // Another process was first.
    if (!EXISTS.has((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
};

/** Whether an error means that the database of the address does not exist. */
export const isMissingDatabase = (error: unknown): boolean =>
  (error as { code?: string }).code === MISSING_DATABASE;
