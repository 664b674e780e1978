import { copyFileSync, cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { giveTo, resolveServerUser } from '@broadsheet/services/platform/postgres/server-user';
import { type RawBuilder, sql } from 'kysely';
import {
  contentOf,
  type DatabaseContent,
  differencesOf,
  rowsOf,
  withDatabase,
} from './content-of.ts';
import { openMachinePostgres } from './machine-postgres.ts';
import { runServices } from './run-services.ts';
import { openPdf, readResume, registerSome, sendResume, signIn } from './seeker-of-before.ts';

const POLL_MS = 50;
const TIMEOUT_MS = 60_000;

/** The data that must be restored. */
interface Before {
  readonly content: DatabaseContent;
  readonly token: string;
  readonly resume: string;
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const endsAt = Date.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (Date.now() > endsAt) throw new Error('PostgreSQL has not come as far as it should');
    await wait(POLL_MS);
  }
};

const oneOf = (url: string, query: RawBuilder<unknown>): Promise<unknown> =>
  withDatabase(url, async (database) => {
    const { rows } = await query.execute(database);
    return Reflect.get(Object(rows[0]), 'value');
  });

/** Switches to a new WAL segment, and waits until all earlier ones are in the archive. */
const archiveAll = async (url: string): Promise<void> => {
  const last = await oneOf(url, sql`select pg_walfile_name(pg_switch_wal()) as value`);
  await until(async () => {
    const archived = await oneOf(url, sql`select last_archived_wal as value from pg_stat_archiver`);
    return String(archived) >= String(last);
  });
};

/**
 * Creates a base backup, with the WAL from there on, and a dump while the site works, then makes a mistake. Restores
 * each into an empty environment, the first up to the instant before the mistake, and starts services there.
 * @returns the differences; empty for none
 */
export const proveByTools = async (
  root: string,
  scale: string,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    say(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  };
  const postgres = openMachinePostgres(root);
  say(`by the tools of ${postgres.home}`);
  const [archive, base] = [postgres.makeFolder('archive'), postgres.makeFolder('base')];
  const dump = join(postgres.makeFolder('dumps'), 'site.dump');
  const first = await postgres.startNew('primary', {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const services = await runServices(dataDir, { DATABASE_URL: first.url, DEMO_SCALE: scale });
  const token = await signIn(services);
  await sendResume(services, token);
  await Promise.all([
    timed('base backup', () =>
      postgres.run(
        'pg_basebackup',
        `--dbname=${first.url}`,
        `--pgdata=${base}`,
        '--checkpoint=fast',
      ),
    ),
    registerSome(services, 'during'),
  ]);
  await registerSome(services, 'after');
  const resume = await readResume(services, token);
  await services.stop();
  const before: Before = { content: await contentOf(first.url), token, resume };
  const instant = await oneOf(first.url, sql`select clock_timestamp()::text as value`);
  await timed('dump', () =>
    postgres.run('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${first.url}`),
  );
  say(`  of ${rowsOf(before.content)} rows in ${before.content.size} tables`);
  say(`  the dump takes ${(statSync(dump).size / 1e6).toFixed(1)} MB`);
  await withDatabase(first.url, (database) => sql`delete from sessions`.execute(database));
  await archiveAll(first.url);
  await first.kill();
  rmSync(join(root, 'primary'), { recursive: true });

  const check = async (name: string, url: string): Promise<readonly string[]> => {
    const differing = differencesOf(before.content, await contentOf(url));
    say(`  ${differing.length === 0 ? 'each row as it was' : `not as it was: ${differing}`}`);
    const folder = join(root, `data-of-${name}`);
    mkdirSync(folder);
    cpSync(join(dataDir, 'media'), join(folder, 'media'), { recursive: true });
    copyFileSync(join(dataDir, 'site-secret'), join(folder, 'site-secret'));
    const restored = await timed('services are ready', () =>
      runServices(folder, { DATABASE_URL: url, DEMO_DATA: 'off' }),
    );
    const isSame = (await readResume(restored, before.token)) === before.resume;
    const bytes = await openPdf(restored, await signIn(restored));
    await restored.stop();
    say(`  the uploaded resume is ${isSame ? 'the same' : 'another'}, by the session of before`);
    say(`  somebody logs in and opens their resume as a PDF of ${bytes} bytes`);
    return [
      ...differing.map((table) => `${name}: ${table} is not as it was`),
      ...(isSame ? [] : [`${name}: the resume is another`]),
    ];
  };

  say('base backup and log, up to the moment before the mistake');
  const signal = join(base, 'recovery.signal');
  writeFileSync(signal, '');
  giveTo(resolveServerUser(), signal);
  const second = await postgres.serve(base, {
    archive_mode: 'off',
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: String(instant),
    recovery_target_action: 'promote',
  });
  await timed('restored', async () => {
    await second.start();
    await until(async () => {
      const isBehind = await oneOf(second.url, sql`select pg_is_in_recovery() as value`);
      return isBehind === false;
    });
  });
  const atInstant = await check('base-backup', second.url);
  await second.kill();

  say('dump');
  const third = await postgres.startNew('from-dump');
  await timed('restored', () =>
    postgres.run('pg_restore', '--clean', '--if-exists', `--dbname=${third.url}`, dump),
  );
  const ofDump = await check('dump', third.url);
  await third.kill();
  return [...atInstant, ...ofDump];
};
