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

/** What stands in an address for a parameter, or the query that a call is not asked without. */
const valuesOf = ({ seekerId, conversationId, jobId }: CanaryPerson) =>
  new Map([
    ['userId', String(seekerId)],
    ['conversationId', String(conversationId)],
    ['jobId', String(jobId)],
    ['jobcode', String(jobId)],
  ]);

/** Parameters of queries that name one's own things. */
const ASKED_FOR = ['jobcode', 'jobId', 'id', 'userId'];

const fill = (path: string, values: ReadonlyMap<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '1');

/** Reads of one's own: no stream, which has no end, and nothing that ends the session's token. */
const isRead = (call: CallDefinition): boolean =>
  call.method === 'GET' && call.auth === 'token' && !call.answersStream && call !== refresh;

const addressOfCall = (call: CallDefinition, values: ReadonlyMap<string, string>): string => {
  const named = ASKED_FOR.filter((name) => name in (call.query as TObject).properties);
  const query = named.map((name) => [name, values.get(name) ?? values.get('jobId') ?? '1']);
  const path = fill(bffPathOf(call), values);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
};

const isOfSeeker = (kind: PageLayoutName): boolean => {
  const { auth, brands }: PageKindDefinition = PAGE_KINDS[kind];
  return auth === 'seeker' && (!brands || brands.includes('tech'));
};

/** Every read and page that is for who asks, by their own ids: the same addresses in the same order for everybody. */
export const ownAddresses = (person: CanaryPerson): readonly string[] => {
  const values = valuesOf(person);
  const pages = (Object.keys(PAGE_KINDS) as PageLayoutName[])
    .filter(isOfSeeker)
    .flatMap((kind) => PAGE_KINDS[kind].paths.map((path) => fill(path, values)));
  return [
    ...CALLS.filter(isRead).map((call) => addressOfCall(call, values)),
    ...pages,
    ...pages.map((path) => `/api/layout?${new URLSearchParams({ path })}`),
  ];
};

/** Pages that are open to all, as pages, as their JSON, and drawn. */
export const openAddresses = async (site: Pick<RunningSite, 'ask'>): Promise<readonly string[]> => {
  const { recommend: _, ...open } = await readPageAddresses(site, 'tech');
  const pages = [hrefOf('home'), ...Object.values(open).flat()];
  const jsons = pages.map((path) => `/api/layout?${new URLSearchParams({ path, html: '1' })}`);
  return [...new Set([...pages, ...jsons])];
};
