import { randomUUID } from 'node:crypto';
import {
  blockCompany,
  changeEmail,
  cookiePolicy,
  dataExport,
  erase,
  saveSettings,
  settings,
} from '@broadsheet/contract/calls/account';
import { addJobAlert } from '@broadsheet/contract/calls/alerts';
import { forgot } from '@broadsheet/contract/calls/auth';
import { unfollowJob, unfollowRecruiter } from '@broadsheet/contract/calls/feed';
import { saveFeedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import { followCompany } from '@broadsheet/contract/calls/follow-companies';
import { applyJob, reportJob, saveJob } from '@broadsheet/contract/calls/job-actions';
import { sendOtp } from '@broadsheet/contract/calls/otp';
import { saveProfile, saveTags } from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { type MailServer, startMailServer } from '@broadsheet/test-kit/messages/start-mail-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countView } from '../recruiter/count-view.ts';

let services: TestServices;
let mailServer: MailServer;
beforeAll(async () => {
  services = await createTestServices();
  mailServer = await startMailServer();
});
afterAll(async () => {
  await mailServer.close();
  await services.close();
});

const machine = (): string => `machine-${randomUUID()}`;

/** A change for each table of the profile that contains the name. */
const changesBy = (name: string): readonly ProfileChange[] => [
  { step: 'addPersonalDetails', dob: '1994-05-06', preferredCities: ['pune'] },
  {
    step: 'savePosition',
    title: 'Engineer',
    company: `${name} & Sons`,
    from: '2020-01',
    until: null,
    description: '',
  },
  {
    step: 'addEducationalDetails',
    degree: 'B.Sc',
    courseType: 'part-time',
    institute: `Academy of ${name}`,
    year: 2016,
  },
  { step: 'addCoverLetterAndSkills', coverletter: `I am ${name}.`, skills: ['java'] },
];

const addFeedActs = async (userId: number, token: string, jobId: number) => {
  await services.call(unfollowJob, { token, params: { userId, jobId } });
  const { id } = await services.database
    .selectFrom('recruiters')
    .select('id')
    .where('brand', '=', 'tech')
    .executeTakeFirstOrThrow();
  await services.call(unfollowRecruiter, { token, params: { userId, recruiterId: id } });
  await services.call(saveFeedPreferences, { token, body: { cities: ['pune'] } });
};
const addViewOf = async ({ id }: { readonly id: number }) => {
  const recruiter = await services.database
    .selectFrom('recruiters')
    .select('id')
    .executeTakeFirstOrThrow();
  const view = { seekerId: id, recruiterId: recruiter.id, now: services.now };
  await countView(services.database, view);
};

/** A seeker with data everywhere. */
const addBusySeeker = async (name: string, email: string) => {
  const added = await addSeeker(services, { name, email, phone: '+919876543210' });
  const { token } = added;
  const company = await services.database
    .selectFrom('companies')
    .select('id')
    .where('brand', '=', 'tech')
    .executeTakeFirstOrThrow();
  await services.call(blockCompany, { token, body: { companyId: company.id, blocked: 1 } });
  await services.call(followCompany, { token, body: { companyId: company.id } });
  await services.call(saveSettings, { token, body: { settings: '{"education":1}' } });
  await services.call(cookiePolicy, { token, body: { uniqueIdentifier: machine() } });
  await services.call(sendOtp, { token, body: { purpose: 'email' } });
  const change = { email: `new.${email}`, password: TEST_PASSWORD };
  await services.call(changeEmail, { token, body: change });
  const id = await addJob(services);
  const note = `Told by ${name}.`;
  await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(id) } });
  await services.call(saveJob, { token, body: { jobcode: String(id) } });
  await services.call(reportJob, { token, body: { id, action: 'job', reason: 'other', note } });
  await addFeedActs(added.seeker.id, token, id);
  for (const body of changesBy(name)) await services.call(saveProfile, { token, body });
  const tagInfo = '{"follow":["java"]}';
  await services.call(saveTags, { token, body: { tagInfo } });
  await services.call(addJobAlert, { token, body: { frequency: 'daily', query: name } });
  await addViewOf(added.seeker);
  return added;
};

