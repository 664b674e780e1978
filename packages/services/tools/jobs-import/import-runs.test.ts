import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { csvFeed, NOW, prepareImports } from './import-feed.fixtures.ts';
import { importJobs } from './import-jobs.ts';
import { decideCategory, listReviews } from './store/review-categories.ts';

const HOUR_MS = 3_600_000;
const { database, folder, run, stored } = prepareImports();
const rowsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${at},Java Developer ${at},Acme,Pune,,,,,,`);

/** Makes the database refuse the job of an id, so that the import dies there. */
const refuseJob = async (externalId: string): Promise<void> => {
  await sql`
    create function refuse_job() returns trigger language plpgsql as $$
    begin raise exception 'no'; end $$`.execute(database());
  await sql`
    create trigger refuse_job before insert on jobs for each row
    when (new.external_id = ${sql.lit(externalId)}) execute function refuse_job()`.execute(
    database(),
  );
};
const allowJob = () => sql`drop trigger refuse_job on jobs`.execute(database());

describe('an import that dies', () => {
  it('is continued where it was, with all its results, and closes what the feed lacks', async () => {
    await run('csv', csvFeed('gone,Cook,Acme,Pune,,,,,,'));
    const feed = csvFeed(...rowsOf(450));
    await refuseJob('430');
    await expect(run('csv', feed)).rejects.toThrow('no');
    expect(await stored()).toHaveLength(401);
    await allowJob();
    const continued: number[] = [];
    expect(await run('csv', feed, { continued: (rows) => continued.push(rows) })).toMatchObject({
      read: 450,
      created: 450,
      unchanged: 0,
      closed: 1,
    });
    expect(continued).toEqual([400]);
    expect(await run('csv', feed, { continued: (rows) => continued.push(rows) })).toMatchObject({
      unchanged: 450,
      closed: 0,
    });
    expect(continued).toEqual([400]);
  });

  it('begins anew with another file, and after a day', async () => {
    const feed = csvFeed(...rowsOf(250));
    await refuseJob('240');
    await expect(run('csv', feed)).rejects.toThrow('no');
    await expect(run('csv', feed, { now: NOW + 25 * HOUR_MS })).rejects.toThrow('no');
    const continued: number[] = [];
    const options = { continued: (rows: number) => continued.push(rows) };
    await expect(run('csv', feed, { ...options, now: NOW + 50 * HOUR_MS })).rejects.toThrow('no');
    await allowJob();
    expect(await run('csv', csvFeed(...rowsOf(245)), options)).toMatchObject({
      created: 45,
      unchanged: 200,
    });
    expect(continued).toEqual([]);
  });
});

describe('a dry run', () => {
  it('says what would change, with ten samples, and changes nothing', async () => {
    await run('csv', csvFeed(...rowsOf(30), 'gone,Cook,Acme,Pune,,,,,,'));
    const before = await stored();
    const changed = rowsOf(45).map((row, at) => (at < 15 ? row.replace('Pune', 'Mumbai') : row));
    const summary = await run('csv', csvFeed(...changed), { dryRun: true });
    expect(summary).toMatchObject({ created: 15, updated: 15, unchanged: 15, closed: 1 });
    expect(summary.samples).toHaveLength(10);
    expect(new Set(summary.samples.map(({ change }) => change))).toEqual(
      new Set(['created', 'updated', 'closed']),
    );
    expect(summary.samples.find(({ change }) => change === 'updated')).toMatchObject({
      externalId: '0',
      position: 'line 2',
      details: ['cities: "6" becomes "1"'],
    });
    expect(await stored()).toEqual(before);
    expect(await run('csv', csvFeed(...changed))).toMatchObject({
      created: 15,
      updated: 15,
      closed: 1,
    });
  });
});

describe('rows that look wrong', () => {
  const SHIFTED = 'x,30+ Days Ago,Acme,Pune,,,,,,';

  it('are rejected and counted', async () => {
    const summary = await run('csv', csvFeed(...rowsOf(3), SHIFTED));
    expect(summary).toMatchObject({ created: 3, rejected: 1, wrong: 1 });
    expect(summary.rows).toEqual([
      'line 5: title is "30+ Days Ago", the age of a posting; expected the name of a job',
    ]);
  });

  it('stop a strict import above its share, before anything is stored', async () => {
    const feed = csvFeed(...rowsOf(9), SHIFTED);
    await expect(run('csv', feed, { strictPercent: 5 })).rejects.toThrow(
      '1 of 10 rows look wrong (10 %, and --strict allows 5 %). Nothing was imported.',
    );
    expect(await stored()).toEqual([]);
    const summary = await run('csv', feed, { strictPercent: 10 });
    expect(summary).toMatchObject({ created: 9, wrong: 1 });
    expect(summary.rows).toHaveLength(1);
  });
});

describe('two imports at a time', () => {
  it('are refused with a sentence that says how far the first is', async () => {
    const file = join(folder(), 'feed');
    await writeFile(file, csvFeed(...rowsOf(3)));
    await database()
      .connection()
      .execute(async (connection) => {
        await sql`select pg_advisory_lock(hashtext('broadsheet-import'), hashtext('tech/csv'))`.execute(
          connection,
        );
        await sql`
        insert into import_runs values ('tech', 'csv', 'x', 1200, '{}', ${new Date(NOW)}, ${new Date(NOW)})`.execute(
          connection,
        );
        const second = importJobs({
          database: database(),
          brand: 'tech',
          file,
          format: 'csv',
          full: true,
          now: NOW,
        });
        await expect(second).rejects.toThrow(
          'Another import of tech/csv is under way since 2026-11-21T06:30:00.000Z and has stored 1,200 rows. Wait until it has ended, then import again.',
        );
        await sql`select pg_advisory_unlock_all()`.execute(connection);
      });
  });
});

describe('jobs of an unsure category', () => {
  it('are stored, listed for review, and decided', async () => {
    const feed = csvFeed('1,Java Developer,Acme,Pune,,,,,,', '2,Beekeeper,Acme,Pune,,,,,,');
    expect(await run('csv', feed)).toMatchObject({ created: 2, unsure: 1 });
    const { reviews, total } = await listReviews(database(), 'tech', 10);
    expect(total).toBe(1);
    expect(reviews).toMatchObject([{ title: 'Beekeeper', company: 'Acme', category: 'others' }]);
    const id = reviews[0]?.jobId ?? 0;
    expect(await decideCategory(database(), 'tech', id, 'nothing')).toBe(
      'The brand tech has no category nothing.',
    );
    expect(await decideCategory(database(), 'tech', id, 'qa')).toBeNull();
    expect(await listReviews(database(), 'tech', 10)).toEqual({ reviews: [], total: 0 });
    expect(await run('csv', feed)).toMatchObject({ unchanged: 2 });
    expect((await stored()).map(({ category_id }) => category_id)).toEqual([1, 11]);
  });
});
