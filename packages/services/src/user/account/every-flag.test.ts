import { saveSettings, settings } from '@broadsheet/contract/calls/account';
import { addJobAlert } from '@broadsheet/contract/calls/alerts';
import { applyMultiple } from '@broadsheet/contract/calls/applications';
import { courseEnquiry } from '@broadsheet/contract/calls/course';
import { followUp } from '@broadsheet/contract/calls/follow-up';
import { applyJob, saveJob } from '@broadsheet/contract/calls/job-actions';
import { findCandidates, jobApplicants } from '@broadsheet/contract/calls/recruiter-side';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { SettingsChange } from '@broadsheet/contract/entities/profile-settings';
import {
  KNOWN_STATES,
  type KnownFlag,
  SETTABLE_FLAGS,
  type SettableFlag,
} from '@broadsheet/contract/profile-flags';
import { addChat, addRecruiterMessage } from '@broadsheet/test-kit/database/add-chat';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addRecommendation, writtenBy } from '@broadsheet/test-kit/database/add-recommendation';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { addSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import { addTestDevice } from '@broadsheet/test-kit/database/add-test-device';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage } from '@broadsheet/test-kit/database/find-message';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueCourseLetters } from '../../course/queue-course-letters.ts';
import { queueJobAlerts } from '../../job/alerts/queue-job-alerts.ts';
import { setApplicationStatus } from '../../job/applications/set-status.ts';
import { answerFollowUp } from '../../job/follow-ups/answer-follow-up.ts';
import { queueWeeklyReports } from '../../job/reports/queue-weekly-reports.ts';
import { queueClosingReminders } from '../../job/seeker-acts/queue-closing-reminders.ts';
import { createDirectory } from '../../platform/brands/directory.ts';
import type { MessageTemplate } from '../../platform/messages/queue-message.ts';
import { addNotification } from '../../platform/notifications/add-notification.ts';
import { readShownRecommendations } from '../recommendations/shown-recommendations.ts';
import { readProfileSettings } from './profile-settings.ts';

const BACKEND = 1;
const BANGALORE = 2;
const PROFILE = { city_id: BANGALORE, category_id: BACKEND, experience_months: 36 };

let services: TestServices;
let skill: { readonly id: number; readonly tag: string; readonly label: string };
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  await services.database.deleteFrom('jobs').execute();
  const { data_id: id, ...tag } = await services.database
    .selectFrom('tags')
    .select(['data_id', 'tag', 'label'])
    .where('brand', '=', 'tech')
    .where('tag', '=', 'java')
    .executeTakeFirstOrThrow();
  skill = { id, ...tag };
});
afterAll(() => services.close());

const context = () => {
  const { database, messages, messagesOf, now } = services;
  return { database, messages, messagesOf, now, readDirectory: createDirectory(database) };
};
type Chosen = SettingsChange;
const add = (chosen: Chosen, changes: Parameters<typeof addSeeker>[1] = {}) =>
  addSeeker(services, { settings: JSON.stringify(chosen), ...changes }, PROFILE);
const isMailed = async ({ seeker }: TestSeeker, template: MessageTemplate) =>
  (await findMessage(services, template, seeker.email)) !== undefined;
const apply = ({ token }: TestSeeker, jobId: number) =>
  services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(jobId) } });
const knowJava = ({ seeker }: TestSeeker) =>
  services.database
    .insertInto('seeker_skills')
    .values({ seeker_id: seeker.id, tag_id: skill.id, position: 0 })
    .execute();

const candidatesFor = async (query: { mixedTeam?: 0 | 1 } = {}) => {
  const { token } = await addRecruiter(services);
  const flagQuery = { skill: skill.tag, size: 100, ...query };
  const { items } = await services.call(findCandidates, { token, query: flagQuery });
  return items.map(({ applicantId }) => applicantId);
};
const isFound = async (chosen: Chosen, query = {}) => {
  const added = await add(chosen);
  await knowJava(added);
  return (await candidatesFor(query)).includes(added.seeker.public_id);
};
const isApplicant = async (chosen: Chosen) => {
  const { token, jobId } = await addRecruiter(services);
  await apply(await add(chosen), jobId);
  return (await services.call(jobApplicants, { token, params: { jobId } })).total === 1;
};

