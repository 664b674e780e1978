import { similarJobs } from '@broadsheet/contract/calls/job';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SIZE = 50;

let services: TestServices;
let tags: { readonly id: number; readonly tag: string }[];
beforeAll(async () => {
  services = await createTestServices();
  tags = await services.database
    .selectFrom('tags')
    .select(['data_id as id', 'tag'])
    .where('brand', '=', 'tech')
    .orderBy('data_id')
    .execute();
});
afterAll(() => services.close());

/** Every open job of the brand that shares a tag, computed from rows: most shared first, then newest. */
const inOrder = async (ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select *, (select count(*) from unnest(tag_ids) as own where own = any(${ids}::integer[])) as shared from jobs
    ) jobs where brand = 'tech' and status = 'open' and expires_at > ${new Date(services.now)} and shared > 0
    order by shared desc, posted_at desc, id desc limit ${SIZE}`.execute(services.database);
  return rows.map(({ id }) => id);
};

const similarTo = async (given: readonly { readonly tag: string }[], except?: number) => {
  const query = { tags: given.map(({ tag }) => tag).join(','), size: SIZE };
  const { items } = await services.call(similarJobs, {
    query: { ...query, ...(except === undefined ? {} : { except }) },
  });
  return items.map(({ id }) => id);
};

describe('similar jobs', () => {
  it('are those that share most, and of those the newest, whatever is asked for', async () => {
    for (let from = 0; from + 6 < tags.length; from += 5) {
      const given = tags.slice(from, from + 6);
      expect(await similarTo(given)).toEqual(await inOrder(given.map(({ id }) => id)));
    }
  });

  it('know a job and its keywords from the moment at which it has them', async () => {
    const given = tags.slice(0, 5);
    const ids = given.map(({ id }) => id);
    const added = await addJob(services, { tag_ids: ids });
    expect((await similarTo(given))[0]).toBe(added);
    await services.database
      .updateTable('jobs')
      .set({ tag_ids: ids.slice(0, 1) })
      .where('id', '=', added)
      .execute();
    expect(await similarTo(given)).toEqual(await inOrder(ids));
    expect(await similarTo(given, added)).not.toContain(added);
  });

  it('are none for keywords that the brand does not have', async () => {
    expect(await similarTo([{ tag: 'no-such-keyword' }])).toEqual([]);
  });
});
