import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DAY_MS } from '@broadsheet/contract/durations';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { readNewest } from '../../src/job/open-days/read-newest.ts';
import { toSearchText } from '../../src/platform/text-search/search-text.ts';
import { csvFeed, NOW, prepareImports } from './import-feed.fixtures.ts';
import { importJobs } from './import-jobs.ts';

const { database, folder, run, stored } = prepareImports();

const JAVA =
  '1,Java Developer,Acme Labs Pvt Ltd,Mumbai/Pune,5-10 yrs,3.5-6.5 Lacs PA,"Java, Spring Boot",<p>Build</p>,2026-11-01,';
const CHEF =
  '2,Android Engineer,Acme Labs Private Limited,Work from home,Fresher,Not disclosed,,,,2026-12-31';

/** Ends the session that inserts the job of that id, once, in the middle of its transaction. */
const interruptAt = async (externalId: string): Promise<void> => {
  await sql`create sequence interruptions`.execute(database());
  await sql`
    create function interrupt() returns trigger language plpgsql as $$
    begin
      if nextval('interruptions') = 1 then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return new;
    end $$`.execute(database());
  await sql`
    create trigger interrupt before insert on jobs for each row
    when (new.external_id = ${sql.lit(externalId)}) execute function interrupt()`.execute(
    database(),
  );
};

describe('an import that loses its database', () => {
  it('goes on where it was, and counts and reports each row once', async () => {
    const rows = Array.from({ length: 450 }, (_, index) =>
      index === 3
        ? `${index},,Acme,Mumbai,,,,,,`
        : `${index},Engineer ${index},Acme,Mumbai,,,,,,2026-12-31`,
    );
    await interruptAt('440');
    const resumed = vi.fn();
    const summary = await run('csv', csvFeed(...rows), { resumed });
    expect(resumed).toHaveBeenCalledTimes(1);
    expect(summary).toMatchObject({
      read: 450,
      created: 449,
      updated: 0,
      unchanged: 0,
      closed: 0,
      rejected: 1,
      broken: null,
      notClosed: null,
    });
    expect(summary.rows).toHaveLength(1);
    expect(await stored()).toHaveLength(449);
  });
});

