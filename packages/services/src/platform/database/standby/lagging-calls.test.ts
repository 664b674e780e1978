import type { CallDefinition } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { blockCompany, blockedCompanies } from '@broadsheet/contract/calls/account';
import { INTERNAL_CALLS } from '@broadsheet/contract/calls/internal';
import { category, companyList, jobDetail, jobView, search } from '@broadsheet/contract/calls/job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../schema.ts';
import type { Watched } from './read-order.ts';

const LAGGING = [...CALLS, ...INTERNAL_CALLS].filter(({ mayLag }) => mayLag);
const FRESH: Watched = { standby: 'fresh', isPrimaryAway: false };

let services: TestServices;
let readOnly: Kysely<Schema>;
let watched: Watched;
let url: string;
/** The number of statements that the standby received, and the errors of those that failed. */
const seen = { statements: 0, faults: [] as unknown[] };

/** Read-only, like a standby. */
const openReadOnly = (database: string): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({
        connectionString: database,
        options: '-c default_transaction_read_only=on',
      }),
    }),
    log: (event) => {
      seen.statements += 1;
      if (event.level === 'error') seen.faults.push(event.error);
    },
  });

beforeAll(async () => {
  services = await createTestServices({
    standby: (database) => {
      url = database;
      readOnly = openReadOnly(database);
      return {
        get database() {
          return readOnly;
        },
        watched: () => watched,
      };
    },
  });
});
beforeEach(() => {
  watched = FRESH;
  Object.assign(seen, { statements: 0, faults: [] });
});
afterAll(async () => {
  await readOnly.destroy();
  await services.close();
});

/** The parameters and token of each call. */
const readInputs = async () => {
  const { items } = await services.call(search, { query: { size: 1 } });
  const job = await services.call(jobDetail, { query: { jobcode: String(items[0]?.id) } });
  const { items: companies } = await services.call(companyList, {});
  const tag = await services.database.selectFrom('tags').selectAll().executeTakeFirstOrThrow();
  const course = await services.database
    .selectFrom('courses')
    .select('id')
    .where('brand', '=', 'tech')
    .executeTakeFirstOrThrow();
  const recruiterId = job.recruiter?.id ?? 0;
  const given: Readonly<Record<string, unknown>> = {
    categoryId: 1,
    companyId: job.company.id,
    id: job.company.id,
    ids: String(tag.data_id),
    jobcode: String(job.id),
    keywordId: tag.data_id,
    locIds: '1',
    names: tag.label,
    page: 'home',
    part: 1,
    query: 'java',
    recruiterId,
    slug: companies[0]?.slug,
    tags: tag.tag,
    userId: -1,
  };
  const ofCall: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    '/course/detail': { id: course.id },
    '/data/recruiter': { id: recruiterId },
    '/taginfo': { slug: tag.tag },
  };
  return ({ path, query, params }: CallDefinition) => {
    const from = (schema: object): Record<string, never> => {
      const needed: readonly string[] = Reflect.get(schema, 'required') ?? [];
      return Object.fromEntries(needed.map((name) => [name, given[name] as never]));
    };
    return { query: { ...from(query), ...ofCall[path] }, params: from(params) };
  };
};

describe('calls that may lag', () => {
  it('are reads of what everybody may see', () => {
    expect(LAGGING.length).toBeGreaterThan(40);
    for (const call of LAGGING) {
      expect(call).toMatchObject({ method: 'GET', auth: 'public' });
      expect(call).not.toHaveProperty('changes');
      expect(call).not.toHaveProperty('forOne');
    }
  });

  it('are each answered by a standby, which is asked for nothing that it cannot do', async () => {
    const inputOf = await readInputs();
    for (const call of LAGGING) {
      const brand = call.flag ? 'management' : 'tech';
      const { status } = await services.send(call, { ...inputOf(call), brand });
      expect([call.path, status]).toEqual([call.path, 200]);
    }
    expect(seen.faults).toEqual([]);
    expect(seen.statements).toBeGreaterThan(LAGGING.length);
  });

  it('are answered by the primary, in the same call, when the standby breaks off', async () => {
    const standby = readOnly;
    readOnly = openReadOnly('postgres://nobody@127.0.0.1:1/none');
    expect((await services.call(search, {})).items.length).toBeGreaterThan(0);
    await readOnly.destroy();
    readOnly = standby;
  });
});

describe('what is a seeker’s own', () => {
  it('is read where it was written, lists without their unwanted jobs among it', async () => {
    const { token } = await addSeeker(services);
    const { items } = await services.call(category, { query: { categoryId: 1 } });
    const companyId = items[0]?.company.id ?? 0;
    seen.statements = 0;
    await services.call(blockCompany, { token, body: { companyId, blocked: 1 } });
    const list = await services.call(category, { token, query: { categoryId: 1, size: 50 } });
    expect(list.items.some(({ company }) => company.id === companyId)).toBe(false);
    expect((await services.call(blockedCompanies, { token })).items).toHaveLength(1);
    await services.call(jobView, { query: { jobcode: String(items[0]?.id) } });
    expect(seen.statements).toBe(0);
  });
});

describe('a standby that is behind', () => {
  it('is asked for nothing while the primary answers', async () => {
    watched = { standby: 'behind', isPrimaryAway: false };
    await services.call(search, {});
    expect(seen.statements).toBe(0);
    const ready = await services.get('/health/ready');
    const body = { status: 'degraded', degraded: ['standby'], faults: [] };
    expect(ready).toEqual({ status: 200, body });
  });

  it('is all there is when the primary is away, for readers as well', async () => {
    const { token } = await addSeeker(services);
    watched = { standby: 'behind', isPrimaryAway: true };
    expect((await services.call(search, { token })).items.length).toBeGreaterThan(0);
    expect(seen.faults).toEqual([]);
    expect(seen.statements).toBeGreaterThan(0);
    expect((await services.get('/health/ready')).body).toEqual({
      status: 'degraded',
      degraded: ['primary'],
    });
    expect(url).toBe(services.url);
  });
});
