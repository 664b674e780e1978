import type { AuditEntry, StaffName } from '@broadsheet/contract/studio/staff';
import type { Kysely } from 'kysely';
import type { StaffSchema } from './schema.ts';

const PAGE_SIZE = 50;

export interface NewAuditEntry {
  /** Null: the site itself. */
  readonly staff: StaffName | null;
  /** Such as change.publish, staff.add, login. */
  readonly action: string;
  /** The id of the object: a change, a file, a person. */
  readonly subject: string;
  /** Never a password or a token. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records an action in the transaction that performs it. @param now epoch ms */
export const writeAudit = async (
  db: Kysely<StaffSchema>,
  { staff, action, subject, details = {} }: NewAuditEntry,
  now: number,
): Promise<void> => {
  await db
    .insertInto('staff.audit')
    .values({
      at: new Date(now),
      staff_id: staff?.id ?? null,
      staff_name: staff?.name ?? null,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
};

export interface AuditQuery {
  /** Only entries before this one. */
  readonly before?: number | undefined;
  readonly subject?: string | undefined;
}

export interface AuditPage {
  readonly items: AuditEntry[];
  readonly hasMore: boolean;
}

/** Newest first, a page at a time. */
export const readAudit = async (
  db: Kysely<StaffSchema>,
  { before, subject }: AuditQuery,
): Promise<AuditPage> => {
  let query = db
    .selectFrom('staff.audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (before !== undefined) query = query.where('id', '<', String(before));
  if (subject !== undefined) query = query.where('subject', '=', subject);
  const rows = await query.execute();
  const items = rows.slice(0, PAGE_SIZE).map(({ id, at, staff_id, staff_name, ...entry }) => ({
    ...entry,
    id: Number(id),
    at: at.toISOString(),
    staff: staff_id === null || staff_name === null ? null : { id: staff_id, name: staff_name },
  }));
  return { items, hasMore: rows.length > PAGE_SIZE };
};