describe('an import', () => {
  it('stores what the feed says in the words of the site', async () => {
    const summary = await run('csv', csvFeed(JAVA, CHEF));
    expect(summary).toEqual({
      source: 'csv',
      read: 2,
      expired: 0,
      created: 2,
      updated: 0,
      unchanged: 0,
      closed: 0,
      rejected: 0,
      wrong: 0,
      unsure: expect.any(Number),
      samples: [],
      broken: null,
      notClosed: null,
      rows: [],
    });
    const [java, android] = await stored();
    expect(java).toMatchObject({
      brand: 'tech',
      external_id: '1',
      title: 'Java Developer',
      company: 'Acme Labs Pvt Ltd',
      slug: 'java-developer-acme-labs-pvt-ltd',
      min_years: 5,
      max_years: 10,
      pay_min_lakh: 3.5,
      pay_max_lakh: 6.5,
      skills: ['Java', 'Spring Boot'],
      description_html: '<p>Build</p>',
      status: 'open',
      work_from_home: false,
      category_id: 1,
    });
    expect(java?.city_ids).toHaveLength(2);
    expect(java?.posted_at).toEqual(new Date('2026-11-01T00:00:00+05:30'));
    expect(java?.expires_at).toEqual(
      new Date(Date.parse('2026-11-01T00:00:00+05:30') + 90 * DAY_MS),
    );
    expect(android).toMatchObject({
      company_id: java?.company_id,
      min_years: 0,
      max_years: 0,
      pay_min_lakh: null,
      work_from_home: true,
      city_ids: [],
    });
    expect(android?.expires_at).toEqual(new Date('2026-12-31T00:00:00+05:30'));
  });

  it('is found by the search at once', async () => {
    await run('csv', csvFeed('1,Zymurgist Developer,Acme,Pune,,,,,,'));
    const text = toSearchText([{ phrases: ['zymurgist'], excluded: false }], false);
    const { found } = await readNewest(database(), 'tech', text, {
      scope: [],
      filters: new Map(),
      without: [],
      max: 10,
    });
    expect(found.counted).toBe(1);
    const pattern = await database()
      .selectFrom('search_words')
      .select('word')
      .where('word', '=', 'zymurgist')
      .execute();
    expect(pattern).toHaveLength(1);
  });

  it('changes nothing the second time', async () => {
    await run('csv', csvFeed(JAVA, CHEF));
    const before = await stored();
    const again = await run('csv', csvFeed(JAVA, CHEF), { now: NOW + DAY_MS });
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, closed: 0 });
    expect(await stored()).toEqual(before);
  });

  it('updates what has changed, and keeps its id, its views and its day', async () => {
    await run('csv', csvFeed(JAVA, CHEF));
    await database().updateTable('jobs').set({ views: 7 }).where('source', '=', 'csv').execute();
    const before = await stored();
    const changed = CHEF.replace('Android Engineer', 'Senior Android Engineer');
    const summary = await run('csv', csvFeed(JAVA, changed), { now: NOW + DAY_MS });
    expect(summary).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const [, after] = await stored();
    expect(after).toMatchObject({ id: before[1]?.id, views: 7, title: 'Senior Android Engineer' });
    expect(after?.posted_at).toEqual(before[1]?.posted_at);
  });

  it('closes what a full feed no longer names, and opens it when it returns', async () => {
    await run('csv', csvFeed(JAVA, CHEF));
    expect(await run('csv', csvFeed(JAVA))).toMatchObject({ unchanged: 1, closed: 1 });
    expect((await stored()).map(({ status }) => status)).toEqual(['open', 'expired']);
    expect(await run('csv', csvFeed(JAVA))).toMatchObject({ unchanged: 1, closed: 0 });
    expect(await run('csv', csvFeed(JAVA, CHEF))).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await stored()).map(({ status }) => status)).toEqual(['open', 'open']);
  });

  it('closes nothing after a partial feed', async () => {
    await run('csv', csvFeed(JAVA, CHEF));
    expect(await run('csv', csvFeed(JAVA), { full: false })).toMatchObject({
      closed: 0,
      notClosed: 'partial',
    });
  });

  it.each([
    ['no row', csvFeed()],
    ['no good row', csvFeed('3,,Acme,Pune,,,,,,')],
  ])('closes nothing after a feed with %s', async (_, feed) => {
    await run('csv', csvFeed(JAVA, CHEF));
    expect(await run('csv', feed)).toMatchObject({ closed: 0, notClosed: 'empty' });
    expect((await stored()).map(({ status }) => status)).toEqual(['open', 'open']);
  });

  it('keeps what it read before the feed breaks off, closes nothing, and says where', async () => {
    await run('csv', csvFeed(JAVA, CHEF));
    const feed = `${csvFeed('3,Cook,Acme,Pune,,,,,,')}4,Wai`;
    expect(await run('csv', feed)).toMatchObject({
      created: 1,
      closed: 0,
      notClosed: 'broken',
      broken: { position: 'line 3', reason: 'the file ends in the middle of a row' },
    });
    expect((await stored()).map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  });

  it('rejects rows with a reason, keeps the rest, and does not close what is rejected', async () => {
    await run('csv', csvFeed(JAVA, CHEF));
    const summary = await run(
      'csv',
      csvFeed(
        '1,,Acme,Pune,,,,,,',
        CHEF,
        '2,Twice,Acme,Pune,,,,,,',
        ',No id,Acme,Pune,,,,,,',
        '5,No company,,Pune,,,,,,',
        '6,Abroad,Acme,"London, UK",,,,,,',
        '7,"Bad" quote,Acme,Pune,,,,,,',
      ),
    );
    expect(summary).toMatchObject({ read: 7, unchanged: 1, rejected: 6, closed: 0 });
    expect(summary.rows.sort()).toEqual([
      'line 2: it has no title',
      'line 4: a row before it has the same id',
      'line 5: it has no id',
      'line 6: it names no company: --company <name> names one for such rows',
      'line 7: it is not in India: London, UK',
      expect.stringMatching(/^line 8: Invalid Closing Quote/),
    ]);
  });

  it('takes a good row after a rejected one of the same id', async () => {
    const summary = await run('csv', csvFeed('1,,Acme,Pune,,,,,,', JAVA));
    expect(summary).toMatchObject({ created: 1, rejected: 1 });
  });

  it('stores a job as expired whose last day has passed', async () => {
    await run('csv', csvFeed('1,Cook,Acme,Pune,,,,,2026-01-01,2026-02-01'));
    expect((await stored())[0]?.status).toBe('expired');
  });

  it('ends a job without a last day 90 days after its posting', async () => {
    const feed = csvFeed(
      '1,Cook,Acme,Pune,,,,,2026-11-01,',
      '2,Baker,Acme,Pune,,,,,2026-08-01,',
      '3,Waiter,Acme,Pune,,,,,30+ days ago,',
    );
    expect(await run('csv', feed)).toMatchObject({ created: 3, expired: 1 });
    const [fresh, old, relative] = await stored();
    expect(fresh).toMatchObject({
      status: 'open',
      expires_at: new Date(Date.parse('2026-11-01T00:00:00+05:30') + 90 * DAY_MS),
    });
    expect(old?.status).toBe('expired');
    expect(relative).toMatchObject({ status: 'open', expires_at: new Date(NOW + 60 * DAY_MS) });
    expect(await run('csv', feed, { now: NOW + DAY_MS })).toMatchObject({ unchanged: 3 });
    expect((await stored()).map(({ expires_at }) => expires_at)).toEqual(
      [fresh, old, relative].map((job) => job?.expires_at),
    );
  });

  it('gives a job without any date more time while its feed names it', async () => {
    const feed = csvFeed('1,Cook,Acme,Pune,,,,,,');
    await run('csv', feed);
    const later = NOW + 80 * DAY_MS;
    expect(await run('csv', feed, { now: later })).toMatchObject({ unchanged: 1 });
    expect((await stored())[0]?.expires_at).toEqual(new Date(later + 90 * DAY_MS));
  });

  it('rejects a job at an unknown place, unless something else says that it is in India', async () => {
    const summary = await run(
      'csv',
      csvFeed(
        '1,Cook,Acme,Xyzzy Towers,,,,,,',
        '2,Cook,Acme,Xyzzy Towers,,4 LPA,,,,',
        '3,Cook,Acme,Xyzzy Towers,,,,Our kitchens feed India,,',
      ),
    );
    expect(summary).toMatchObject({
      created: 2,
      rows: [
        'line 2: location "Xyzzy Towers" is no known place; expected a city, with its state or country',
      ],
    });
  });

  it('rejects a remote job without a place that is paid or bound to another country', async () => {
    const summary = await run(
      'csv',
      csvFeed(
        '1,Cook,Acme,Remote,,$53K-$91K (Glassdoor est.),,Cook for us,,',
        '2,Cook,Acme,Remote,,,,You are authorized to work in the US.,,',
        '3,Cook,Acme,Remote,,,,Cook for us,,',
        '4,Cook,Acme,Remote - India,,$53K,,Cook for us,,',
        '5,Cook,Acme,"Remote, worldwide",,$53K,,Cook for us,,',
      ),
    );
    expect(summary).toMatchObject({ created: 3, rejected: 2 });
    expect((await stored()).map(({ external_id }) => external_id)).toEqual(['3', '4', '5']);
  });

  it.each(['"Remote, United States"', 'Hybrid - Berlin', 'Work from home (Canada)'])(
    'rejects a job in %s',
    async (location) => {
      expect(await run('csv', csvFeed(`1,Cook,Acme,${location},,,,,,`))).toMatchObject({
        created: 0,
        rejected: 1,
        rows: [expect.stringMatching(/^line 2: it is not in India: /)],
      });
    },
  );

  it('reads gzip, and says where an archive breaks off', async () => {
    const packed = gzipSync(csvFeed(JAVA, CHEF));
    expect(await run('csv', packed)).toMatchObject({ created: 2, broken: null });
    const cut = await run('csv', packed.subarray(0, packed.length - 12));
    expect(cut.broken?.reason).toMatch(/^gzip: /);
    expect(cut).toMatchObject({ closed: 0, notClosed: 'broken' });
  });

  it('writes several batches and meets an id again in a later one', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => `${at % 449},Cook ${at},Acme,Pune,,,,,,`);
    expect(await run('csv', csvFeed(...rows))).toMatchObject({
      read: 450,
      created: 449,
      rejected: 1,
    });
    expect(await run('csv', csvFeed(...rows.slice(0, 449)))).toMatchObject({
      unchanged: 449,
      closed: 0,
    });
  });

  it('refuses a file that is not there, and a source that is being imported', async () => {
    const options = {
      database: database(),
      brand: 'tech',
      format: 'csv',
      full: true,
      now: NOW,
    } as const;
    const missing = importJobs({ ...options, file: join(folder(), 'none') });
    await expect(missing).rejects.toThrow(/There is no file/);
    await expect(importJobs({ ...options, file: folder() })).rejects.toThrow(/is not a file/);
    await database()
      .connection()
      .execute(async (connection) => {
        await sql`select pg_advisory_lock(hashtext('broadsheet-import'), hashtext('tech/csv'))`.execute(
          connection,
        );
        await expect(run('csv', csvFeed(JAVA))).rejects.toThrow(/Another import of tech\/csv/);
        await sql`select pg_advisory_unlock_all()`.execute(connection);
      });
    expect(await run('csv', csvFeed(JAVA))).toMatchObject({ created: 1 });
  });
});
