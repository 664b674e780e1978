import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ERRORS } from '@broadsheet/contract/errors';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runHere } from '../run-cli.fixture.ts';

const APPLICANT = randomUUID();
const LIST = {
  items: [
    {
      applicantId: APPLICANT,
      name: 'Meera \u001b[31mIyer',
      starred: true,
      headline: 'Tester at Kaveri',
      experienceMonths: 40,
      city: 'Pune',
      skills: ['Java'],
      status: 'applied',
      appliedAt: '2026-01-05T06:00:00.000Z',
      shortlistedAt: null,
      viewedAt: null,
      followedUpAt: '2026-01-12T06:00:00.000Z',
    },
  ],
  page: 1,
  size: 20,
  total: 1,
  hasMore: false,
};

const candidateOf = ({ status, appliedAt, ...known }: (typeof LIST.items)[number]) => {
  const { shortlistedAt, viewedAt, followedUpAt, ...candidate } = known;
  return candidate;
};

interface SentRequest {
  readonly line: string;
  readonly token: string | undefined;
  readonly body: string;
}

let server: Server;
let site = '';
let answer: { status: number; body: unknown };
const requests: SentRequest[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    requests.push({
      line: `${request.method} ${request.url}`,
      token: request.headers.authorization,
      body: Buffer.concat(parts).toString(),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://tech.localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void requests.splice(0));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runHere(['recruiter', ...args, '--site', site], { RECRUITER_TOKEN: 'bsr_x', ...env });

describe('a recruiter at the command line', () => {
  it('reads who has applied, as a table and as JSON, and nothing steers the terminal', async () => {
    answer = { status: 200, body: LIST };
    const { code, out, err } = await run(['applicants', '7', '--page', '2']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^APPLICANT +STATUS +APPLIED/);
    expect(out).toContain(
      `${APPLICANT}  applied  2026-01-05  2026-01-12  3 y 4 m     Meera  [31mIyer ★`,
    );
    expect(out).not.toContain('\u001b');
    expect(requests).toEqual([
      { line: 'GET /api/recruiter/jobs/7/applicants?page=2', token: 'Bearer bsr_x', body: '' },
    ]);
    expect(JSON.parse((await run(['applicants', '7', '--json'])).out)).toEqual(LIST);
  });

  it('reads that an applicant has withdrawn, and cannot act on them', async () => {
    const items = LIST.items.map((item) => ({ ...item, status: 'withdrawn' }));
    answer = { status: 200, body: { ...LIST, items } };
    const { out } = await run(['applicants', '7']);
    expect(out).toContain(`${APPLICANT}  withdrawn  2026-01-05`);
    const { status, message } = ERRORS.APPLICATION_WITHDRAWN;
    answer = {
      status,
      body: { statusCode: status, code: 'APPLICATION_WITHDRAWN', message, requestId: 'r' },
    };
    const refused = await run(['status', '7', APPLICANT, 'offered']);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('This application has been withdrawn.');
  });

  it('searches for candidates by a skill and by the other options', async () => {
    answer = { status: 200, body: { ...LIST, items: LIST.items.map(candidateOf) } };
    const options = ['--city', 'pune', '--min-years', '3', '--mixed-team'];
    const { out } = await run(['candidates', 'java', ...options]);
    expect(out).toContain('3 y 4 m     Pune  Meera  [31mIyer ★  Tester at Kaveri  Java\n');
    expect(requests.map(({ line }) => line)).toEqual([
      'GET /api/recruiter/candidates?skill=java&city=pune&minYears=3&mixedTeam=1',
    ]);
    expect((await run(['candidates', 'java', '--min-years', 'many'])).code).toBe(2);
  });

  it('brings an application further, by a token out of a file', async () => {
    answer = { status: 200, body: { status: 'offered', changed: true } };
    const dir = await mkdtemp(join(tmpdir(), 'broadsheet-token-'));
    await writeFile(join(dir, 'token'), 'bsr_of_a_file\n');
    const args = ['status', '7', APPLICANT, 'offered', '--token-file', join(dir, 'token')];
    expect(await run(args)).toEqual({ code: 0, out: 'The application is now offered.\n', err: '' });
    expect(requests).toEqual([
      {
        line: `POST /api/recruiter/jobs/7/applicants/${APPLICANT}/status`,
        token: 'Bearer bsr_of_a_file',
        body: '{"status":"offered"}',
      },
    ]);
    await rm(dir, { recursive: true });
  });

  it('opens slots, and invites to them', async () => {
    const at = '2027-03-01T10:00:00+05:30';
    answer = { status: 200, body: { calendarId: 5, slots: [{ slotId: 9, startsAt: at }] } };
    const options = ['--title', 'First talk', '--minutes', '30', '--place', 'Pune', '--at', at];
    expect((await run(['slots', '7', ...options])).out).toMatch(/^Calendar 5 is open\./);
    answer = { status: 200, body: { invited: true } };
    expect((await run(['invite', '7', APPLICANT, '5'])).out).toMatch(/^Invited\./);
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
      { slots: [at], minutes: 30, title: 'First talk', place: 'Pune' },
      { calendarId: 5 },
    ]);
  });

  it('sets the assessment that a file holds, reads it, and what came of it', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'broadsheet-assessment-'));
    const file = join(dir, 'assessment.json');
    const questions = [{ text: 'So?', choices: ['No', 'Yes'], rightChoice: 1 }];
    const test = { title: 'Basics', minutes: 10, passMark: 60, days: 7, questions };
    await writeFile(file, JSON.stringify(test));
    answer = { status: 200, body: { told: 3 } };
    const done = await run(['set-assessment', '7', '--file', file]);
    expect(done.out).toBe('The assessment is saved. Applicants notified: 3.\n');
    expect(requests).toMatchObject([{ line: 'POST /api/recruiter/jobs/7/assessment' }]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(test);
    await writeFile(file, '{');
    expect((await run(['set-assessment', '7', '--file', file])).code).toBe(2);
    expect((await run(['set-assessment', '7'])).code).toBe(2);
    await rm(dir, { recursive: true });
    answer = { status: 200, body: { assessment: test } };
    expect((await run(['assessment', '7'])).out).toContain('1. So?\n   - No\n   * Yes\n');
    const item = { applicantId: APPLICANT, name: 'Meera', state: 'done', answered: 1 };
    const result = { percent: 100, passed: true };
    const startedAt = '2026-01-12T06:00:00.000Z';
    answer = { status: 200, body: { ...LIST, items: [{ ...item, startedAt, result }] } };
    expect((await run(['results', '7'])).out).toContain(
      '2026-01-12  1         100 %  passed  Meera',
    );
  });

  it('writes to an applicant what is typed or piped in, and reads what they wrote', async () => {
    const sent = {
      conversationId: 3,
      number: 2,
      side: 'recruiter',
      clientId: 'c-1',
      text: 'Hello',
    };
    const sentAt = '2026-01-12T06:00:00.000Z';
    answer = { status: 200, body: { sent: { ...sent, sentAt } } };
    const args = ['answer', '7', APPLICANT];
    const typed = await run([...args, '--text', 'Hello', '--client-id', 'c-1']);
    expect(typed).toEqual({ code: 0, out: 'Sent: message 2.\n', err: '' });
    const lines = Readable.from(['Two\nlines\n'])[Symbol.asyncIterator]();
    const piped = vi.spyOn(process.stdin, Symbol.asyncIterator).mockReturnValue(lines);
    await run(args);
    piped.mockRestore();
    answer = { status: 200, body: { answered: true } };
    await run(['follow-up', '7', APPLICANT, '--text', 'Next week.']);
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
      { text: 'Hello', clientId: 'c-1' },
      { text: 'Two\nlines', clientId: expect.stringMatching(/^[\w-]{36}$/) },
      { text: 'Next week.' },
    ]);
    const theirs = { ...sent, side: 'seeker', text: 'Hi\u001b[2J\nthere', sentAt };
    answer = {
      status: 200,
      body: { items: [theirs], hasMore: true, readBySeeker: 1, isOpen: true },
    };
    expect((await run(['chat', '7', APPLICANT, '--before', '3'])).out).toBe(
      '2  2026-01-12 06:00 UTC  They\n    Hi [2J\n    there\nThe applicant has read up to message 1.\n' +
        'There are earlier messages: --before 2.\n',
    );
    expect(requests.at(-1)?.line).toMatch(/^POST .+\/chat\?before=3$/);
  });

  it('sets a portrait out of a file, and removes it', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'broadsheet-portrait-'));
    const file = join(dir, 'me.png');
    await writeFile(file, 'the bytes of a picture');
    const address = `/media/${'a'.repeat(64)}.webp`;
    answer = { status: 200, body: { address, width: 160, height: 160, bytes: 4_000 } };
    const done = await run(['portrait', '--file', file, '--focus', '50,30']);
    expect([done.code, done.out]).toEqual([0, expect.stringContaining(address)]);
    expect(requests).toMatchObject([
      { line: 'POST /api/recruiter/portrait', token: 'Bearer bsr_x' },
    ]);
    const [x, y, bytes] = ['name="x"', 'name="y"', 'the bytes of a picture'].map((part) =>
      requests[0]?.body.indexOf(part),
    );
    expect([x, y].every((at) => at !== undefined && at > 0 && at < (bytes ?? 0))).toBe(true);
    answer = { status: 200, body: { removed: false } };
    expect((await run(['portrait', '--remove'])).out).toBe('There was no picture.\n');
    requests.splice(0);
    for (const args of [
      [],
      ['--file', join(dir, 'none.png')],
      ['--file', dir],
      ['--file', file, '--remove'],
      ['--file', file, '--focus', '120,3'],
    ])
      expect((await run(['portrait', ...args])).code).toBe(2);
    await writeFile(file, Buffer.alloc(5 * 2 ** 20 + 1));
    expect((await run(['portrait', '--file', file])).err).toContain('up to 5 MB');
    expect(requests).toEqual([]);
    await rm(dir, { recursive: true });
  });

  it('lists, sets and removes pictures of the company', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'broadsheet-company-'));
    const file = join(dir, 'desks.png');
    await writeFile(file, 'the bytes of a picture');
    const address = `/media/${'a'.repeat(64)}.webp`;
    answer = { status: 200, body: { address, width: 960, height: 640, bytes: 4_000 } };
    const office = ['company-picture', 'office'];
    await run(['company-picture', 'logo', '--file', file]);
    await run([...office, '--file', file, '--alt', 'Rows of desks.']);
    answer = { status: 200, body: { removed: true } };
    await run(['company-picture', 'cover', '--remove']);
    await run([...office, '--remove', '--image', address]);
    expect(requests.map(({ line }) => line.replace('POST /api/recruiter/company/', ''))).toEqual([
      'pictures/logo',
      'office-pictures',
      'pictures/cover/remove',
      `office-pictures/${'a'.repeat(64)}/remove`,
    ]);
    expect(requests[1]?.body).toContain('Rows of desks.');
    requests.splice(0);
    expect((await run([...office, '--file', file])).code).toBe(2);
    expect((await run([...office, '--remove'])).err).toContain('--image');
    expect(requests).toEqual([]);
    const picture = { address, byRecruiter: true };
    const company = { name: 'Kaveri', slug: 'kaveri' };
    const officePictures = [{ ...picture, byRecruiter: false, alt: 'Desks.' }];
    answer = { status: 200, body: { company, logo: picture, cover: null, officePictures } };
    const { out } = await run(['pictures']);
    expect(out).toMatch(/^logo {5}recruiter /m);
    expect(out).toMatch(/^office {3}site team .+ {2}Desks\.$/m);
    await rm(dir, { recursive: true });
  });

  it('reads whom no slot suits', async () => {
    const request = {
      requestId: 1,
      calendarId: 5,
      jobId: 7,
      applicantId: APPLICANT,
      name: 'Meera',
    };
    const items = [{ ...request, message: 'After 6 pm', askedAt: '2026-01-12T06:00:00.000Z' }];
    answer = { status: 200, body: { ...LIST, items } };
    expect((await run(['requests', '--job', '7'])).out).toContain(
      `${APPLICANT}  7    5         2026-01-12 06:00 UTC  Meera  After 6 pm\nPage 1 of 1`,
    );
    expect(requests[0]?.line).toBe('GET /api/recruiter/slot-requests?jobId=7');
  });

  it('is told what the site refuses', async () => {
    const message = "We couldn't find this job. It may have been removed.";
    const body = { statusCode: 404, code: 'JOB_NOT_FOUND', message, requestId: 'r' };
    answer = { status: 404, body };
    expect(await run(['shortlist', '7', APPLICANT])).toEqual({
      code: 2,
      out: '',
      err: "broadsheet: We couldn't find this job. It may have been removed. (JOB_NOT_FOUND)\n",
    });
  });

  it.each([
    [['applicants', 'x'], '<job>: expected a whole number'],
    [['status', '7', APPLICANT, 'hired'], '<status>: expected viewed'],
    [['view', '7'], 'view needs <applicant>: Id of the applicant.'],
    [['fire'], 'unknown command "recruiter fire"'],
    [['token', '--recruiter', '0'], '--recruiter: expected a whole number'],
  ])('asks nobody for %j', async (args, message) => {
    const { code, err } = await runHere(['recruiter', ...args], { RECRUITER_TOKEN: 'bsr_x' });
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    expect(requests).toEqual([]);
  });

  it('needs a token, and does not send it in the open', async () => {
    expect((await run(['jobs'], { RECRUITER_TOKEN: '' })).err).toContain('no access token');
    const open = ['recruiter', 'jobs', '--site', 'http://jobs.example'];
    expect((await runHere(open, { RECRUITER_TOKEN: 'bsr_x' })).err).toContain('needs https');
    expect(requests).toEqual([]);
  });
});

describe('a token', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await createTestDatabase();
  });
  afterAll(() => opened.close());

  it('is printed once, and taken back', async () => {
    const { id } = await opened.database
      .selectFrom('recruiters')
      .select('id')
      .executeTakeFirstOrThrow();
    const env = { DATABASE_URL: opened.url };
    const made = await runHere(['recruiter', 'token', '--recruiter', String(id)], env);
    expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^bsr_[\w-]{43}\n$/)]);
    expect(made.err).toMatch(/^For .+ of .+, on \w+, until \d{4}-\d\d-\d\d\. Shown only once:\n$/);
    const ended = await runHere(['recruiter', 'token', '--recruiter', String(id), '--end'], env);
    expect(ended).toEqual({ code: 0, out: '1 token is revoked.\n', err: '' });
    const none = await runHere(['recruiter', 'token', '--recruiter', '999999'], env);
    expect([none.code, none.err]).toEqual([2, 'broadsheet: There is no recruiter 999999.\n']);
  });
});
