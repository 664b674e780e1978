import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { login } from '@broadsheet/contract/calls/auth';
import { search } from '@broadsheet/contract/calls/job';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { order, subscriptionHash } from '@broadsheet/contract/calls/subscription';
import { consentCookie } from '@broadsheet/contract/consent';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import {
  query,
  ROLES,
  type Role,
  type RolesDatabase,
  startRolesServer,
} from '@broadsheet/test-kit/database/start-roles-server';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPERIMENT } from '../cluster/add-experiment.ts';
import { MIGRATORS, migrateAll } from '../database/migrate-all.fixture.ts';
import { createPublisher } from '../load/publishing/create-publisher.ts';
import { countOwned, findForeignRights } from './roles/rights.ts';
import { startRolesSite } from './roles/roles-site.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const OWNERS = {
  blocks: ROLES.bff,
  experiments: ROLES.bff,
  graphile_worker: ROLES.services,
  links: ROLES.bff,
  public: ROLES.services,
  publishing: ROLES.bff,
  staff: ROLES.bff,
  tracking: ROLES.bff,
};
const OWNED = Object.entries(OWNERS).map(([schema, owner]) => ({ schema, owner }));

let server: Awaited<ReturnType<typeof startRolesServer>>;
beforeAll(async () => {
  server = await startRolesServer();
});
afterAll(() => server.stop());

const migrateOwn = ({ urlOf }: RolesDatabase): Promise<void>[] =>
  Object.entries(MIGRATORS).map(([schema, migrate]) =>
    migrate(urlOf(schema === 'public' ? 'services' : 'bff')),
  );
/** Each role reads exactly what it needs from the other, and changes nothing of it. */
const expectMinimalRights = async (database: RolesDatabase): Promise<void> => {
  const { adminUrl } = database;
  // Schemas of PostgreSQL's owner: what an extension brings may be read by all who may enter.
  const ofServices = await findForeignRights(adminUrl, ROLES.services);
  expect(ofServices.filter((right) => !right.startsWith('public'))).toEqual([
    'publishing usage',
    'publishing.live_texts select',
    'publishing.revisions select',
    'publishing.rollouts select',
  ]);
  expect(ofServices.filter((right) => right.startsWith('public'))).toEqual([
    'public create',
    'public usage',
  ]);
  expect(await findForeignRights(adminUrl, ROLES.bff)).toEqual([]);
};

