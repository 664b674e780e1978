import { sql } from 'kysely';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import type { RolloutText } from './schema.ts';

/** A published text that serves in place of a file. */
export interface LiveText {
  readonly file: string;
  readonly text: string;
  readonly revision: number;
  /** Digest of the file when this was published; null where there was none. */
  readonly over: string | null;
}

/** A change that is served to a share of visitors. */
export interface LiveRollout {
  readonly number: number;
  /** Changes with each share. */
  readonly step: number;
  readonly share: number;
  /** Unchanged for as long as it runs. */
  readonly texts: readonly RolloutText[];
}

/** Everything that is published, from one snapshot. */
export interface LiveTexts {
  /** The newest revision; 0 before the first. */
  readonly generation: number;
  readonly texts: readonly LiveText[];
  readonly rollout: LiveRollout | null;
}

export const loadGeneration = async (queries: PublishingQueries): Promise<number> => {
  const { rows } = await sql<{ generation: number }>`
    select coalesce(max(number), 0)::int as generation from publishing.revisions`.execute(queries);
  return rows[0]?.generation ?? 0;
};

const loadRollout = async (transaction: PublishingTransaction): Promise<LiveRollout | null> => {
  const row = await transaction
    .selectFrom('publishing.rollouts')
    .select(['number', 'step', 'share', 'texts'])
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row ?? null;
};

const NOTHING: LiveTexts = { generation: 0, texts: [], rollout: null };

/** False on a database that Studio has never used. */
const isSchemaThere = async (transaction: PublishingTransaction): Promise<boolean> => {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('publishing.rollouts') is not null as "isThere"`.execute(transaction);
  return rows[0]?.isThere ?? false;
};

/** One transaction, so that texts and rollout match the generation. */
export const loadLiveTexts = (queries: PublishingQueries): Promise<LiveTexts> =>
  queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      if (!(await isSchemaThere(transaction))) return NOTHING;
      return {
        generation: await loadGeneration(transaction),
        texts: await transaction
          .selectFrom('publishing.live_texts')
          .select(['file', 'text', 'revision', 'over'])
          .orderBy('file')
          .execute(),
        rollout: await loadRollout(transaction),
      };
    });