/** Whether a notice of a type is queued for the device of a seeker. */
const isNoticed = async (chosen: Chosen, type: 2 | 4 | 11) => {
  const { seeker, token } = await add(chosen);
  const { id } = await addTestDevice(services, token);
  await services.database
    .transaction()
    .execute((transaction) =>
      addNotification(
        transaction,
        { seekerId: seeker.id, type, text: 'News.', link: '/jobfeed', about: null },
        services.now,
      ),
    );
  const { rows } = await sql`
    select from graphile_worker.jobs where key like ${`notice:${id}:%`}`.execute(services.database);
  return rows.length === 1;
};

/** For each flag, whether its promise holds for a seeker who has set nothing else. */
const EFFECTS: Readonly<Record<SettableFlag, (chosen: Chosen) => Promise<boolean>>> = {
  search: (chosen) => isFound(chosen),
  unpublish: async (chosen) => !(await isApplicant(chosen)) && !(await isFound(chosen)),
  hideResume: async (chosen) => !(await isApplicant(chosen)) && !(await isFound(chosen)),
  hideStories: async (chosen) => {
    const { seeker } = await add(chosen);
    const written = { ...writtenBy(services.now), status: 'accepted' as const };
    await addRecommendation(services, seeker.id, written);
    return (await readShownRecommendations(services.database, seeker)).length === 0;
  },
  chat: async (chosen) => {
    const chat = await addChat(services);
    await services.database
      .updateTable('seekers')
      .set({ settings: JSON.stringify(chosen) })
      .where('id', '=', chat.seeker.id)
      .execute();
    return addRecruiterMessage(services, chat, 'Hello').then(
      () => true,
      (error) => error.code !== 'CHAT_CLOSED',
    );
  },
  boost: async (chosen) => {
    const boosted = await add(chosen);
    services.now += 1_000;
    const newer = await add({});
    await Promise.all([knowJava(boosted), knowJava(newer)]);
    const order = await candidatesFor();
    return order.indexOf(boosted.seeker.public_id) < order.indexOf(newer.seeker.public_id);
  },
  diversity: (chosen) => isFound(chosen, { mixedTeam: 1 }),
  jobFeed: async (chosen) => {
    const added = await add(chosen);
    await addJob({ ...services, demoNow: services.now });
    const alert = { frequency: 'daily' } as const;
    await services.call(addJobAlert, { token: added.token, body: alert });
    await services.call(saveSettings, {
      token: added.token,
      body: { settings: JSON.stringify(chosen) },
    });
    await queueJobAlerts(context());
    return isMailed(added, 'job-alert');
  },
  weeklyJobReport: async (chosen) => {
    const added = await add(chosen);
    await addJob({ ...services, demoNow: services.now });
    await queueWeeklyReports(context());
    return isMailed(added, 'weekly-job-report');
  },
  jobAction: async (chosen) => {
    const added = await add(chosen, { isPro: true });
    const of = { seekerId: added.seeker.id, by: null };
    const applied = await addJob(services);
    await apply(added, applied);
    await setApplicationStatus(context(), { ...of, jobId: applied, status: 'shortlisted' });
    const saved = await addJob(services, { expires_at: new Date(services.now + DAY_MS) });
    await services.call(saveJob, { token: added.token, body: { jobcode: String(saved) } });
    await queueClosingReminders(context());
    const mailed = [
      await isMailed(added, 'application-status'),
      await isMailed(added, 'saved-jobs-closing'),
    ];
    expect(new Set(mailed).size).toBe(1);
    return mailed.every(Boolean);
  },
  followUp: async (chosen) => {
    const added = await add(chosen, { isPro: true });
    const jobId = await addJob(services);
    await apply(added, jobId);
    const { token, seeker } = added;
    await services.call(followUp, { token, body: { jobcode: String(jobId) } });
    await answerFollowUp(context(), { seekerId: seeker.id, jobId, text: 'Next week.' });
    return isMailed(added, 'follow-up-answered');
  },
  education: async (chosen) => {
    const added = await add(chosen);
    await knowJava(added);
    await queueCourseLetters(context());
    return isMailed(added, 'course-letter');
  },
  similarCourseEnquiry: async (chosen) => {
    const { token } = await add(chosen);
    const { id } = await services.database
      .selectFrom('courses')
      .select('id')
      .where('brand', '=', 'tech')
      .where('status', '=', 'open')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const body = { courseIds: String(id), similar: 1 as const };
    return (await services.call(courseEnquiry, { token, body })).similarCourses > 0;
  },
  promotions: async (chosen) => {
    const added = await add(chosen);
    const { applyLimit } = await context().readDirectory('tech');
    const ids: number[] = [];
    for (let at = 0; at < applyLimit; at += 1) ids.push(await addJob(services));
    await services.call(applyMultiple, {
      token: added.token,
      body: { applyAnyway: 1, jobIds: ids.join() },
    });
    return isMailed(added, 'applications-used');
  },
  noticeInterviews: (chosen) => isNoticed(chosen, 2),
  noticeMessages: (chosen) => isNoticed(chosen, 4),
  noticeAlerts: (chosen) => isNoticed(chosen, 11),
  jobApply: async (chosen) => {
    const added = await add(chosen);
    await apply(added, await addJob(services));
    return isMailed(added, 'application-sent');
  },
  coverLetter: async (chosen) => {
    const added = await add(chosen);
    const letter = { seeker_id: added.seeker.id, text: 'Dear all', updated_at: new Date() };
    await services.database.insertInto('cover_letters').values(letter).execute();
    await apply(added, await addJob(services));
    const { cover_letter } = await services.database
      .selectFrom('applications')
      .select('cover_letter')
      .where('seeker_id', '=', added.seeker.id)
      .executeTakeFirstOrThrow();
    return cover_letter === 'Dear all';
  },
};

