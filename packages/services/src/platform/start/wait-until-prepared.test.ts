import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { isMigrated } from '../database/standby/is-migrated.ts';
import { waitUntilPrepared } from './wait-until-prepared.ts';

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

const open = async (databaseUrl: string): Promise<void> => {
  const opened = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined });
  await opened.close();
};
/** Records the steps of the preparation, in order. */
const noting = (isServable = true) => {
  const noted: string[] = [];
  return {
    noted,
    meanwhile: {
      isServable: async () => isServable,
      serve: async () => void noted.push('serves'),
    },
  };
};
const signal = new AbortController().signal;

describe('a database that is away at the start', () => {
  it('is waited for where a standby can be read, by which calls are answered until then', async () => {
    const { url, close } = await createEmptyDatabase();
    onTestFinished(close);
    const { noted, meanwhile } = noting();
    const urls = [NOWHERE, NOWHERE, url];
    const prepare = async () => {
      await open(urls.shift() ?? '');
      noted.push('prepared');
    };
    await waitUntilPrepared({ prepare, meanwhile, signal });
    expect(noted).toEqual(['serves', 'prepared']);
  });

  it('ends the start where there is no standby', async () => {
    await expect(waitUntilPrepared({ prepare: () => open(NOWHERE), signal })).rejects.toThrow(
      'does not answer',
    );
  });

  it('is waited for no longer when the process is to end', async () => {
    const ending = new AbortController();
    const { noted, meanwhile } = noting(false);
    const waited = waitUntilPrepared({
      prepare: () => open(NOWHERE).finally(() => setImmediate(() => ending.abort())),
      meanwhile,
      signal: ending.signal,
    });
    await expect(waited).rejects.toThrow();
    expect(noted).toEqual([]);
  });
});

it('a database that is there and refuses ends the start, standby or not', async () => {
  const { meanwhile } = noting();
  const prepare = () => Promise.reject(new Error('a migration is wrong'));
  await expect(waitUntilPrepared({ prepare, meanwhile, signal })).rejects.toThrow('is wrong');
});

it('a standby without all migrations is not read', async () => {
  const { database, close } = await createEmptyDatabase();
  onTestFinished(close);
  expect(await isMigrated(database)).toBe(false);
});