describe('what a browser has agreed to', () => {
  it('is kept with its machine, and with the seeker who is signed in', async () => {
    const { token, seeker } = await addSeeker(services);
    const uniqueIdentifier = machine();
    await services.call(cookiePolicy, { body: { uniqueIdentifier } });
    await services.call(cookiePolicy, { token, body: { uniqueIdentifier, choice: 'necessary' } });
    const rows = await services.database
      .selectFrom('consents')
      .select(['brand', 'seeker_id', 'choice', 'agreed_at'])
      .where('unique_identifier', '=', uniqueIdentifier)
      .orderBy('id')
      .execute();
    const always = { brand: 'tech', agreed_at: new Date(services.now) };
    expect(rows).toEqual([
      { ...always, seeker_id: null, choice: 'all' },
      { ...always, seeker_id: seeker.id, choice: 'necessary' },
    ]);
  });
});

describe('the export', () => {
  it('holds all that is kept of its seeker', async () => {
    const { token, seeker } = await addBusySeeker('Meera Iyer', 'meera@example.com');
    const data = await services.call(dataExport, { token });
    expect(data).toMatchObject({
      exportedAt: new Date(services.now).toISOString(),
      account: {
        id: seeker.public_id,
        name: 'Meera Iyer',
        email: 'meera@example.com',
        phone: '+919876543210',
        emailChange: { email: 'new.meera@example.com' },
        createdAt: seeker.created_at.toISOString(),
      },
      settings: { education: 1, emailChangeRequestedOn: Math.floor(services.now / 1000) },
      blockedCompanies: [{ id: expect.any(Number) }],
      savedJobs: [{ jobId: expect.any(Number), savedAt: expect.any(String) }],
      applications: [{ jobId: expect.any(Number), appliedAt: expect.any(String) }],
      hiddenJobs: [{ jobId: expect.any(Number), hiddenAt: expect.any(String) }],
      unfollowedRecruiters: [{ recruiterId: expect.any(Number) }],
      feedPreferences: { cities: [{ slug: 'pune' }] },
      followedCompanies: [{ id: expect.any(Number) }],
      jobReports: [{ reason: 'other', note: 'Told by Meera Iyer.' }],
      profile: {
        pd: { dob: '1994-05-06', locations: { preferred: [{ slug: 'pune' }] } },
        we: { professionalInfo: [{ company: 'Meera Iyer & Sons' }] },
        ed: { educationInfo: { info: [{ institute: 'Academy of Meera Iyer' }] } },
        co: { coverText: 'I am Meera Iyer.' },
        atr: { skills: [{ key: 'java' }], tags: [{ key: 'java' }] },
        registration: { next: 'addWorkExperience' },
      },
      sessions: [{ browser: 'A browser of the tests', endedAt: null }],
      consents: [{ choice: 'all' }],
      jobAlerts: {
        items: [{ name: 'Meera Iyer jobs', frequency: 'daily', filters: { query: 'Meera Iyer' } }],
        jobs: [],
      },
      recruiterViews: [{ recruiter: expect.any(String), times: 1 }],
    });
    expect(data.messages.map(({ template }) => template)).toEqual([
      'contact-code',
      'email-change',
      'email-change-notice',
      'application-sent',
    ]);
  });

  it('names every column of the tables that it is made of, but what only signs in', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'seekers'`.execute(services.database);
    const secret = ['id', 'password_hash', 'settings', 'deactivated_at', 'deactivation_reason'];
    const steps = ['totp_secret', 'totp_last_step', 'pending_second_factor', 'pending_totp_secret'];
    const profileRows = rows
      .map(({ name }) => name.replace('public_', ''))
      .filter((name) => name === 'id' || ![...secret, ...steps].includes(name))
      .map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
    const { token } = await addSeeker(services);
    const { account } = await services.call(dataExport, { token });
    expect(new Set(Object.keys(account))).toEqual(new Set([...profileRows, 'emailChange']));
  });

  it('lets nobody in, and holds nothing of anybody else', async () => {
    const { token } = await addBusySeeker('Kiran Das', 'kiran@example.com');
    const other = await addSeeker(services, { name: 'Latha Menon' });
    const own = JSON.stringify(await services.call(dataExport, { token }));
    const [code] = await services.database
      .selectFrom('messages')
      .select(sql<string>`variables->>'code'`.as('code'))
      .where('recipient', '=', 'kiran@example.com')
      .where('template', '=', 'contact-code')
      .execute();
    expect(code?.code).toMatch(/^\d{6}$/);
    expect(own).not.toContain(`"${code?.code}"`);
    expect(own).not.toMatch(/argon2|"(token|code)":"[^"]/);
    expect(own).not.toContain('Latha');
    const others = JSON.stringify(await services.call(dataExport, { token: other.token }));
    expect(others).not.toMatch(/Kiran|kiran/);
    expect(await services.call(dataExport, { token: other.token })).toMatchObject({
      blockedCompanies: [],
      savedJobs: [],
      applications: [],
      jobReports: [],
      hiddenJobs: [],
      unfollowedRecruiters: [],
      followedCompanies: [],
      consents: [],
      messages: [],
    });
  });

  it('is nothing to visitors', async () => {
    expect(await services.send(dataExport)).toMatchObject({ status: 401 });
  });
});

/** Every table of every schema that contains the word in any column, whatever its type. */
const tablesHolding = async (word: string): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    services.database,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.raw(name)} as entry
      where position(${word.toLowerCase()} in lower(entry::text)) > 0 limit 1`.execute(
      services.database,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
};

const OWN_TABLES = [
  'applications',
  'cover_letters',
  'educations',
  'followed_companies',
  'followed_tags',
  'job_reports',
  'named_alerts',
  'positions',
  'preferred_cities',
  'profile_views',
  'profiles',
  'saved_jobs',
  'seeker_skills',
] as const;

describe('erasing', () => {
  it('leaves nothing of the person in any table, once word of it has gone', async () => {
    const name = 'Zubeida Quill';
    const email = 'Zubeida.Quill@example.com';
    const { token, seeker } = await addBusySeeker(name, email);
    const other = await addSeeker(services);
    const change = { email: email.toUpperCase(), password: TEST_PASSWORD };
    await services.call(changeEmail, { token: other.token, body: change });
    await services.call(forgot, { body: { email } });
    const tablesFound = async () =>
      new Set((await Promise.all([email, name].map(tablesHolding))).flat());
    const subject = `seeker:${seeker.id},`;
    expect(await tablesHolding(subject)).toEqual(['public.codes']);
    expect(await tablesFound()).toEqual(
      new Set([
        'graphile_worker._private_jobs',
        'public.codes',
        'public.cover_letters',
        'public.educations',
        'public.email_changes',
        'public.job_reports',
        'public.messages',
        'public.named_alerts',
        'public.positions',
        'public.seekers',
      ]),
    );
    await services.call(erase, { token, body: { password: TEST_PASSWORD } });
    expect(await tablesFound()).toEqual(new Set(['public.messages']));
    await runTestJobs(services, { smtpUrl: mailServer.url });
    expect([...(await tablesFound())]).toEqual([]);
    expect(await tablesHolding(subject)).toEqual([]);
    for (const table of OWN_TABLES) {
      const left = services.database.selectFrom(table).where('seeker_id', '=', seeker.id);
      expect(await left.selectAll().execute()).toEqual([]);
    }
    const mails = mailServer.mails.filter(({ mail }) => mail.to?.[0]?.address === email);
    expect(mails.map(({ mail }) => mail.subject)).toEqual([
      'Your Broadsheet Tech account is deleted',
    ]);
    expect(await services.send(settings, { token })).toMatchObject({ status: 418 });
  });

  it('takes the password, and touches nobody else', async () => {
    const { token } = await addBusySeeker('Farah Khan', 'farah@example.com');
    const twin = await addSeeker(services, { email: 'farah@example.com', brand: 'management' });
    const refused = await services.send(erase, { token, body: { password: 'not it' } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    const before = await services.call(dataExport, { token: twin.token, brand: 'management' });
    await services.call(erase, { token, body: { password: TEST_PASSWORD } });
    expect(await services.call(dataExport, { token: twin.token, brand: 'management' })).toEqual(
      before,
    );
  });
});
