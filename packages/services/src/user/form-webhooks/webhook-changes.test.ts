import { deleteFormWebhook, testFormWebhook } from '@broadsheet/contract/calls/form-webhooks';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Schema } from '../../platform/database/schema.ts';
import {
  answer,
  deliver,
  failWith,
  form,
  jobs,
  openReceiver,
  read,
  received,
  respondWith,
  save,
  services,
} from './form-webhooks.fixtures.ts';
import { releaseWebhooks } from './release-webhooks.ts';

openReceiver();

describe('an answer that meets a change of its webhook', () => {
  /** Holds a transaction open while an answer arrives, and commits it. */
  const answerDuring = async (change: (transaction: Kysely<Schema>) => Promise<unknown>) => {
    const transaction = await services.database.startTransaction().execute();
    await change(transaction);
    const answering = answer();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(services.database);
      expect(rows).toHaveLength(1);
    });
    await transaction.commit().execute();
    return answering;
  };

  it('is sent if a resume ends meanwhile', async () => {
    await save();
    const paused = { paused_at: new Date(services.now) };
    await services.database.updateTable('form_webhooks').set(paused).execute();
    await answerDuring((transaction) =>
      transaction.updateTable('form_webhooks').set({ paused_at: null }).execute(),
    );
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('is stored if the webhook is removed meanwhile', async () => {
    await save();
    const stored = await answerDuring((transaction) =>
      transaction.deleteFrom('form_webhooks').execute(),
    );
    expect(stored).toEqual({ isNew: true });
  });

  it('is sent to the new address, whatever the old one responded meanwhile', async () => {
    await save();
    await answer();
    await services.call(testFormWebhook, { body: form });
    let isSaved = false;
    respondWith(async (response) => {
      if (!isSaved) await save('https://crm.example/new');
      isSaved = true;
      response.writeHead(received.at(-1)?.url === '/new' ? 204 : 410).end();
    });
    await deliver();
    await deliver();
    expect(received.map(({ url }) => url)).toEqual(['/hooks/hiring?from=site', '/new']);
    expect(await read()).toMatchObject({
      pausedAt: null,
      undelivered: 0,
      deliveries: [{ isTest: false, state: 'delivered', tries: 1 }],
    });
  });

  it('is no fault of its job if the webhook is removed while it is sent', async () => {
    await save();
    await answer();
    respondWith(async (response) => {
      await services.call(deleteFormWebhook, { body: form });
      failWith(500)(response);
    });
    await deliver();
    expect(await jobs()).toEqual([]);
  });

  it('is sent by another worker if the first has stopped while it sent, minutes later', async () => {
    const lockFor = async (time: string): Promise<void> => {
      const locked = sql`locked_by = 'stopped', locked_at = now() - ${time}::interval`;
      await sql`update graphile_worker._private_jobs set ${locked}`.execute(services.database);
      await sql`update graphile_worker._private_job_queues set ${locked}`.execute(
        services.database,
      );
    };
    await save();
    await answer();
    await lockFor('1 minute');
    await releaseWebhooks(services.database);
    await deliver();
    expect(received).toEqual([]);
    await lockFor('6 minutes');
    await releaseWebhooks(services.database);
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('is not sent after the day on which it is to be deleted', async () => {
    await save();
    await answer({ days: 1 });
    services.now += 25 * HOUR_MS;
    await deliver();
    expect(received).toEqual([]);
  });
});
