import { verifySecondFactor } from '@broadsheet/contract/calls/account';
import { login } from '@broadsheet/contract/calls/auth';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  type Answered,
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { readMessage } from '@broadsheet/test-kit/database/find-message';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endSessionsOf } from './sessions.ts';

const POLLING = { timeout: 10_000, interval: 20 };

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const isSomebodyWaiting = async (): Promise<boolean> => {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(services.database);
  return rows.length > 0;
};

/**
 * Sends a call while a change of the password is in progress, and returns its response: it reads the account before the
 * change commits.
 */
const duringChange = (seekerId: number, send: () => Promise<Answered>): Promise<Answered> =>
  services.database
    .transaction()
    .execute(async (transaction) => {
      await transaction
        .updateTable('seekers')
        .set({ password_hash: 'changed' })
        .where('id', '=', seekerId)
        .execute();
      let isAnswered = false;
      const answer = send().finally(() => {
        isAnswered = true;
      });
      await vi.waitFor(
        async () => expect(isAnswered || (await isSomebodyWaiting())).toBe(true),
        POLLING,
      );
      await endSessionsOf(transaction, seekerId, 'password-change', services.now);
      return { answer };
    })
    .then(({ answer }) => answer);

const liveSessionsOf = async (seekerId: number): Promise<number> => {
  const { count } = await services.database
    .selectFrom('sessions')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('seeker_id', '=', seekerId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('a session that begins while the password is changed', () => {
  it('is none of somebody who logs in with the old one', async () => {
    const { seeker } = await addSeeker(services);
    const body = { email: seeker.email, password: TEST_PASSWORD };
    const { status } = await duringChange(seeker.id, () => services.send(login, { body }));
    expect(status).toBe(401);
    expect(await liveSessionsOf(seeker.id)).toBe(0);
  });

  it('is none of somebody who does the second step', async () => {
    const { seeker } = await addSeeker(services, { second_factor: 'email' });
    const body = { email: seeker.email, password: TEST_PASSWORD };
    const { token = '' } = await services.call(login, { body });
    const otp = await readMessage(services, 'second-step-code', seeker.email);
    const { status } = await duringChange(seeker.id, () =>
      services.send(verifySecondFactor, { token, body: { otp } }),
    );
    expect(status).toBe(418);
    expect(await liveSessionsOf(seeker.id)).toBe(0);
  });
});
