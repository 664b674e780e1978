import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { request } from 'undici';
import { allThenAny, type Engine, type EngineDocument } from './engine.ts';
import { hasPackage, hasProgram, stopProgram, untilReady } from './programs.ts';

const BATCH = 2_000;
/** A select of a common term may take longer than the default timeout. */
const WAIT_MS = 600_000;
const SCHEMA = [
  'plugin_register?name=token_filters/stem',
  'table_create?name=Jobs&flags=TABLE_HASH_KEY&key_type=UInt32',
  ...['title', 'skills', 'body'].map(
    (name) => `column_create?table=Jobs&name=${name}&flags=COLUMN_SCALAR&type=Text`,
  ),
  'table_create?name=Labels&flags=TABLE_HASH_KEY&key_type=ShortText',
  'column_create?table=Jobs&name=cities&flags=COLUMN_VECTOR&type=Labels',
  'column_create?table=Jobs&name=category&flags=COLUMN_SCALAR&type=Labels',
  'column_create?table=Jobs&name=years&flags=COLUMN_SCALAR&type=UInt8',
  'column_create?table=Jobs&name=home&flags=COLUMN_SCALAR&type=Bool',
  'table_create?name=Terms&flags=TABLE_PAT_KEY&key_type=ShortText&default_tokenizer=TokenBigram&normalizer=NormalizerAuto&token_filters=TokenFilterStem',
  'column_create?table=Terms&name=jobs&flags=COLUMN_INDEX|WITH_POSITION|WITH_SECTION&type=Jobs&source=title,skills,body',
];
const FACETS = ['cities', 'category', 'years', 'home'];

const rowOf = ({ id, ...fields }: EngineDocument) => ({ _key: id, ...fields });

const connect = (port: number) => {
  const call = async (path: string, body?: string): Promise<unknown> => {
    const answer = await request(`http://127.0.0.1:${port}/d/${path}`, {
      ...(body ? { method: 'POST', body, headers: { 'content-type': 'application/json' } } : {}),
      headersTimeout: WAIT_MS,
      bodyTimeout: WAIT_MS,
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${await answer.body.text()}`);
    return answer.body.json();
  };
  const select = async (terms: readonly string[], mode: 'all' | 'any') => {
    const parameters = new URLSearchParams({
      table: 'Jobs',
      match_columns: 'title*8||skills*4||body',
      query: terms.join(mode === 'all' ? ' ' : ' OR '),
      output_columns: '_key',
      sort_keys: '-_score',
      limit: '10',
      ...Object.fromEntries(FACETS.map((name) => [`drilldowns[${name}].keys`, name])),
    });
    const [, [[, , ...rows]]] = (await call(`select?${parameters}`)) as [
      unknown,
      [[unknown, unknown, ...[number][]]],
    ];
    return rows.map(([id]) => id);
  };
  return { call, select };
};

/** Groonga by its HTTP server. */
export const groonga: Engine = {
  name: 'Groonga',
  isInstalled: () => hasProgram('groonga') && hasPackage('groonga-token-filter-stem'),
  start: async (folder, documents) => {
    const port = await findFreePort();
    const child = spawn(
      'groonga',
      [
        '--protocol',
        'http',
        '--bind-address',
        '127.0.0.1',
        '--port',
        String(port),
        '-s',
        '-n',
        join(folder, 'db'),
      ],
      { stdio: 'ignore' },
    );
    const { call, select } = connect(port);
    await untilReady(() => call('status'));
    for (const command of SCHEMA) await call(command);
    let batch: ReturnType<typeof rowOf>[] = [];
    const load = async (): Promise<void> => {
      if (batch.length > 0) await call('load?table=Jobs', JSON.stringify(batch));
      batch = [];
    };
    for (const document of documents) {
      batch.push(rowOf(document));
      if (batch.length === BATCH) await load();
    }
    await load();
    return {
      pids: () => (child.pid ? [child.pid] : []),
      search: (query) => allThenAny(query, select),
      stop: () => stopProgram(child),
    };
  },
};