describe('a switch does what it says where it is on, and nothing of it where it is off', () => {
  it.each(SETTABLE_FLAGS)('%s', async (flag) => {
    expect(await EFFECTS[flag]({ [flag]: 1 })).toBe(true);
    expect(await EFFECTS[flag]({ [flag]: 0 })).toBe(false);
  });
});

const wait = async (days: number) => {
  services.now += days * DAY_MS;
};

/** For each known state, sets it up and ends it. */
const CAUSES: Readonly<
  Record<KnownFlag, (added: TestSeeker) => Promise<{ readonly end: () => Promise<unknown> }>>
> = {
  invalidEmail: async ({ seeker }) => {
    const set = (email_invalid_at: Date | null) =>
      services.database
        .updateTable('seekers')
        .set({ email_invalid_at })
        .where('id', '=', seeker.id)
        .execute();
    await set(new Date(services.now));
    return { end: () => set(null) };
  },
  emailChangeRequestedOn: async ({ seeker }) => {
    const change = { email: 'asha.new@example.org', requested_at: new Date(services.now) };
    const { database } = services;
    await database
      .insertInto('email_changes')
      .values({ seeker_id: seeker.id, ...change })
      .execute();
    return {
      end: () => database.deleteFrom('email_changes').where('seeker_id', '=', seeker.id).execute(),
    };
  },
  testPending: async (added) => {
    const jobId = await addJob(services);
    const test = { job_id: jobId, title: 'Java basics', minutes: 2, pass_mark: 50, days: 7 };
    await services.database.insertInto('assessments').values(test).execute();
    await apply(added, jobId);
    return { end: () => wait(8) };
  },
  followUpUsed: async (added) => {
    const jobId = await addJob(services);
    await apply(added, jobId);
    const { token } = added;
    await services.call(followUp, { token, body: { jobcode: String(jobId) } });
    return { end: () => wait(7) };
  },
  twoFactorAuth: async ({ seeker }) => {
    const set = (second_factor: 'email' | null) =>
      services.database
        .updateTable('seekers')
        .set({ second_factor })
        .where('id', '=', seeker.id)
        .execute();
    await set('email');
    return { end: () => set(null) };
  },
};

describe('a state tells what stands, and nothing else', () => {
  it.each(Object.keys(KNOWN_STATES) as KnownFlag[])('%s', async (flag) => {
    const added = await add({}, { isPro: true });
    const listNotified = async () => {
      const seeker = await services.database
        .selectFrom('seekers')
        .selectAll()
        .where('id', '=', added.seeker.id)
        .executeTakeFirstOrThrow();
      const all = await readProfileSettings(services.database, seeker, services.now);
      return (Object.keys(KNOWN_STATES) as KnownFlag[]).filter((name) => all[name] > 0);
    };
    expect(await listNotified()).toEqual([]);
    const { end } = await CAUSES[flag](added);
    expect(await listNotified()).toEqual([flag]);
    expect((await services.call(settings, { token: added.token })).settings[flag]).toBeGreaterThan(
      0,
    );
    await end();
    expect(await listNotified()).toEqual([]);
  });
});
