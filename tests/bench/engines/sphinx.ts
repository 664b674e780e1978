import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { allThenAny, type Engine, type EngineDocument } from './engine.ts';
import { hasProgram, stopProgram, untilReady } from './programs.ts';

const CLIENT = 'mysql2@3.24.6';
const FACETS = ['cities', 'category', 'years', 'home'];

/** The part of the client that is used. */
interface Connection {
  readonly query: (
    sql: string,
  ) => Promise<readonly [readonly (readonly { readonly id: number }[])[]]>;
  readonly end: () => Promise<void>;
}
interface Client {
  readonly createConnection: (options: object) => Promise<Connection>;
}

const configuration = (folder: string, port: number): string => `
source jobs {
  type = tsvpipe
  tsvpipe_command = cat ${folder}/jobs.tsv
  tsvpipe_field = title
  tsvpipe_field = skills
  tsvpipe_field = body
  tsvpipe_attr_multi = cities
  tsvpipe_attr_uint = category
  tsvpipe_attr_uint = years
  tsvpipe_attr_uint = home
}
index jobs {
  source = jobs
  path = ${folder}/jobs
  morphology = stem_en
  min_word_len = 1
}
indexer {
  mem_limit = 512M
}
searchd {
  listen = 127.0.0.1:${port}:mysql41
  log = ${folder}/searchd.log
  pid_file = ${folder}/searchd.pid
  binlog_path =
  workers = threads
}
`;

/** Attributes are numbers: each label gets the next one. */
const createNumbers = () => {
  const numbers = new Map<string, number>();
  return (label: string): number => {
    const number = numbers.get(label) ?? numbers.size + 1;
    numbers.set(label, number);
    return number;
  };
};

const writeRows = async (file: string, documents: Iterable<EngineDocument>): Promise<void> => {
  const cityNumber = createNumbers();
  const categoryNumber = createNumbers();
  const stream = createWriteStream(file);
  for (const { id, title, skills, body, cities, category, years, home } of documents) {
    const texts = [title, skills, body].map((text) => text.replace(/\s+/g, ' '));
    const numbers = [
      cities.map(cityNumber).join(','),
      categoryNumber(category),
      years,
      Number(home),
    ];
    if (!stream.write(`${[id, ...texts, ...numbers].join('\t')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
};

const run = (program: string, args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`);
};

const loadClient = (folder: string): Client => {
  run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', CLIENT]);
  return createRequire(join(folder, 'package.json'))('mysql2/promise') as Client;
};

/** Sphinx by SphinxQL. */
export const sphinx: Engine = {
  name: 'Sphinx',
  isInstalled: () => hasProgram('searchd') && hasProgram('indexer'),
  start: async (folder, documents) => {
    const port = await findFreePort();
    const config = join(folder, 'sphinx.conf');
    await writeFile(config, configuration(folder, port));
    await writeRows(join(folder, 'jobs.tsv'), documents);
    run('indexer', ['--config', config, '--quiet', 'jobs']);
    const child = spawn('searchd', ['--config', config, '--nodetach'], { stdio: 'ignore' });
    const client = loadClient(folder);
    let connection: Connection | undefined;
    await untilReady(async () => {
      connection = await client.createConnection({
        host: '127.0.0.1',
        port,
        multipleStatements: true,
      });
    });
    const facets = FACETS.map((name) => `facet ${name}`).join(' ');
    return {
      pids: () => (child.pid ? [child.pid] : []),
      search: (query) =>
        allThenAny(query, async (terms, mode) => {
          const match = terms.join(mode === 'all' ? ' ' : '|');
          const answer = await connection?.query(
            `select id from jobs where match('${match}') limit 10 option field_weights=(title=8, skills=4, body=1) ${facets}`,
          );
          return answer?.[0][0]?.map(({ id }) => Number(id)) ?? [];
        }),
      stop: async () => {
        await connection?.end();
        await stopProgram(child);
      },
    };
  },
};
