import pg from 'pg';

export interface StoppedDatabase {
  /** Accepts connections again. */
  readonly start: () => Promise<void>;
}

/** Ends all connections to a database in the middle of their work, like a server that stops, and refuses new ones. */
export const stopDatabase = async (url: string): Promise<StoppedDatabase> => {
  const address = new URL(url);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  const allow = (isOpen: boolean) =>
    client.query(`alter database ${client.escapeIdentifier(name)} allow_connections ${isOpen}`);
  await allow(false);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  return {
    start: async () => {
      await allow(true);
      await client.end();
    },
  };
};
