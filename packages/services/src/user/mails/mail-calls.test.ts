import { settings } from '@broadsheet/contract/calls/account';
import { outbox, unsubscribe } from '@broadsheet/contract/calls/internal';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../app.ts';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { reportMessage } from '../../platform/messages/templates/report.fixtures.ts';
import { signUnsubscription } from '../../platform/messages/unsubscribe-link.ts';

const { links: KEY, token: tokenKeys } = accountSecretsOf(TEST_SITE_SECRET);
const LINK_SPENT = { status: 400, body: { code: 'LINK_SPENT' } };

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const follow = (token: string, brand: 'tech' | 'management' = 'tech') =>
  services.send(unsubscribe, { body: { token }, brand });
const settingsOf = async (token: string) => (await services.call(settings, { token })).settings;

describe('the link that turns mails off', () => {
  it('turns off what it names, as often as it is followed, and years later', async () => {
    const { seeker, token } = await addSeeker(services);
    const before = await settingsOf(token);
    const link = { seekerId: seeker.id, brand: 'tech', flag: 'weeklyJobReport' } as const;
    const signed = await signUnsubscription(link, KEY);
    const first = await follow(signed);
    expect(first).toMatchObject({ status: 200, body: { flag: 'weeklyJobReport' } });
    expect(await settingsOf(token)).toEqual({ ...before, weeklyJobReport: 0 });
    expect(await follow(signed)).toEqual(first);
    const { now } = services;
    services.now += 3 * 365 * DAY_MS;
    expect(await follow(signed)).toEqual(first);
    services.now = now;
  });

  it('is one that the mail itself carries', async () => {
    const { seeker, token } = await addSeeker(services);
    await queueMessage(services.database, reportMessage(seeker, services.now));
    const { items } = await services.call(outbox, { query: { to: seeker.email } });
    const [, signed = ''] = /unsubscribe\?token=([\w.-]+)/.exec(items[0]?.text ?? '') ?? [];
    await services.call(unsubscribe, { body: { token: signed } });
    expect((await settingsOf(token)).weeklyJobReport).toBe(0);
  });

  it('changes nothing when it is forged, of the other brand, or for something else', async () => {
    const { seeker, token } = await addSeeker(services);
    const link = { seekerId: seeker.id, brand: 'tech', flag: 'weeklyJobReport' } as const;
    const signed = await signUnsubscription(link, KEY);
    const [head, , signature] = signed.split('.');
    const claims = (flag: string) => Buffer.from(JSON.stringify({ flag })).toString('base64url');
    const jwt = (flag: string, typ: string) =>
      new SignJWT({ flag })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(String(seeker.id))
        .setAudience('tech')
        .sign(KEY);
    const forged = [
      await signUnsubscription(link, tokenKeys.signing),
      await signUnsubscription({ ...link, brand: 'management' }, KEY),
      await signUnsubscription({ ...link, seekerId: 2_000_000_000 }, KEY),
      `${head}.${claims('weeklyJobReport')}.${signature}`,
      await jwt('isPro', 'unsubscribe'),
      await jwt('weeklyJobReport', 'something-else'),
      'x'.repeat(40),
    ];
    for (const given of forged) expect(await follow(given), given).toMatchObject(LINK_SPENT);
    expect(await follow(signed, 'management')).toMatchObject(LINK_SPENT);
    expect((await settingsOf(token)).weeklyJobReport).toBe(1);
  });
});

describe('the outbox', () => {
  const queue = (recipient: string, channel: 'email' | 'sms' = 'email') =>
    queueMessage(services.database, {
      brand: 'tech',
      channel,
      seekerId: null,
      recipient,
      template: 'contact-code',
      variables: { name: 'Asha Rao', code: '482913' },
      now: services.now,
    });

  it('shows what was not sent as it would have been, newest first, by whom it is for', async () => {
    await queue('outbox@example.com');
    await queue('Outbox@example.com', 'sms');
    await queue('else@example.com');
    await runTestJobs(services);
    const { items } = await services.call(outbox, { query: { to: 'OUTBOX@example.com' } });
    expect(items).toMatchObject([
      { channel: 'sms', to: 'Outbox@example.com', subject: '', html: null },
      {
        channel: 'email',
        to: 'outbox@example.com',
        template: 'contact-code',
        subject: 'Your OTP for Broadsheet Tech',
        text: expect.stringContaining('482913'),
        html: expect.stringContaining('>482913<'),
        variables: { name: 'Asha Rao', code: '482913' },
        createdAt: new Date(services.now).toISOString(),
      },
    ]);
    const all = (await services.call(outbox)).items.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(items.length);
    expect(all).toEqual(all.toSorted((one, other) => other - one));
    expect((await services.call(outbox, { brand: 'management' })).items).toEqual([]);
  });

  it('is not there where it was not asked for, as in production', async () => {
    const { database } = services;
    const app = createServices({
      database,
      seoDir: '',
      blogsDir: '',
      competitionsDir: '',
      surveysDir: '',
      siteSecret: TEST_SITE_SECRET,
    });
    const url = '/user/internal/outbox';
    const answer = await app.inject({ url, headers: { 'x-brand': 'tech' } });
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    await app.close();
  });
});
