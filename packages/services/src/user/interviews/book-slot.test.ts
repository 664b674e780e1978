import { addInterview } from '@broadsheet/test-kit/database/add-interview';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookSlot } from './book-slot.ts';

const MANY = 100;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

/** Adds invited seekers in one statement. */
const inviteMany = async (calendarId: number): Promise<readonly number[]> => {
  const at = new Date(services.now);
  const { rows } = await sql<{ seeker_id: number }>`
    with added as (
      insert into seekers (brand, email, name, password_hash, password_changed_at, settings, created_at)
      select 'tech', 'many' || number || '@example.com', 'Many', '', ${at}, '{}', ${at}
      from generate_series(1, ${MANY}::integer) as number
      returning id
    )
    insert into interview_invites (seeker_id, calendar_id, invited_at)
    select id, ${calendarId}::integer, ${at} from added
    returning seeker_id`.execute(services.database);
  return rows.map((row) => row.seeker_id);
};

describe('one slot', () => {
  it('is won by one of 100 who confirm it at once; 99 are told that it is gone', async () => {
    const { calendarId, slots } = await addInterview(services);
    const slotId = slots[0]?.slotId ?? 0;
    const seekers = await inviteMany(calendarId);
    const { database, now } = services;
    const results = await Promise.allSettled(
      seekers.map((seekerId) => bookSlot(database, { seekerId, slotId, now })),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(MANY - 1);
    for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'SLOT_TAKEN' } });
    const bookings = await database.selectFrom('interview_bookings').select('slot_id').execute();
    expect(bookings).toEqual([{ slot_id: slotId }]);
  });
});
