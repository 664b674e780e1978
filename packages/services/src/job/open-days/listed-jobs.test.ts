import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import type { JobsTable } from '../../platform/database/tables/jobs.ts';
import { toSearchText } from '../../platform/text-search/search-text.ts';
import { isOpen } from '../search/conditions.ts';
import { BLOCK_SLOTS } from './postings.ts';
import { readNewest } from './read-newest.ts';
import { readOpenDays, shareOpenDays } from './read-open-days.ts';
import { tidyListedJobs } from './tidy-listed-jobs.ts';

let services: TestDatabase;
/** Another process's connection. */
let other: OpenDatabase;
beforeAll(async () => {
  services = await createTestDatabase();
  other = await openDatabase({ databaseUrl: services.url, dataDir: '', log: () => undefined });
});
afterAll(async () => {
  await other.close();
  await services.close();
});

const ago = (days: number): Date => new Date(services.demoNow - days * DAY_MS);

const findIn = async (opened: Pick<OpenDatabase, 'database'>, word: string) => {
  const text = toSearchText([{ phrases: [word], excluded: false }], false);
  const { found } = await readNewest(opened.database, 'tech', text, {
    scope: [isOpen(services.demoNow)],
    filters: new Map(),
    without: [],
    max: 100,
  });
  return found.parts.flatMap(({ day, jobs }) => jobs.map((job) => day.ids[job]));
};

const change = (id: number, to: Partial<Updateable<JobsTable>>) =>
  services.database.updateTable('jobs').set(to).where('id', '=', id).execute();

/** The tech jobs of a day. */
const readDay = async (instant: Date) => {
  const { rows } = await sql<{ first: number; slots: number; jobs: number; terms: number }>`
    select first, places as slots,
      (select count(*)::integer from listed_jobs where brand = days.brand and day = days.day) as jobs,
      (select count(*)::integer from listed_words
        where brand = days.brand and day = days.day and block < days.first / ${BLOCK_SLOTS}) as terms
    from listed_days days where brand = 'tech' and day = ${Math.floor(instant.getTime() / DAY_MS)}`.execute(
    services.database,
  );
  return rows[0];
};

describe('what is listed', () => {
  it('is what every process finds at once: what comes, moves, changes, ends and goes', async () => {
    const expectFound = async (word: string, ids: readonly number[]) => {
      expect(await findIn(services, word)).toEqual(ids);
      expect(await findIn(other, word)).toEqual(ids);
    };
    await expectFound('zqlister', []);
    const older = await addJob(services, { title: 'Zqlister One', posted_at: ago(9) });
    const newer = await addJob(services, { title: 'Zqlister Two', posted_at: ago(8) });
    await expectFound('zqlister', [newer, older]);
    await change(older, { posted_at: ago(7) });
    await expectFound('zqlister', [older, newer]);
    await change(newer, { title: 'Zqrenamed Two' });
    await expectFound('zqlister', [older]);
    await expectFound('zqrenamed', [newer]);
    await change(newer, { status: 'expired' });
    await expectFound('zqrenamed', []);
    await change(newer, { status: 'open' });
    await expectFound('zqrenamed', [newer]);
    await services.database.deleteFrom('jobs').where('id', '=', newer).execute();
    await expectFound('zqrenamed', []);
  });

  it('is written by many at once, in whatever order of days, without one waiting for ever', async () => {
    const days = [20, 21, 22, 23];
    const write = (order: readonly number[]) =>
      services.database.transaction().execute(async (database) => {
        const ids: number[] = [];
        for (const day of order)
          ids.push(
            await addJob(
              { database, demoNow: services.demoNow },
              { title: 'Zqcrowd', posted_at: ago(day) },
            ),
          );
        return ids;
      });
    const orders = [days, days.toReversed(), days, days.toReversed()];
    const written = (await Promise.all(orders.map(write))).flat();
    expect(new Set(await findIn(other, 'zqcrowd'))).toEqual(new Set(written));
  });
});

describe('tidying what is listed', () => {
  it('takes out jobs whose time is up, and forgets the words of a day without jobs', async () => {
    const posted_at = ago(400);
    await addJob(services, { title: 'Zqpast', posted_at, expires_at: ago(1) });
    expect(await readDay(posted_at)).toMatchObject({ first: 0, slots: 1, jobs: 1 });
    await tidyListedJobs(services.database, services.demoNow);
    const left = await readDay(posted_at);
    expect(left).toMatchObject({ first: BLOCK_SLOTS, slots: BLOCK_SLOTS, jobs: 0 });
    expect(left?.terms).toBeGreaterThan(0);
    await tidyListedJobs(services.database, services.demoNow);
    expect(await readDay(posted_at)).toMatchObject({ jobs: 0, terms: 0 });
    const again = await addJob(services, { title: 'Zqpast', posted_at });
    expect(await findIn(other, 'zqpast')).toEqual([again]);
  });

  it('moves the jobs of a day that many have left, and they are found as before', async () => {
    const posted_at = ago(300);
    const listed = await addJob(services, { title: 'Zqkept', posted_at });
    await sql`
      insert into jobs (brand, source, external_id, title, slug, company_id, category_id, industry_id, functional_area,
        city_ids, tag_ids, skills, min_years, max_years, description_html, posted_at, expires_at)
      select brand, 'short', number::text, 'Zqgone', slug, company_id, category_id, industry_id, functional_area,
        city_ids, tag_ids, skills, min_years, max_years, '', posted_at, expires_at
      from jobs, generate_series(1, ${BLOCK_SLOTS}) as number where id = ${listed}`.execute(
      services.database,
    );
    expect(await findIn(other, 'zqgone')).toHaveLength(100);
    await services.database.deleteFrom('jobs').where('source', '=', 'short').execute();
    expect(await findIn(other, 'zqkept')).toEqual([listed]);
    await tidyListedJobs(services.database, services.demoNow);
    expect(await readDay(posted_at)).toMatchObject({ first: 2 * BLOCK_SLOTS, jobs: 1 });
    expect(await findIn(other, 'zqkept')).toEqual([listed]);
    await tidyListedJobs(services.database, services.demoNow);
    expect(await readDay(posted_at)).toMatchObject({ jobs: 1, terms: 0 });
    expect(await findIn(other, 'zqkept')).toEqual([listed]);
    expect(await findIn(other, 'zqgone')).toEqual([]);
  });
});

describe('a shared read of the open days', () => {
  it('is the same for all within its time, and reads anew after it', async () => {
    const reader = await openDatabase({
      databaseUrl: services.url,
      dataDir: '',
      log: () => undefined,
    });
    const count = async () =>
      (await readOpenDays(reader.database, 'tech')).reduce((jobs, { ids }) => jobs + ids.length, 0);
    shareOpenDays(reader.database, 600_000);
    const before = await count();
    await addJob(services, { posted_at: ago(1) });
    expect(await count()).toBe(before);
    shareOpenDays(reader.database, 0);
    expect(await count()).toBe(before + 1);
    await reader.close();
  });
});
