import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { refresh } from '@broadsheet/contract/calls/auth';
import { hrefOf } from '@broadsheet/contract/match-page';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { TObject } from 'typebox';
import type { CanaryPerson } from './canary-people.ts';

type Ids = Omit<CanaryPerson, 'canary' | 'token'>;

/** Values for path parameters, or the query that a call requires. */
const valuesOf = ({
  seekerId,
  conversationId,
  jobId,
  calendarId,
  slotId,
}: Record<keyof Ids, unknown>) =>
  new Map([
    ['userId', String(seekerId)],
    ['conversationId', String(conversationId)],
    ['jobId', String(jobId)],
    ['jobcode', String(jobId)],
    ['id', String(seekerId)],
    ['section', 'verify-contact-details'],
    ['calendarId', String(calendarId)],
    ['slotId', String(slotId)],
  ]);

/** The address as a template. */
const NAMES: Record<keyof Ids, string> = {
  seekerId: '{seekerId}',
  conversationId: '{conversationId}',
  jobId: '{jobId}',
  closedJobId: '{closedJobId}',
  calendarId: '{calendarId}',
  bookedCalendarId: '{bookedCalendarId}',
  slotId: '{slotId}',
};

/** Query parameters that name a personal entity. */
const REQUESTED_IDS = ['jobcode', 'jobId', 'id', 'userId', 'calendarId', 'slotId'];

/** The ids that differ from those of all others. */
const idsFor = (path: string, ids: Record<keyof Ids, unknown>): ReadonlyMap<string, string> => {
  const values = valuesOf(ids);
  if (path.endsWith('/calendar-file')) values.set('calendarId', String(ids.bookedCalendarId));
  if (path.startsWith('/job/applied/')) values.set('jobId', String(ids.closedJobId));
  return values;
};

const fill = (path: string, values: ReadonlyMap<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '1');

/** Personal reads, without endless streams, and without calls that end the session's token. */
const isRead = (call: CallDefinition): boolean =>
  call.method === 'GET' && call.auth === 'token' && !call.answersStream && call !== refresh;

const addressOfCall = (call: CallDefinition, ids: Record<keyof Ids, unknown>): string => {
  const values = idsFor(call.path, ids);
  const named = REQUESTED_IDS.filter((name) => name in (call.query as TObject).properties);
  const query = named.map((name) => [name, values.get(name) ?? '1']);
  const path = fill(bffPathOf(call), values);
  return query.length === 0 ? path : `${path}?${query.map((pair) => pair.join('=')).join('&')}`;
};

const isOfSeeker = (kind: PageLayoutName): boolean => {
  const { auth, brands }: PageKindDefinition = PAGE_KINDS[kind];
  return auth === 'seeker' && (!brands || brands.includes('tech'));
};

/**
 * Every personal read and page, with the caller's ids: the same addresses in the same order for everybody. @param ids
 * by default placeholders
 */
export const ownAddresses = (ids: Record<keyof Ids, unknown> = NAMES): readonly string[] => {
  const pages = (Object.keys(PAGE_KINDS) as PageLayoutName[])
    .filter(isOfSeeker)
    .flatMap((kind) => PAGE_KINDS[kind].paths.map((path) => fill(path, idsFor(path, ids))));
  return [
    ...CALLS.filter(isRead).map((call) => addressOfCall(call, ids)),
    ...pages,
    ...pages.map((path) => `/api/layout?${new URLSearchParams({ path })}`),
  ];
};

/** Public pages, as HTML, as JSON, and as rendered blocks. */
export const openAddresses = async (
  site: Pick<RunningSite, 'request'>,
): Promise<readonly string[]> => {
  const { recommend: _, ...open } = await readPageAddresses(site, 'tech');
  const pages = [hrefOf('home'), ...Object.values(open).flat()];
  const jsons = pages.map((path) => `/api/layout?${new URLSearchParams({ path, html: '1' })}`);
  return [...new Set([...pages, ...jsons])];
};