describe('a site whose programs have a role each', () => {
  let database: RolesDatabase;
  let site: Awaited<ReturnType<typeof startRolesSite>>;
  beforeAll(async () => {
    database = await server.createDatabase('running');
    await database.createRoles();
    site = await startRolesSite(database);
  });
  afterAll(() => site?.stop());

  it('is ready, signs people in, takes applications and orders, and does its jobs', async () => {
    expect(await site.servicesReadiness()).toMatchObject({ status: 'ready', degraded: [] });
    const seeker = createCaller(site, 'tech');
    await seeker.call(login, { body: { email: 'pro@tech.example', password: DEMO_PASSWORD } });
    const { items } = await seeker.call(search, { query: {} });
    const sent = [];
    for (const { id } of items)
      sent.push(
        (await seeker.send(applyJob, { body: { applyAnyway: 1, jobcode: String(id) } })).status,
      );
    expect(sent).toContain(200);
    expect(sent.filter((status) => status >= 500)).toEqual([]);
    const buyer = createCaller(site, 'tech');
    await buyer.call(login, { body: { email: 'fresher@tech.example', password: DEMO_PASSWORD } });
    const opened = await buyer.send(subscriptionHash, { body: { plan: 'pro' } });
    const { order: newOrder }: { order?: { orderId?: string } } = Object(opened.body);
    expect(opened.status).toBe(200);
    const orderId = newOrder?.orderId ?? 'none';
    expect((await buyer.send(order, { params: { orderId } })).status).toBe(200);
    await expect
      .poll(() =>
        query(database.adminUrl, 'select from graphile_worker._private_jobs where run_at <= now()'),
      )
      .toEqual([]);
  });

  it('serves what Studio publishes, and the services follow it', async () => {
    const publisher = await createPublisher(site);
    const revisionOf = async () =>
      (await (await site.request('tech', '/api/layout?path=/')).json()).revision;
    const before = await revisionOf();
    await (await publisher.prepare(1))();
    await expect.poll(revisionOf).not.toBe(before);
    expect(await site.servicesReadiness()).toMatchObject({ status: 'ready', degraded: [] });
  });

  it('serves pictures of employers that the command line imports with both addresses', async () => {
    const find =
      'select slug, logo from public.companies where brand = $$tech$$ order by id limit 1';
    const findFirst = async (): Promise<{ slug?: string; logo?: string }> =>
      Object((await query(database.urlOf('services'), find))[0]);
    const company = await findFirst();
    const folder = await mkdtemp(join(tmpdir(), 'broadsheet-pictures-'));
    const colour = { width: 200, height: 200, channels: 3, background: '#336699' } as const;
    await sharp({ create: colour })
      .png()
      .toFile(join(folder, `${company.slug}.logo.png`));
    const argv = ['packages/cli/bin/broadsheet.js', 'pictures', 'import', folder];
    const addresses = ['--database-url', database.urlOf('services')];
    const both = [...addresses, '--studio-database-url', database.urlOf('bff')];
    const cli = (...options: readonly string[]) =>
      promisify(execFile)(process.execPath, [...argv, ...options], { cwd: ROOT });
    await expect(cli(...addresses)).rejects.toThrow('permission denied');
    const { stdout } = await cli(...both);
    expect(stdout).toContain(' refused\n');
    const after = await findFirst();
    expect(after.logo).not.toBe(company.logo);
    const { status, headers } = await site.request('tech', after.logo ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    await rm(folder, { recursive: true });
  });

  it('records visits, blocks and experiments', async () => {
    const cookie = `consent=${consentCookie('all')}; vid=${randomUUID()}`;
    for (const path of ['/', '/c/backend-jobs', `/${EXPERIMENT.page}`, '/login'])
      expect((await site.request('tech', path, { headers: { cookie } })).status).toBe(200);
    const recorded = `
      select (select count(*) from blocks.counts) > 0 as blocks,
        (select count(*) from experiments.exposures) > 0 as experiments,
        (select count(*) from tracking.events) > 0 as events`;
    await expect
      .poll(() => query(database.adminUrl, recorded))
      .toEqual([{ blocks: true, experiments: true, events: true }]);
  });

  it('lets the services compare a standby with the primary', async () => {
    const positions =
      'select pg_is_in_recovery() as is_standby, pg_current_wal_lsn() is null as nowhere, pg_last_wal_replay_lsn() as replayed';
    expect(await query(database.urlOf('services'), positions)).toEqual([
      { is_standby: false, nowhere: false, replayed: null },
    ]);
  });

  it.each<[Role, string]>([
    ['bff', 'select from public.seekers'],
    ['bff', 'select from public.orders'],
    ['bff', 'select from graphile_worker._private_jobs'],
    ['bff', 'create table public.mine (id integer)'],
    ['bff', 'create schema mine'],
    ['bff', 'create role mine'],
    ['bff', `alter role ${ROLES.services} password 'x'`],
    ['bff', `set role ${ROLES.services}`],
    ['services', 'select from staff.members'],
    ['services', 'select from publishing.documents'],
    ['services', 'delete from publishing.live_texts'],
    ['services', 'drop schema publishing cascade'],
    ['services', 'create table publishing.mine (id integer)'],
    ['services', 'create role mine'],
    ['services', 'alter role current_user superuser'],
    ['services', `copy jobs to '/tmp/jobs'`],
    ['services', `set role ${ROLES.bff}`],
  ])('refuses the %s: %s', async (role, statement) => {
    await expect(query(database.urlOf(role), statement)).rejects.toThrow(
      /permission denied|must be owner/,
    );
  });

  it('gives neither role more than its own schemas and what is published', async () => {
    await expectMinimalRights(database);
    const attributes = await query(
      database.adminUrl,
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
         (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
       from pg_roles where rolname like 'broadsheet\\_%' order by rolname`,
    );
    const none = {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      memberships: 0,
    };
    expect(attributes).toEqual(Object.values(ROLES).map((rolname) => ({ rolname, ...none })));
    expect(await countOwned(database.adminUrl)).toEqual(OWNED);
  });
});

describe('the roles', () => {
  // They belong to the server: whichever test is the first finds them there.
  beforeAll(async () => (await server.createDatabase('first')).createRoles());

  it('are enough for all migrations at the same time, twice of each, on an empty database', async () => {
    const database = await server.createDatabase('empty');
    await database.createRoles();
    await Promise.all([...migrateOwn(database), ...migrateOwn(database)]);
    await expectMinimalRights(database);
  });

  it('take over what one role had made, while that role is at work, and again', async () => {
    const database = await server.createDatabase('earlier');
    await migrateAll(database.adminUrl);
    await query(database.adminUrl, `insert into loads (name) values ('of-before')`);
    for (const _ of [1, 2]) await database.createRoles();
    await Promise.all(migrateOwn(database));
    await expectMinimalRights(database);
    expect(await countOwned(database.adminUrl)).toEqual(OWNED);
    expect(await query(database.urlOf('services'), 'select name from loads')).toEqual([
      { name: 'of-before' },
    ]);
    await query(database.urlOf('services'), 'drop function broadsheet_pairs cascade');
  });

  it('can be created by an administrator who is no superuser', async () => {
    const database = await server.createDatabase('managed');
    await query(
      database.adminUrl,
      `create role administrator login createrole password '${server.password}'`,
    );
    await query(database.adminUrl, 'alter database managed owner to administrator');
    const url = server.addressOf('managed', 'administrator');
    for (const role of Object.values(ROLES))
      await query(database.adminUrl, `grant ${role} to administrator with admin option`);
    await database.createRoles(url);
    await Promise.all(migrateOwn(database));
    await expectMinimalRights(database);
    await database.createRoles(url);
  });

  it('are refused where one of them may do more than a program needs', async () => {
    const database = await server.createDatabase('mighty');
    await query(database.adminUrl, `alter role ${ROLES.bff} createdb`);
    await expect(database.createRoles()).rejects.toThrow(
      'broadsheet_bff may do more than a program needs',
    );
    await query(database.adminUrl, `alter role ${ROLES.bff} nocreatedb`);
  });
});
