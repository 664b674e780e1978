import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import { type Selectable, sql } from 'kysely';
import { currentEntries } from './inbox.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import type { PublishingSchema } from './schema.ts';

/** How long a replica has for a mail before another one tries. */
const LEASE_MS = MINUTE_MS;
/** Older entries are in the inbox alone. */
const MAX_AGE_MS = DAY_MS;
const MAILS_AT_ONCE = 20;

type InboxRow = Selectable<PublishingSchema['publishing.inbox']>;

/** Entries of one person about one subject: they become one mail. */
export interface InboxNews {
  readonly staff: string;
  /** Both null for an experiment. */
  readonly change: string | null;
  readonly release: string | null;
  readonly entries: readonly InboxRow[];
  /** The files of the draft, or of all drafts of the release. */
  readonly files: readonly string[];
}

const subjectOf = ({ staff, change, release, event }: InboxRow): string =>
  `${staff} ${change ?? release ?? event}`;

const filesOf = async (
  queries: PublishingQueries,
  entries: readonly Pick<InboxRow, 'change' | 'release'>[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const subjects = [...new Set(entries.flatMap(({ change, release }) => change ?? release ?? []))];
  if (subjects.length === 0) return new Map();
  const rows = await queries
    .selectFrom('publishing.documents')
    .innerJoin('publishing.changes', 'publishing.changes.id', 'publishing.documents.change')
    .where(({ eb, or }) => or([eb('change', 'in', subjects), eb('release', 'in', subjects)]))
    .select(['change', 'release', 'file'])
    .execute();
  return new Map(
    subjects.map((subject) => [
      subject,
      rows.filter((row) => [row.change, row.release].includes(subject)).map(({ file }) => file),
    ]),
  );
};

/** Entries that were read or answered meanwhile, or are too old, need no mail. @param now epoch ms */
const dropNeedless = async (transaction: PublishingTransaction, now: number): Promise<void> => {
  const needed = currentEntries(transaction)
    .select('entry.number')
    .where('entry.mail_at', 'is not', null)
    .where('entry.read_at', 'is', null)
    .where('entry.at', '>', new Date(now - MAX_AGE_MS));
  await transaction
    .updateTable('publishing.inbox')
    .set({ mail_at: null })
    .where('mail_at', 'is not', null)
    .where('number', 'not in', needed)
    .execute();
};

/**
 * Takes the entries whose mail is due, with all later ones of the same person and subject. They come again after a
 * while unless `finishMail` follows: a replica can stop between. One replica at a time; others get none.
 */
export const takeDueNews = (queries: PublishingQueries, at: number): Promise<InboxNews[]> =>
  queries.transaction().execute(async (transaction) => {
    const now = new Date(at);
    const { rows } = await sql<{ isFirst: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('publishing.inbox')) as "isFirst"`.execute(
      transaction,
    );
    if (!rows[0]?.isFirst) return [];
    await dropNeedless(transaction, at);
    const taken = await transaction
      .updateTable('publishing.inbox as entry')
      .set({ mail_at: new Date(at + LEASE_MS) })
      .from(
        transaction
          .selectFrom('publishing.inbox')
          .select([
            'staff',
            sql<string>`coalesce(change::text, release::text, event)`.as('subject'),
          ])
          .where('mail_at', '<=', now)
          .groupBy(['staff', 'subject'])
          .orderBy(({ fn }) => fn.min('mail_at'))
          .limit(MAILS_AT_ONCE)
          .as('due'),
      )
      .whereRef('entry.staff', '=', 'due.staff')
      .whereRef(
        sql`coalesce(entry.change::text, entry.release::text, entry.event)`,
        '=',
        'due.subject',
      )
      .where('entry.mail_at', 'is not', null)
      .returningAll('entry')
      .execute();
    const groups = new Map<string, InboxRow[]>();
    for (const row of taken.toSorted((a, b) => a.number - b.number))
      groups.set(subjectOf(row), [...(groups.get(subjectOf(row)) ?? []), row]);
    const files = await filesOf(transaction, taken);
    return [...groups.values()].flatMap((entries) => {
      const [first] = entries;
      if (!first) return [];
      const { staff, change, release } = first;
      return [{ staff, change, release, entries, files: files.get(change ?? release ?? '') ?? [] }];
    });
  });

/** Records that nothing more is to be done about these entries. */
export const finishMail = async (
  queries: PublishingQueries,
  entries: readonly Pick<InboxRow, 'number'>[],
): Promise<void> => {
  await queries
    .updateTable('publishing.inbox')
    .set({ mail_at: null })
    .where(
      'number',
      'in',
      entries.map(({ number }) => number),
    )
    .execute();
};
