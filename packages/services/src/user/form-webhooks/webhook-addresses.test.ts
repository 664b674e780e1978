import {
  deleteFormWebhook,
  resumeFormWebhook,
  saveFormWebhook,
  testFormWebhook,
} from '@broadsheet/contract/calls/form-webhooks';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { describe, expect, it } from 'vitest';
import {
  accept,
  answer,
  deliver,
  failTimes,
  failWith,
  form,
  openReceiver,
  reached,
  read,
  received,
  respondWith,
  save,
  services,
} from './form-webhooks.fixtures.ts';

openReceiver();

describe('an address inside the network', () => {
  it.each([
    'http://crm.example/',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://crm.example:8443/',
    'https://me:secret@crm.example/',
    'ftp://crm.example/',
    'no address',
  ])('%s is not saved', async (url) => {
    const refused = await services.send(saveFormWebhook, { body: { ...form, url } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await read()).toBeNull();
  });

  it.each(['inside', 'both', 'metadata', 'mapped'])(
    'behind the name %s.example gets no connection',
    async (name) => {
      await save(`https://${name}.example/hook`);
      await answer();
      await deliver();
      expect([received, reached]).toEqual([[], []]);
      expect((await read())?.deliveries).toMatchObject([{ fault: 'refused-address' }]);
    },
  );

  it('and a name without an address are told apart', async () => {
    await save('https://gone.example/hook');
    await answer();
    await deliver();
    expect((await read())?.deliveries).toMatchObject([{ fault: 'unreached' }]);
  });
});

describe('a test', () => {
  it('contains no answer, is sent once, also during a pause, and does not count', async () => {
    await save();
    await failTimes(10, HOUR_MS * 2);
    received.splice(0);
    await services.call(testFormWebhook, { body: form });
    await deliver();
    await deliver();
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ type: 'form.test', data: { brand: 'tech', ...form } }),
    ]);
    expect((await read())?.deliveries[0]).toMatchObject({ isTest: true, state: 'failed' });
    expect((await read())?.undelivered).toBe(10);
  });

  it('is limited, and needs a webhook', async () => {
    const body = form;
    expect((await services.send(testFormWebhook, { body })).status).toBe(404);
    await save();
    const statuses: number[] = [];
    for (let tests = 0; tests < 21; tests += 1)
      statuses.push((await services.send(testFormWebhook, { body })).status);
    expect([statuses[19], statuses[20]]).toEqual([200, 429]);
  });
});

it('a new address gets a new secret, which is stored encrypted, and what was not delivered', async () => {
  const first = await save();
  await answer();
  respondWith(failWith(410));
  await deliver();
  const second = await save('https://crm.example/new');
  expect(second.secret).not.toBe(first.secret);
  respondWith(accept);
  await deliver();
  expect(received.at(-1)?.url).toBe('/new');
  const [row] = await services.database.selectFrom('form_webhooks').select('secret').execute();
  expect(row?.secret.toString('latin1')).not.toContain('whsec_');
  await services.call(deleteFormWebhook, { body: form });
  expect(await read()).toBeNull();
  expect((await services.send(deleteFormWebhook, { body: form })).status).toBe(404);
  expect((await services.send(resumeFormWebhook, { body: form })).status).toBe(404);
});
