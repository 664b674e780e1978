import pg from 'pg';

/**
 * Creates a physical replication slot once: the server retains the WAL that its standby has not read yet, however long
 * the standby is away.
 */
export const createSlotOnce = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `select pg_create_physical_replication_slot($1, true)
       where not exists (select from pg_replication_slots where slot_name = $1)`,
      [name],
    );
  } finally {
    await client.end();
  }
};
