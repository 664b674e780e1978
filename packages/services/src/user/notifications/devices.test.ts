import { dataExport, deactivate, erase } from '@broadsheet/contract/calls/account';
import { logout } from '@broadsheet/contract/calls/auth';
import { addDevice, devices, removeDevice, renewDevice } from '@broadsheet/contract/calls/devices';
import { DEVICES_MAX } from '@broadsheet/contract/device-notice';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import { addTestDevice, newSubscription } from '@broadsheet/test-kit/database/add-test-device';
import {
  createTestServices,
  TEST_PUSH,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSession } from '../../auth/session/sessions.ts';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { isPushEndpoint } from '../../platform/devices/push.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const listOf = async (token: string) => (await services.call(devices, { token })).items;
const countRows = async (seekerId: number) =>
  (
    await services.database
      .selectFrom('devices')
      .select('id')
      .where('seeker_id', '=', seekerId)
      .execute()
  ).length;

describe('the devices of a seeker', () => {
  it('are listed without what allows to send, the newest first', async () => {
    const { token } = await addSeeker(services);
    const first = await addTestDevice(services, token);
    services.now += 1_000;
    const second = await addTestDevice(services, token);
    const answer = await services.call(devices, { token });
    expect(answer.publicKey).toBe(TEST_PUSH.keys.publicKey);
    expect(answer.items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(answer.items[0]).toEqual({
      id: second.id,
      service: 'fcm.googleapis.com',
      createdAt: new Date(services.now).toISOString(),
      lastSentAt: null,
    });
  });

  it('are at most ten: the first goes', async () => {
    const { token } = await addSeeker(services);
    const added = [];
    for (let at = 0; at <= DEVICES_MAX; at += 1) {
      services.now += 1_000;
      added.push(await addTestDevice(services, token));
    }
    const ids = (await listOf(token)).map(({ id }) => id);
    expect(ids).toHaveLength(DEVICES_MAX);
    expect(ids).not.toContain(added[0]?.id);
  });

  it('are at most ten if they are added at once', async () => {
    const { token, seeker } = await addSeeker(services);
    const bodies = Array.from({ length: DEVICES_MAX + 5 }, newSubscription);
    await Promise.all(bodies.map((body) => services.call(addDevice, { token, body })));
    expect(await countRows(seeker.id)).toBe(DEVICES_MAX);
  });

  it('belong to the seeker who subscribed last', async () => {
    const asha = await addSeeker(services);
    const ravi = await addSeeker(services, { brand: 'tech' });
    const body = newSubscription();
    await services.call(addDevice, { token: asha.token, body });
    await services.call(addDevice, { token: ravi.token, body });
    expect(await listOf(asha.token)).toEqual([]);
    expect(await listOf(ravi.token)).toHaveLength(1);
    const { endpoint } = body;
    expect(await services.call(renewDevice, { token: asha.token, body: { endpoint } })).toEqual({
      isOwn: false,
    });
    await services.call(removeDevice, { token: asha.token, body: { endpoint } });
    expect(await listOf(ravi.token)).toHaveLength(1);
    await services.call(removeDevice, { token: ravi.token, body: { endpoint } });
    expect(await listOf(ravi.token)).toEqual([]);
  });

  it('belong to one of two who subscribe the same browser at once', async () => {
    const both = await Promise.all([addSeeker(services), addSeeker(services)]);
    const body = newSubscription();
    await Promise.all(both.map(({ token }) => services.call(addDevice, { token, body })));
    const counts = await Promise.all(both.map(({ seeker }) => countRows(seeker.id)));
    expect(counts.reduce((one, other) => one + other)).toBe(1);
  });

  it('are those of a logged-in seeker only', async () => {
    expect(await services.send(devices)).toMatchObject({ status: 401 });
    expect(await services.send(addDevice, { body: newSubscription() })).toMatchObject({
      status: 401,
    });
    expect(
      await services.send(addDevice, { token: 'of.nobody.here', body: newSubscription() }),
    ).toMatchObject({ status: 401 });
  });

  it('of the session go at its logout, and others stay', async () => {
    const { token, seeker } = await addSeeker(services);
    const keys = accountSecretsOf(TEST_SITE_SECRET).token;
    const session = { seeker, isSecondStep: false, userAgent: 'Another', now: services.now };
    const other = await createSession(services.database, keys, session);
    await addTestDevice(services, token);
    const remaining = await addTestDevice(services, other);
    await services.call(logout, { token });
    expect((await listOf(other)).map(({ id }) => id)).toEqual([remaining.id]);
    expect(await countRows(seeker.id)).toBe(1);
  });

  it('get nothing after their session has ended, until the seeker is back', async () => {
    const { token, seeker } = await addSeeker(services);
    const { endpoint } = await addTestDevice(services, token);
    await services.call(deactivate, { token, body: { reason: 'other', password: TEST_PASSWORD } });
    await services.database
      .updateTable('seekers')
      .set({ status: 'active' })
      .where('id', '=', seeker.id)
      .execute();
    const keys = accountSecretsOf(TEST_SITE_SECRET).token;
    const session = { seeker, isSecondStep: false, userAgent: 'Back', now: services.now };
    const again = await createSession(services.database, keys, session);
    expect(await listOf(again)).toEqual([]);
    const body = { endpoint };
    expect(await services.call(renewDevice, { token: again, body })).toEqual({ isOwn: true });
    expect(await listOf(again)).toHaveLength(1);
  });

  it('are in the export without keys, and go with the account', async () => {
    const { token, seeker } = await addSeeker(services);
    const { endpoint, auth, p256dh } = await addTestDevice(services, token);
    const exported = JSON.stringify(await services.call(dataExport, { token }));
    expect(exported).toContain('"service":"fcm.googleapis.com"');
    for (const secret of [endpoint, auth, p256dh]) expect(exported).not.toContain(secret);
    await services.call(erase, { token, body: { password: TEST_PASSWORD } });
    expect(await countRows(seeker.id)).toBe(0);
  });
});

describe('an address to send to', () => {
  it.each([
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com.evil.example/push',
    'https://xfcm.googleapis.com.example/',
    'file:///etc/passwd',
    'no-address',
  ])('that is none of a push service is refused with what was expected: %s', async (endpoint) => {
    const { token, seeker } = await addSeeker(services);
    const body = { ...newSubscription(), endpoint };
    const { status, body: answer } = await services.send(addDevice, { token, body });
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain('body/endpoint');
    expect(JSON.stringify(answer)).toContain('must be an https:// address of a push service');
    expect(await countRows(seeker.id)).toBe(0);
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/a', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
    ['https://web.push.apple.com/a', true],
    ['http://fcm.googleapis.com/fcm/send/a', false],
    ['https://fcm.googleapis.com:8443/fcm/send/a', false],
    ['https://user:secret@fcm.googleapis.com/a', false],
    ['https://evilfcm.googleapis.com/a', false],
    ['https://fcm.googleapis.com@evil.example/a', false],
  ])('outside of tests: %s %s', (endpoint, isKnown) => {
    const hosts = ['fcm.googleapis.com', 'notify.windows.com'];
    const services = [...hosts, 'push.services.mozilla.com', 'push.apple.com'];
    expect(isPushEndpoint(endpoint, { ...TEST_PUSH, services, isInTest: false })).toBe(isKnown);
  });

  it('comes with keys that encrypt', async () => {
    const { token } = await addSeeker(services);
    const notOnCurve = Buffer.alloc(65, 4).toString('base64url');
    for (const [name, value] of [
      ['p256dh', notOnCurve],
      ['p256dh', 'short'],
      ['auth', 'short'],
    ] as const) {
      const body = { ...newSubscription(), [name]: value };
      const { status, body: answer } = await services.send(addDevice, { token, body });
      expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining(name)]);
    }
  });

  it('is taken by no site that sends none', async () => {
    const off = await createTestServices({ push: null });
    onTestFinished(off.close);
    const { token } = await addSeeker(off);
    expect((await off.call(devices, { token })).publicKey).toBeNull();
    expect(await off.send(addDevice, { token, body: newSubscription() })).toMatchObject({
      status: 404,
    });
  });
});
