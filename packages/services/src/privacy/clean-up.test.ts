import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@broadsheet/contract/durations';
import { addRecommendation, writtenBy } from '@broadsheet/test-kit/database/add-recommendation';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueJob } from '../platform/background/queue-job.ts';
import { cleanUp } from './clean-up.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const ago = (ageMs: number): Date => new Date(services.now - ageMs);
const name = 'Asha Rao';

describe('cleaning up', () => {
  it('removes codes whose time is up', async () => {
    const add = (purpose: string, expires_at: Date) =>
      services.database
        .insertInto('codes')
        .values({
          id: randomUUID(),
          subject: 'seeker:1',
          purpose,
          target: 'a@example.com',
          hash: randomBytes(32),
          created_at: ago(DAY_MS),
          expires_at,
        })
        .execute();
    await add('expired', ago(0));
    await add('good', ago(-1));
    await cleanUp(services.database, services.now);
    const left = await services.database.selectFrom('codes').select('purpose').execute();
    expect(left).toEqual([{ purpose: 'good' }]);
  });

  it('removes what nobody has answered for half a year, and no recommendation', async () => {
    const { seeker } = await addSeeker(services);
    const old = { asked_at: ago(180 * DAY_MS + 1) };
    await addRecommendation(services, seeker.id, old);
    const rows = [
      await addRecommendation(services, seeker.id, { ...writtenBy(services.now), ...old }),
      await addRecommendation(services, seeker.id, { asked_at: ago(180 * DAY_MS) }),
    ];
    await cleanUp(services.database, services.now);
    const left = await services.database.selectFrom('recommendations').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(rows.toSorted());
  });

  it('removes registrations of a day ago, and tries of an hour ago', async () => {
    const { database } = services;
    for (const created_at of [ago(DAY_MS + 1), ago(DAY_MS)])
      await database
        .insertInto('registrations')
        .values({
          public_id: randomUUID(),
          brand: 'tech',
          email: 'a@example.com',
          name,
          password_hash: '',
          settings: '{}',
          created_at,
        })
        .execute();
    for (const window_start of [ago(HOUR_MS + 1), ago(HOUR_MS)])
      await database
        .insertInto('attempts')
        .values({ key: randomBytes(32), window_start, count: 1 })
        .execute();
    await cleanUp(database, services.now);
    const waiting = await database.selectFrom('registrations').select('created_at').execute();
    expect(waiting).toEqual([{ created_at: ago(DAY_MS) }]);
    const tries = await database.selectFrom('attempts').select('window_start').execute();
    expect(tries).toEqual([{ window_start: ago(HOUR_MS) }]);
  });

  it('removes sessions that ended, and messages that were written, more than thirty days ago', async () => {
    const { database } = services;
    const { seeker } = await addSeeker(services);
    const add = (userAgent: string, expires_at: Date, ended_at: Date | null) =>
      database
        .insertInto('sessions')
        .values({
          id: randomUUID(),
          seeker_id: seeker.id,
          is_second_step: false,
          user_agent: userAgent,
          created_at: ago(40 * DAY_MS),
          refreshed_at: ago(40 * DAY_MS),
          expires_at,
          ended_at,
        })
        .execute();
    await add('long expired', ago(31 * DAY_MS), null);
    await add('long ended', ago(-DAY_MS), ago(31 * DAY_MS));
    await add('just ended', ago(DAY_MS), ago(2 * DAY_MS));
    for (const days of [31, 29])
      await database
        .insertInto('messages')
        .values({
          brand: 'tech',
          channel: 'email',
          seeker_id: seeker.id,
          recipient: `${days}@example.com`,
          template: 'welcome',
          variables: JSON.stringify({ name }),
          created_at: ago(days * DAY_MS),
        })
        .execute();
    await cleanUp(database, services.now);
    const sessions = await database
      .selectFrom('sessions')
      .select('user_agent')
      .where('seeker_id', '=', seeker.id)
      .orderBy('user_agent')
      .execute();
    expect(sessions.map(({ user_agent }) => user_agent)).toEqual([
      'A browser of the tests',
      'just ended',
    ]);
    const messages = await database.selectFrom('messages').select('recipient').execute();
    expect(messages).toEqual([{ recipient: '29@example.com' }]);
  });

  it('removes jobs that were given up thirty days ago, and none that is still tried', async () => {
    const { database } = services;
    for (const messageId of ['1', '2', '3'])
      await queueJob(database, 'send-message', { messageId });
    await sql`update graphile_worker._private_jobs
      set attempts = case when payload->>'messageId' = '3' then 9 else 10 end,
          updated_at = ${ago(31 * DAY_MS)}`.execute(database);
    await sql`update graphile_worker._private_jobs
      set updated_at = ${ago(29 * DAY_MS)} where payload->>'messageId' = '2'`.execute(database);
    await cleanUp(database, services.now);
    const { rows } = await sql`select payload->>'messageId' as id
      from graphile_worker._private_jobs order by 1`.execute(database);
    expect(rows).toEqual([{ id: '2' }, { id: '3' }]);
  });
});
