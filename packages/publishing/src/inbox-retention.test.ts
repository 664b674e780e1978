import { DAY_MS } from '@broadsheet/contract/durations';
import type { InboxKind } from '@broadsheet/contract/studio/inbox';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { addToInbox } from './add-to-inbox.ts';
import { listInbox, markAllRead } from './inbox.ts';
import { deleteOldEntries } from './inbox-retention.ts';
import { ASHA, NOW, usePublishing } from './publishing-site.fixture.ts';

const site = usePublishing(createEmptyDatabase);
const day = (days: number) => NOW + days * DAY_MS;
const entries = async () =>
  (await site.runQuery((queries) => listInbox(queries, ASHA.id, undefined))).items;
const notify = (kind: InboxKind, at: number) => {
  const event = { event: `${kind}:home-text:1`, kind, title: 'home-text', by: null, at };
  return site.runQuery((queries) => addToInbox(queries, event, [ASHA.id]));
};
/** What is left of one entry after so many days. */
const leftAfter = async (days: number) => {
  await site.runQuery((queries) => deleteOldEntries(queries, day(days) + 1));
  return (await entries()).map(({ kind }) => kind);
};
const readAll = async (days: number) => {
  const [newest] = await entries();
  const through = newest?.number ?? 0;
  await site.runQuery((queries) => markAllRead(queries, ASHA.id, through, day(days)));
};

it('counts 90 days from when an entry was read, not from when it came', async () => {
  await notify('approved', NOW);
  await readAll(80);
  expect(await leftAfter(169)).toEqual(['approved']);
  expect(await leftAfter(170)).toEqual([]);
});

it.each(['experiment-alarm', 'experiment-ended', 'experiment-worse'] as const)(
  'never forgets an alarm, which would be told again: %s',
  async (kind) => {
    await notify(kind, NOW);
    await readAll(0);
    expect(await leftAfter(91)).toEqual([kind]);
    expect(await leftAfter(366)).toEqual([kind]);
    await notify(kind, day(366));
    expect(await entries()).toMatchObject([{ at: new Date(NOW).toISOString(), isRead: true }]);
  },
);
