import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import pg from 'pg';
import { allThenAny, type Engine, type EngineDocument } from './engine.ts';
import { stopProgram, untilReady } from './programs.ts';

const VERSIONS = '/usr/lib/postgresql';
const BATCH = 2_000;
/** Facets count this many of the matches. */
const COUNTED = 10_000;
const SETTINGS = ['shared_buffers=1GB', 'work_mem=32MB', 'maintenance_work_mem=512MB'];
/** The server does not run as root. */
const USER = 65_534;

/** The folder of Debian's newest PostgreSQL that has the extension. */
const findPrograms = (): string | undefined =>
  existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .map((version) => join(VERSIONS, version))
        .filter((version) => existsSync(join(version, 'lib/rum.so')))
        .map((version) => join(version, 'bin'))
        .at(-1)
    : undefined;

const owner = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};

const insert = (client: pg.Client, documents: readonly EngineDocument[]) =>
  client.query(
    `insert into jobs select id, cities, category, years, home,
       setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', skills), 'B') ||
       setweight(to_tsvector('english', body), 'D')
     from json_populate_recordset(null::document, $1::json)`,
    [JSON.stringify(documents)],
  );

const FACETS = `
  with found as materialized (select cities, category, years, home from jobs
    where words @@ to_tsquery('english', $1) limit ${COUNTED})
  select 'city', city, count(*) from found, unnest(cities) city group by city
  union all select 'category', category, count(*) from found group by category
  union all select 'years', years::text, count(*) from found group by years
  union all select 'home', home::text, count(*) from found group by home`;
const BEST = `
  select id from jobs where words @@ to_tsquery('english', $1)
  order by words <=> to_tsquery('english', $1) limit 10`;

const startServer = async (bin: string, folder: string, port: number) => {
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await mkdir(data);
  if (owner.uid !== undefined) await chown(data, USER, USER);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8'],
    owner,
  );
  if (made.status !== 0) throw new Error(String(made.stderr));
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  return spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings],
    { ...owner, stdio: 'ignore' },
  );
};

/** PostgreSQL with the index type RUM, which holds the order of relevance. */
export const rum: Engine = {
  name: 'PostgreSQL RUM',
  isInstalled: () => findPrograms() !== undefined,
  start: async (folder, documents) => {
    const port = await findFreePort();
    const child = await startServer(findPrograms() ?? '', folder, port);
    const url = `postgres://bench@127.0.0.1:${port}/postgres`;
    let client = new pg.Client(url);
    await untilReady(async () => {
      client = new pg.Client(url);
      await client.connect();
    });
    await client.query(`
      create extension rum;
      create type document as (id int, title text, skills text, body text, cities text[], category text, years int, home bool);
      create table jobs (id int primary key, cities text[], category text, years int, home bool, words tsvector)`);
    let batch: EngineDocument[] = [];
    for (const document of documents) {
      batch.push(document);
      if (batch.length < BATCH) continue;
      await insert(client, batch);
      batch = [];
    }
    await insert(client, batch);
    await client.query('create index on jobs using rum (words rum_tsvector_ops)');
    await client.query('vacuum analyze jobs');
    return {
      pids: () => (child.pid ? [child.pid] : []),
      search: (query) =>
        allThenAny(query, async (terms, mode) => {
          const text = [terms.join(mode === 'all' ? ' & ' : ' | ')];
          const { rows } = await client.query<{ id: number }>(BEST, text);
          if (rows.length > 0) await client.query(FACETS, text);
          return rows.map(({ id }) => id);
        }),
      stop: async () => {
        await client.end();
        await stopProgram(child);
      },
    };
  },
};
