import { type Shown, writeAfter } from '@broadsheet/contract/after';
import { type RawBuilder, sql } from 'kysely';
import { isBehind } from '../database/is-behind.ts';
import type { CallContext } from './call-context.ts';

export interface Paging {
  readonly page: number;
  readonly size: number;
}

export interface OwnPaging extends Paging {
  /** The cursor that the page starts after; null where the page number decides. */
  readonly after: Shown | null;
}

/** Paging of a list whose entries move up when something happens. */
export interface MovingPaging extends OwnPaging {
  /** The time at which the first page was read; null when not known. */
  readonly asOf: Date | null;
}

/** An entry of a seeker's own list, and when it was added. */
export interface OwnEntry {
  readonly id: number;
  readonly at: Date;
}

/** The cursor of the next page, as addresses write it; null where this page is empty. */
export const nextOf = (entries: readonly OwnEntry[]): string | null => {
  const last = entries.at(-1);
  return last ? writeAfter(last.at.toISOString(), last.id) : null;
};

export interface OwnPage extends Paging {
  readonly entries: readonly OwnEntry[];
  readonly total: number;
  readonly hasMore: boolean;
}

interface OwnRows {
  readonly total: number;
  readonly id: number | null;
  readonly at: Date | null;
}

const TABLES = {
  saved: { table: sql.table('saved_jobs'), id: sql.ref('job_id'), at: sql.ref('saved_at') },
  hidden: { table: sql.table('hidden_jobs'), id: sql.ref('job_id'), at: sql.ref('hidden_at') },
  unfollowed: {
    table: sql.table('unfollowed_recruiters'),
    id: sql.ref('recruiter_id'),
    at: sql.ref('unfollowed_at'),
  },
} as const satisfies Record<string, Readonly<Record<string, RawBuilder<unknown>>>>;

/**
 * Reads a page of a seeker's saved, hidden or unfollowed entries, newest first, with their total, in one query so that
 * both agree.
 */
export const readOwnPage = async (
  { database }: Pick<CallContext, 'database'>,
  kind: keyof typeof TABLES,
  seekerId: number,
  { page, size, after }: OwnPaging,
): Promise<OwnPage> => {
  const { table, id, at } = TABLES[kind];
  const { rows } = await sql<OwnRows>`
    select counted.total, own.id, own.at
    from (select count(*)::integer as total from ${table} where seeker_id = ${seekerId}) counted
    left join (
      select ${id} as id, ${at} as at from ${table} where seeker_id = ${seekerId} and ${isBehind(at, id, after)}
      order by ${at} desc, ${id} desc limit ${size + 1} offset ${after ? 0 : (page - 1) * size}
    ) own on true
    order by own.at desc, own.id desc`.execute(database);
  const total = rows[0]?.total ?? 0;
  const entries = rows.flatMap((row) =>
    row.id === null || row.at === null ? [] : [{ id: row.id, at: row.at }],
  );
  const hasMore = entries.length > size;
  return { entries: entries.slice(0, size), page, size, total, hasMore };
};
