import { createHmac } from 'node:crypto';
import { saveFormAnswer } from '@broadsheet/contract/calls/form-answers';
import { listFormWebhooks } from '@broadsheet/contract/calls/form-webhooks';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { describe, expect, it } from 'vitest';
import {
  answer,
  deliver,
  form,
  jobs,
  openReceiver,
  type Received,
  read,
  received,
  respondWith,
  save,
  services,
  URL_OF_HOOK,
} from './form-webhooks.fixtures.ts';

openReceiver();

describe('an answer to a form with a webhook', () => {
  it('is sent as JSON with the texts that its sender saw, signed as Standard Webhooks say', async () => {
    const { secret } = await save();
    await answer();
    await deliver();
    expect(received).toHaveLength(1);
    const [{ url, headers, body }] = received as [Received];
    expect([url, headers.host, headers['content-type']]).toEqual([
      '/hooks/hiring?from=site',
      'crm.example',
      'application/json',
    ]);
    expect(JSON.parse(body)).toEqual({
      type: 'form.answered',
      timestamp: new Date(services.now).toISOString(),
      data: {
        brand: 'tech',
        ...form,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Hiring day',
        purpose: 'To plan the day.',
        consent: 'I agree.',
        deleteAt: new Date(services.now + 180 * 24 * HOUR_MS).toISOString(),
        answers: [{ label: 'Email', kind: 'email', values: ['asha@example.com'] }],
      },
    });
    // As a receiver verifies it, by the specification alone.
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(services.now / 1000)));
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(signed, 'utf8').digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(await read()).toMatchObject({
      url: URL_OF_HOOK,
      pausedAt: null,
      pauseReason: null,
      undelivered: 0,
      deliveries: [{ isTest: false, state: 'delivered', tries: 1, status: 204, fault: null }],
    });
  });

  it('is stored and accepted before it is sent, whatever the webhook does', async () => {
    await save();
    respondWith(() => undefined);
    expect(await answer()).toEqual({ isNew: true });
    expect(received).toEqual([]);
    await deliver({ timeoutMs: 300 });
    expect((await read())?.deliveries).toMatchObject([
      { state: 'waiting', fault: 'timeout', status: null },
    ]);
  });

  it('is sent once, however often it arrives', async () => {
    await save();
    const key = '6f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11';
    await Promise.all([answer({ key }), answer({ key }), answer({ key })]);
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('of another form, block or brand is not sent', async () => {
    await save();
    await answer({ block: 'other' });
    await answer({ page: 'home' });
    await services.call(saveFormAnswer, {
      brand: 'management',
      body: {
        ...form,
        title: 'T',
        purpose: 'P',
        consent: null,
        days: 1,
        answers: [{ label: 'Name', kind: 'short-text', values: ['A'] }],
      },
    });
    await deliver();
    expect(received).toEqual([]);
    const { items } = await services.call(listFormWebhooks, { brand: 'management' });
    expect(items).toEqual([]);
  });

  it('that was deleted is sent no more, and the queue and the deliveries never contained it', async () => {
    await save();
    await answer();
    const stored = await services.database
      .selectFrom('form_webhook_deliveries')
      .selectAll()
      .execute();
    expect(JSON.stringify([stored, await jobs()])).not.toMatch(/asha|Hiring day/);
    await services.database.deleteFrom('form_answers').execute();
    await deliver();
    expect(received).toEqual([]);
    expect((await read())?.deliveries).toEqual([]);
  });
});
