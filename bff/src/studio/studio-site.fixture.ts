import { cookieNameOf } from '@broadsheet/contract/cookie-names';
import { AppError } from '@broadsheet/contract/errors';
import { STUDIO_CALLS } from '@broadsheet/contract/studio/calls';
import { STAFF_ROLES, type StaffRole } from '@broadsheet/contract/studio/staff';
import { STUDIO_API_PATH, type StudioCall } from '@broadsheet/contract/studio/studio-call';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { openStaff } from '@broadsheet/staff/open-staff';
import type { InjectOptions } from 'fastify';
import { Value } from 'typebox/value';
import { expect } from 'vitest';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';
import { createImageStore } from '../media/image-store.ts';
import { createVideoStore } from '../media/video/video-store.ts';
import { noDrafts } from './drafts.ts';
import { noRevisions } from './revision-contents.ts';
import { createStaffHandlers } from './staff-handlers.ts';
import type { StudioHandlers } from './studio-handler.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
export const PASSWORD = 'seven purple lanterns';
const OWN = { 'sec-fetch-site': 'same-origin' };

export const emailOf = (role: StaffRole): string => `${role}@tech.example`;
const pathOf = ({ path }: StudioCall): string =>
  `${STUDIO_API_PATH}${path.replace('{number}', '7').replace(/\{\w+\}/, 'd9b7b5b4-6a5e-4d0e-9c6e-2d4f4b2f9d11')}`;

export type CallName = keyof typeof STUDIO_CALLS;
export const UNAUTHORIZED = [401, 'UNAUTHORIZED'];
export const FORBIDDEN = [403, 'FORBIDDEN'];

interface Sent {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly body?: InjectOptions['payload'];
  readonly path?: string;
}

/** Status and code of an error. */
export const codeOf = async (pending: ReturnType<TestSite['request']>) => {
  const answer = await pending;
  return [answer.statusCode, answer.json().code];
};

/** A whole site with Studio over a database, with one member of each role. */
export const openStudioSite = async (
  databaseUrl: DatabaseUrl,
  {
    handlers = {},
    env = {},
  }: { handlers?: Partial<StudioHandlers>; env?: Record<string, string> } = {},
) => {
  const clock = { now: NOW };
  const staff = openStaff({ databaseUrl, now: () => clock.now });
  // The staff handlers are the real ones, unless a test passes its own.
  const all = { ...createStaffHandlers(staff), ...handlers } as StudioHandlers;
  const site = await openTestSite({
    env,
    studio: (_content, _log, _upstream, contentDir) => ({
      handlers: all,
      staff,
      draftOf: noDrafts,
      revisionOf: noRevisions,
      images: createImageStore({ contentDir, database: null }),
      videos: createVideoStore({ contentDir, database: null, now: () => clock.now }),
      runQuery: () => Promise.reject(new AppError('STUDIO_UNAVAILABLE')),
    }),
  });
  const cookie = cookieNameOf('studio_session', env.APP_ENV === 'production');

  /** Makes a call; a 200 response is validated against its schema. */
  const call = async (name: CallName, sent: Sent = {}) => {
    const call: StudioCall = STUDIO_CALLS[name];
    const cookies = sent.token ? { cookie: `${cookie}=${sent.token}` } : {};
    const answer = await site.request(sent.path ?? pathOf(call), {
      method: call.method,
      headers: { ...cookies, ...(sent.headers ?? OWN) },
      ...(sent.body === undefined ? {} : { payload: sent.body }),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    if (answer.statusCode === 200) expect(Value.Errors(call.answer, answer.json())).toEqual([]);
    return answer;
  };
  const login = async (role: StaffRole): Promise<string> => {
    const answer = await call('studioLogin', {
      body: { email: emailOf(role), password: PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
    return answer.cookies.find(({ name }) => name === cookie)?.value ?? '';
  };
  return {
    site,
    staff,
    clock,
    /** Of a session of each role, once there are members. */
    tokens: { viewer: '', editor: '', publisher: '', admin: '' },
    call,
    codeOf: (name: CallName, sent?: Sent) => codeOf(call(name, sent)),
    login,
    close: async (): Promise<void> => {
      await Promise.all([site.close(), staff.close()]);
    },
  };
};

export type StudioSite = Awaited<ReturnType<typeof openStudioSite>>;

/** Adds one member of each role, and logs each in. */
export const addMembers = async ({ staff, tokens }: StudioSite): Promise<void> => {
  const member = (role: StaffRole) => ({
    email: emailOf(role),
    name: `The ${role}`,
    role,
    password: PASSWORD,
  });
  await staff.addFirst(STAFF_ROLES.map(member));
  for (const role of STAFF_ROLES) {
    const given = { email: emailOf(role), password: PASSWORD, clientAddress: '203.0.113.7' };
    tokens[role] = (await staff.login(given)).token;
  }
};
