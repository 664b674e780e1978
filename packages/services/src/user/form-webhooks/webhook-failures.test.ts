import {
  listFormWebhooks,
  resumeFormWebhook,
  testFormWebhook,
} from '@broadsheet/contract/calls/form-webhooks';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { cleanUp } from '../../privacy/clean-up.ts';
import {
  accept,
  answer,
  deliver,
  failTimes,
  failWith,
  form,
  jobs,
  openReceiver,
  PUBLIC,
  reached,
  read,
  received,
  respondWith,
  save,
  services,
} from './form-webhooks.fixtures.ts';

openReceiver();

describe('a webhook that fails', () => {
  it('gets the same message again, later each time, seven times at most', async () => {
    await save();
    await answer();
    respondWith(failWith(503));
    const delays: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      await deliver();
      delays.push(...(await jobs()).map(({ seconds }) => seconds));
      services.now += 1_000;
    }
    expect(received).toHaveLength(7);
    expect(delays).toEqual([30, 120, 480, 1_920, 7_680, 30_720]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(7);
    expect(await read()).toMatchObject({
      undelivered: 1,
      deliveries: [{ state: 'failed', tries: 7, status: 503, fault: 'status' }],
    });
  });

  it('gets it when it is back, and nothing more', async () => {
    await save();
    await answer();
    respondWith((response) => response.destroy());
    await deliver();
    expect((await read())?.deliveries).toMatchObject([{ fault: 'unreached' }]);
    respondWith(accept);
    await deliver();
    await deliver();
    expect(received).toHaveLength(2);
    expect(await read()).toMatchObject({ undelivered: 0, deliveries: [{ state: 'delivered' }] });
  });

  it('is not followed to another address', async () => {
    await save();
    await answer();
    respondWith(
      (response) => void response.writeHead(307, { location: 'https://inside.example/' }).end(),
    );
    await deliver();
    expect(reached).toEqual([PUBLIC]);
    expect((await read())?.deliveries).toMatchObject([{ fault: 'status', status: 307 }]);
  });

  it('that responds without an end costs no memory', async () => {
    await save();
    await answer();
    respondWith((response) => {
      response.writeHead(200);
      const pump = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', pump);
      pump();
    });
    await deliver();
    expect((await read())?.deliveries).toMatchObject([{ state: 'delivered', status: 200 }]);
  });

  it('is paused after ten failures in a row over an hour; answers wait, and a resume sends them all', async () => {
    await save();
    await failTimes(9, HOUR_MS);
    expect(await read()).toMatchObject({ pausedAt: null });
    await failTimes(1, 0);
    expect(await read()).toMatchObject({
      pausedAt: new Date(services.now).toISOString(),
      pauseReason: 'failures',
    });
    const { items } = await services.call(listFormWebhooks, {});
    expect(items).toEqual([{ ...form, isPaused: true }]);
    received.splice(0);
    respondWith(accept);
    await answer();
    await deliver();
    expect(received).toEqual([]);
    expect(await services.call(resumeFormWebhook, { body: form })).toEqual({ queued: 11 });
    await deliver();
    expect(received).toHaveLength(11);
    expect(await read()).toMatchObject({ pausedAt: null, undelivered: 0 });
  });

  it('for some minutes only is not paused, and a success begins the count again', async () => {
    await save();
    await failTimes(12, HOUR_MS / 2);
    expect(await read()).toMatchObject({ pausedAt: null });
    respondWith(accept);
    await answer();
    await deliver();
    services.now += HOUR_MS;
    await failTimes(9, HOUR_MS * 2);
    expect(await read()).toMatchObject({ pausedAt: null });
  });

  it('is paused at once if it says that it is gone', async () => {
    await save();
    await answer();
    respondWith(failWith(410));
    await deliver();
    expect(await read()).toMatchObject({ pausedAt: expect.any(String), pauseReason: 'gone' });
    expect(await jobs()).toEqual([]);
  });

  it('is paused at once if its secret was encrypted with another site secret', async () => {
    await save();
    await answer();
    await deliver({ key: accountSecretsOf(`${TEST_SITE_SECRET} changed`).webhooks });
    expect(received).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect(await read()).toMatchObject({
      pausedAt: expect.any(String),
      pauseReason: 'secret',
      deliveries: [{ state: 'waiting', fault: 'secret', status: null }],
    });
    await save();
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('lists what was not delivered first', async () => {
    await save();
    respondWith(failWith(500));
    await answer();
    await deliver();
    respondWith(accept);
    for (let count = 0; count < 20; count += 1) {
      services.now += 1_000;
      await services.call(testFormWebhook, { body: form });
    }
    await sql`delete from graphile_worker._private_jobs where run_at > now()`.execute(
      services.database,
    );
    await deliver();
    const shown = await read();
    expect(shown?.deliveries).toHaveLength(20);
    expect(shown?.deliveries[0]).toMatchObject({ isTest: false, state: 'waiting' });
  });

  it('and its deliveries are forgotten after 30 days', async () => {
    await save();
    await answer();
    await cleanUp(services.database, services.now + 31 * 24 * HOUR_MS);
    expect((await read())?.deliveries).toEqual([]);
  });
});
