import { AppError } from '@broadsheet/contract/errors';
import { STUDIO_CALLS } from '@broadsheet/contract/studio/calls';
import { hasRole, STAFF_ROLES } from '@broadsheet/contract/studio/staff';
import type { StudioCall } from '@broadsheet/contract/studio/studio-call';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StudioHandlers } from './studio-handler.ts';
import {
  addMembers,
  type CallName,
  FORBIDDEN,
  openStudioSite,
  type StudioSite,
  UNAUTHORIZED,
} from './studio-site.fixture.ts';

const CALLS = Object.keys(STUDIO_CALLS) as CallName[];
const callOf = (name: CallName): StudioCall => STUDIO_CALLS[name];
const WRITES = CALLS.filter((name) => callOf(name).method !== 'GET');
const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  {},
];

let opened: TestDatabase;
let studio: StudioSite;
/** The calls that were admitted, in order. */
const reached: CallName[] = [];

beforeAll(async () => {
  opened = await createEmptyDatabase();
  const noting = CALLS.map((name) => [
    name,
    async () => {
      reached.push(name);
      throw new AppError('CHANGE_CLOSED');
    },
  ]);
  const handlers: Partial<StudioHandlers> = Object.fromEntries(noting);
  studio = await openStudioSite(opened.url, { handlers });
  await addMembers(studio);
});
afterEach(() => void reached.splice(0));
afterAll(async () => {
  await studio.close();
  await opened.close();
});

it.each(CALLS)('%s is for its roles alone, and tells nobody else anything', async (name) => {
  const { role: needed } = callOf(name);
  const may = STAFF_ROLES.filter((role) => needed !== 'nobody' && hasRole(role, needed));
  const strangers = needed === 'nobody' ? [] : ['', 'made-up', studio.tokens.admin.slice(1)];
  for (const token of strangers) expect(await studio.codeOf(name, { token })).toEqual(UNAUTHORIZED);
  for (const role of STAFF_ROLES.filter((one) => needed !== 'nobody' && !may.includes(one)))
    expect(await studio.codeOf(name, { token: studio.tokens[role] })).toEqual(FORBIDDEN);
  expect(reached).toEqual([]);
  for (const token of needed === 'nobody' ? [''] : may.map((role) => studio.tokens[role])) {
    const [, code] = await studio.codeOf(name, { token });
    expect(['CHANGE_CLOSED', 'VALIDATION']).toContain(code);
  }
});

it.each(WRITES)('%s is made by our own pages alone', async (name) => {
  for (const headers of FOREIGN)
    expect(await studio.codeOf(name, { token: studio.tokens.admin, headers })).toEqual(FORBIDDEN);
  expect(reached).toEqual([]);
});
