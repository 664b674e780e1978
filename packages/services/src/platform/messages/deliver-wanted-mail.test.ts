import { unsubscribe } from '@broadsheet/contract/calls/internal';
import { SETTABLE_FLAGS } from '@broadsheet/contract/profile-flags';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage } from '@broadsheet/test-kit/database/find-message';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { type MailServer, startMailServer } from '@broadsheet/test-kit/messages/start-mail-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../call/account-secrets.ts';
import { queueMessage } from './queue-message.ts';
import { queueWelcome } from './queue-welcome.ts';
import { reportMessage } from './templates/report.fixtures.ts';
import { signUnsubscription } from './unsubscribe-link.ts';

let services: TestServices;
let mailServer: MailServer;
beforeEach(async () => {
  services = await createTestServices();
  mailServer = await startMailServer();
});
afterEach(async () => {
  await mailServer.close();
  await services.close();
});

const run = () => runTestJobs(services, { smtpUrl: mailServer.url });

describe('a mail that can be turned off', () => {
  const add = async (settings: object, invalid = false) => {
    const { seeker } = await addSeeker(services, {
      settings: JSON.stringify(settings),
      email_invalid_at: invalid ? new Date(services.now) : null,
    });
    await queueMessage(services.database, reportMessage(seeker, services.now));
    return seeker;
  };

  it('carries how, for people and for programs', async () => {
    await add({});
    await run();
    const [{ mail } = {}] = mailServer.mails;
    const headerOf = (key: string) => mail?.headers.find((header) => header.key === key)?.value;
    const link =
      /^<(http:\/\/tech\.localhost:3000\/unsubscribe\?token=[\w.-]+&of=weeklyJobReport)>$/.exec(
        headerOf('list-unsubscribe') ?? '',
      )?.[1];
    expect(link).toBeDefined();
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain(`href="${link?.replace('&', '&amp;')}"`);
    expect(mail?.text).toContain(link);
  });

  it('is not sent to who has turned it off, nor to an address that is known to be bad', async () => {
    const seekers = [await add({ weeklyJobReport: 0 }), await add({}, true)];
    await run();
    for (const { email } of seekers)
      expect(await findMessage(services, 'weekly-job-report', email)).toBeUndefined();
    expect(mailServer.mails).toEqual([]);
  });

  it('is not sent to who has turned it off since it was queued', async () => {
    const seeker = await add({});
    const signed = { seekerId: seeker.id, brand: 'tech', flag: 'weeklyJobReport' } as const;
    const token = await signUnsubscription(signed, accountSecretsOf(TEST_SITE_SECRET).links);
    await services.call(unsubscribe, { body: { token } });
    await run();
    expect(await findMessage(services, 'weekly-job-report', seeker.email)).toBeUndefined();
    expect(mailServer.mails).toEqual([]);
  });
});

it('the welcome is sent whatever was turned off', async () => {
  const settings = Object.fromEntries(SETTABLE_FLAGS.map((flag) => [flag, 0]));
  const { seeker } = await addSeeker(services, { settings: JSON.stringify(settings) });
  await queueWelcome(services.database, seeker, services.now);
  await run();
  const [{ mail } = {}] = mailServer.mails;
  expect(mail?.subject).toBe('Welcome to Broadsheet Tech');
  expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
});
