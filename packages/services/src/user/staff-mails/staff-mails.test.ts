import type { CallBody } from '@broadsheet/contract/call';
import { mailStaff } from '@broadsheet/contract/calls/staff-mails';
import { DAY_MS } from '@broadsheet/contract/durations';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { type MailServer, startMailServer } from '@broadsheet/test-kit/messages/start-mail-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { cleanUp } from '../../privacy/clean-up.ts';

let services: TestServices;
let mailServer: MailServer;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(() => mailServer.close());

const PATH = '/studio/changes/0b7d1c52-6a5e-4d0e-9c6e-2d4f4b2f9d11';
type Body = CallBody<typeof mailStaff>;
const entry = (key: string, more: Partial<Body['news'][number]> = {}) =>
  ({ key, kind: 'mention', by: 'Meera', text: 'Shorter?', ...more }) as const;
const bodyOf = (news: Body['news'], more: Partial<Body> = {}): Body => ({
  name: 'Asha Rao',
  email: 'asha@jobs.example',
  title: 'Diwali',
  path: PATH,
  news,
  ...more,
});
const sendAll = async () => {
  await runTestJobs(services, { smtpUrl: mailServer.url });
  return mailServer.mails.map(({ mail }) => mail);
};

it('says who did what to which draft, and leads to it on the host of its site', async () => {
  const news = [entry('one'), entry('two', { kind: 'returned', by: 'Ravi', text: 'Too long.' })];
  await services.call(mailStaff, { body: bodyOf(news), brand: 'management' });
  const [mail] = await sendAll();
  expect(mail?.to).toMatchObject([{ address: 'asha@jobs.example' }]);
  expect(mail?.subject).toBe('2 updates: “Diwali”');
  expect(mail?.text).toContain('Meera mentioned you on “Diwali”:\n\n“Shorter?”');
  expect(mail?.text).toContain('Ravi sent “Diwali” back:\n\n“Too long.”');
  expect(mail?.text).toContain(`http://management.localhost:3000${PATH}`);
});

it('mails each entry once, however often it is handed over, also at the same time', async () => {
  const mail = (...keys: string[]) =>
    services.call(mailStaff, { body: bodyOf(keys.map((key) => entry(key, { text: key }))) });
  const both = await Promise.all([mail('a', 'b'), mail('b', 'a')]);
  expect(both.map(({ mailed }) => mailed).toSorted()).toEqual([0, 2]);
  expect(await mail('b', 'c')).toEqual({ mailed: 1 });
  const mails = await sendAll();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('“c”');
  expect(mails[1]?.text).not.toContain('“b”');
});

it('shows Hindi and emoji as they are, and lets nobody write headers or HTML', async () => {
  const title = 'दीवाली 👩‍👩‍👧\r\nBcc: all@example.org\r\n\r\n<b>x</b>';
  const body = bodyOf([entry('script', { by: 'मीरा', text: '<img src=x>\n🎉' })], { title });
  await services.call(mailStaff, { body });
  const [mail] = await sendAll();
  const [{ raw } = { raw: '' }] = mailServer.mails;
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc/im);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.subject).toMatch(/^You were mentioned: “दीवाली 👩‍👩‍👧 Bcc: /);
  expect(mail?.text).toContain('मीरा mentioned you');
  expect(mail?.html).not.toMatch(/<b>|<img/);
});

it('leads nowhere but to Studio', async () => {
  for (const path of ['//evil.example', '/login', '/studio/../login', '/studio//evil\n'])
    expect(await services.send(mailStaff, { body: bodyOf([entry(path)], { path }) })).toMatchObject(
      {
        status: 400,
        body: { code: 'VALIDATION' },
      },
    );
});

it('stores no text after a mail was sent, and forgets after a month what was mailed', async () => {
  await services.call(mailStaff, { body: bodyOf([entry('stored')]) });
  await sendAll();
  const read = () => services.database.selectFrom('staff_mails').select('entry').execute();
  expect(await services.database.selectFrom('messages').selectAll().execute()).toEqual([]);
  expect(await read()).toContainEqual({ entry: 'stored' });
  await cleanUp(services.database, services.now + 31 * DAY_MS);
  expect(await read()).toEqual([]);
});
