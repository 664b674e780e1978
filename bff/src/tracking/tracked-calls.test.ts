import { TrackedEvent } from '@broadsheet/contract/events';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  CREDENTIALS,
  done,
  FORM,
  LOGIN,
  OWN,
  post,
  services,
  sessionOf,
  setCookies,
  signedIn,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';
import type { TestSite } from '../fixtures/test-site.fixture.ts';

const VISITOR = '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const AGREED = `consent=all.1; vid=${VISITOR}`;
const PAGE = 'http://tech.localhost/c/backend-jobs?pref=7&token=s3cret';
const NAVIGATION = { ...FORM, ...OWN, 'sec-fetch-mode': 'navigate', referer: PAGE };
const VERIFY = '/user/twoFactorAuth/verify-two-fa';

const openSite = useTestSites();
const open = async (answers: Parameters<typeof services>[0] = {}): Promise<TestSite> =>
  openSite({
    service: services({
      [VALIDATE]: sessionOf(),
      '/auth/login': signedIn(await tokenOf()),
      '/auth/register': { seekerId: 'r1', ...done },
      '/user/erase': done,
      [VERIFY]: signedIn(await tokenOf({ generation: 1 })),
      '/job/jobdetail/save': { saved: 1, count: 1, ...done },
      '/job/jobdetail/unsave': { saved: 0, count: 0, ...done },
      '/job/jobdetail/apply': { already: false, appliedAt: 'now', applyUrl: null, ...done },
      '/job/jobdetail/report': done,
      '/course/courseenquiry': { courseIds: [3, 4], similarCourses: 0, ...done },
      ...answers,
    }),
  });
const signedInAs = async (step = false): Promise<string> =>
  `${AGREED}; token=${await tokenOf({ isSecondStep: step })}`;

describe('a call that has succeeded', () => {
  it('is an event of the page that it was made on', async () => {
    const site = await open();
    const pool = encodeURIComponent('{"ref":"svj","email":"s3cret","utm":"a\\u0000"}');
    const headers = { ...OWN, cookie: await signedInAs(), referer: PAGE };
    for (const [path, body] of [
      ['/api/job/jobdetail/apply', { jobcode: '7' }],
      ['/api/job/jobdetail/unsave', { jobcode: '7' }],
      ['/api/job/jobdetail/report', { id: 7, action: 'job', reason: 'fraud', note: 's3cret' }],
      ['/api/course/courseenquiry', { courseIds: '3,4,3' }],
    ] as const)
      expect((await post(site, `${path}?refPool=${pool}`, body, headers)).statusCode).toBe(200);
    const { events } = site.recorded;
    const made = { type: 'call', visitor: VISITOR, page: 'category', listing: 1 };
    const place = { ...made, origin: 'SavedJob', source: 7, refPool: { ref: 'svj' } };
    expect(events).toMatchObject([
      { ...place, call: 'apply', subjects: ['7'] },
      { ...place, call: 'unsave', subjects: ['7'] },
      { ...place, call: 'report', subjects: ['7'] },
      { ...place, call: 'course-enquiry', subjects: ['3', '4'] },
    ]);
    expect(events.every((event) => Value.Check(TrackedEvent, event))).toBe(true);
    expect(JSON.stringify(events)).not.toMatch(/s3cret|u0000/);
  });

  it('by a form tells its page by the Referer', async () => {
    const site = await open();
    const headers = { ...NAVIGATION, cookie: await signedInAs() };
    expect((await post(site, '/api/job/jobdetail/save', 'jobcode=7', headers)).statusCode).toBe(
      303,
    );
    expect(site.recorded.events).toMatchObject([
      { call: 'save', page: 'category', origin: 'CategoryPage', source: 2, refPool: { pref: '7' } },
    ]);
  });

  it('holds nothing of who registers or signs in', async () => {
    const site = await open();
    const headers = { ...OWN, cookie: AGREED };
    const person = { name: 'Asha Rao', ...CREDENTIALS };
    await post(site, '/api/auth/register', person, headers);
    await post(site, LOGIN, CREDENTIALS, headers);
    expect(site.recorded.events).toMatchObject([
      { call: 'register', subjects: [], page: null, view: null },
      { call: 'login', subjects: [] },
    ]);
    expect(JSON.stringify(site.recorded.events)).not.toMatch(/asha|rao|password/i);
  });

  it('is a login with its last step, and none where that is set up', async () => {
    const site = await open({
      '/auth/login': signedIn(await tokenOf({ isSecondStep: true }), 'totp'),
    });
    await post(site, LOGIN, CREDENTIALS, { ...OWN, cookie: AGREED });
    const verify = async (isStep: boolean) =>
      post(site, `/api${VERIFY}`, { otp: '123456' }, { ...OWN, cookie: await signedInAs(isStep) });
    expect((await verify(false)).statusCode).toBe(200);
    expect(site.recorded.events).toEqual([]);
    expect((await verify(true)).statusCode).toBe(200);
    expect(site.recorded.events).toMatchObject([{ call: 'login' }]);
  });
});

it('what was asked for before the login is an event of the page that it was asked for on', async () => {
  const site = await open();
  const answer = await post(site, '/api/job/jobdetail/save', 'jobcode=7', {
    ...NAVIGATION,
    cookie: AGREED,
  });
  expect(site.recorded.events).toEqual([]);
  const { 'deferred-call': deferredCookie, 'login-flow': flow } = setCookies(answer);
  const cookie = `${AGREED}; deferred-call=${encodeURIComponent(deferredCookie ?? '')}; login-flow=${flow}`;
  const referer = `http://tech.localhost${answer.headers.location}`;
  await post(site, LOGIN, CREDENTIALS, { ...OWN, cookie, referer });
  expect(site.recorded.events).toMatchObject([
    { call: 'save', subjects: ['7'], page: 'category', origin: 'CategoryPage' },
    { call: 'login', page: 'login', origin: null },
  ]);
});

it('a call that fails, and one of somebody who has not agreed, is no event', async () => {
  const site = await open({ '/job/jobdetail/apply': json({ message: 'no' }, 500) });
  const apply = (cookie: string) =>
    post(site, '/api/job/jobdetail/apply', { jobcode: '7' }, { ...OWN, cookie });
  expect((await apply(await signedInAs())).statusCode).toBe(502);
  const token = await tokenOf();
  const save = (cookie: string) =>
    post(site, '/api/job/jobdetail/save', { jobcode: '7' }, { ...OWN, cookie });
  for (const consent of [`vid=${VISITOR}`, `consent=necessary.1; vid=${VISITOR}`, 'consent=all.1'])
    expect((await save(`${consent}; token=${token}`)).statusCode).toBe(200);
  expect(site.recorded.events).toEqual([]);
});

it('who erases their account has the events of their browser removed, and is nobody to experiments', async () => {
  const site = await open();
  const headers = { ...OWN, cookie: await signedInAs() };
  const refused = await post(site, '/api/user/erase', {}, headers);
  expect([refused.statusCode, site.recorded.forgotten]).toEqual([400, []]);
  const erased = await post(site, '/api/user/erase', { password: 'a long password' }, headers);
  expect(site.recorded.forgotten).toEqual([VISITOR]);
  expect(site.recorded.anonymised).toEqual([
    { kind: 'visitor', id: VISITOR },
    { kind: 'seeker', id: '7' },
  ]);
  expect(erased.headers['set-cookie']).toEqual(
    expect.arrayContaining([expect.stringMatching(/^vid=;/), expect.stringMatching(/^arms=;/)]),
  );
});
