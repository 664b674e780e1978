import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage } from '@broadsheet/test-kit/database/find-message';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { type MailServer, startMailServer } from '@broadsheet/test-kit/messages/start-mail-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeMessage, makeJobsDue, readJobs } from './deliver.fixtures.ts';
import { type Message, queueMessage } from './queue-message.ts';

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

const codeMail = (message: Partial<Message<'second-step-code'>> = {}) =>
  codeMessage(services.now, message);
const run = () => runTestJobs(services, { smtpUrl: mailServer.url });
const jobs = () => readJobs(services.database);
const makeDue = () => makeJobsDue(services.database);

describe('a mail', () => {
  it('is sent once, whole, and what lets somebody in is forgotten', async () => {
    const { seeker } = await addSeeker(services);
    const { id: seekerId, email: recipient } = seeker;
    await queueMessage(services.database, codeMail({ seekerId, recipient }));
    await run();
    await run();
    expect(mailServer.mails).toHaveLength(1);
    const [{ mail } = {}] = mailServer.mails;
    expect(mail).toMatchObject({
      subject: 'Your OTP to log in to Broadsheet Tech',
      from: { name: 'Broadsheet', address: 'no-reply@localhost' },
      to: [{ address: recipient }],
      text: expect.stringContaining('482913'),
      html: expect.stringContaining('>482913<'),
    });
    expect(mail?.messageId).toMatch(/^<\d+\.\d+@tech\.localhost>$/);
    expect(await findMessage(services, 'second-step-code', recipient)).toMatchObject({
      sent_at: new Date(services.now),
      variables: { name: 'Asha Rao', code: '' },
    });
    expect(await jobs()).toEqual([]);
  });

  it('is never sent when the transaction that it was queued in is taken back', async () => {
    const takenBack = services.database.transaction().execute(async (transaction) => {
      await queueMessage(transaction, codeMail());
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    await queueMessage(services.database, codeMail({ recipient: 'kept@example.com' }));
    await run();
    expect(mailServer.mails.map(({ mail }) => mail.to?.[0]?.address)).toEqual(['kept@example.com']);
  });

  it('is sent later when the mail server is down at first', async () => {
    const { port } = new URL(mailServer.url);
    await mailServer.close();
    await queueMessage(services.database, codeMail());
    await run();
    expect(await jobs()).toEqual([
      { attempts: 1, last_error: expect.stringContaining('The mail was not taken: ') },
    ]);
    mailServer = await startMailServer(Number(port));
    await run();
    expect(mailServer.mails).toEqual([]);
    await makeDue();
    await run();
    expect(mailServer.mails).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  it('is tried ten times at most, and says nothing of whom it was for', async () => {
    const url = mailServer.url;
    await mailServer.close();
    await queueMessage(services.database, codeMail());
    for (let tries = 0; tries < 11; tries += 1) {
      await makeDue();
      await runTestJobs(services, { smtpUrl: url });
    }
    const [job] = await jobs();
    expect(job?.attempts).toBe(10);
    expect(job?.last_error).not.toMatch(/asha|482913/i);
    mailServer = await startMailServer();
  });

  it('to an address that nobody has is given up, and the seeker is told in the settings', async () => {
    const { seeker } = await addSeeker(services, { email: 'Nobody.1@example.com' });
    const recipient = 'nobody.1@example.com';
    await queueMessage(services.database, codeMail({ seekerId: seeker.id, recipient }));
    await run();
    expect(mailServer.mails).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect(await findMessage(services, 'second-step-code', recipient)).toMatchObject({
      sent_at: null,
      variables: { code: '' },
    });
    const { email_invalid_at } = await services.database
      .selectFrom('seekers')
      .select('email_invalid_at')
      .where('id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    expect(email_invalid_at).toEqual(new Date(services.now));
  });

  it('gets no headers and no readers from what a person has typed', async () => {
    const name = 'Asha\r\nBcc: all@example.org\r\n\r\n<b>x</b>';
    await queueMessage(services.database, codeMail({ variables: { name, code: '1\r\nX-Own: 1' } }));
    await queueMessage(
      services.database,
      codeMail({ recipient: 'one@example.com, two@example.com' }),
    );
    await run();
    const [first] = mailServer.mails;
    const headers = first?.raw.split('\r\n\r\n')[0] ?? '';
    expect(headers).not.toMatch(/^(bcc|x-own)/im);
    expect(first?.mail.bcc).toBeUndefined();
    expect(first?.mail.html).not.toContain('<b>');
    for (const { mail } of mailServer.mails) expect(mail.to).toHaveLength(1);
  });

  it('stays in its table where no mail server is set up', async () => {
    await queueMessage(services.database, codeMail());
    await runTestJobs(services);
    expect(await findMessage(services, 'second-step-code', 'asha@example.com')).toMatchObject({
      sent_at: null,
      variables: { code: '482913' },
    });
  });
});
