import pg from 'pg';

/** Makes a physical replication slot once: what its standby has not read yet is kept, however long that is away. */
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
