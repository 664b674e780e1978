import type { ChangeState, ChangeSummary, Presence } from '@broadsheet/contract/studio/change';
import { PRESENCE_INTERVAL_MS } from '@broadsheet/contract/studio/change-calls';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { type ChangeRow, summarizeChange } from './describe-change.ts';
import type { PublishingQueries } from './publishing-database.ts';

export const OPEN_STATES: readonly ChangeState[] = [
  'draft',
  'review',
  'approved',
  'scheduled',
  'rolling',
];
const LISTED = 200;
/** An editor whose presence reports have been missing this many times has left. */
const PRESENCE_MISSES = 3;

const filesOf = async (
  queries: PublishingQueries,
  changes: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await queries
    .selectFrom('publishing.documents')
    .select(['change', 'file'])
    .where('change', 'in', [...changes])
    .orderBy('file')
    .execute();
  const files = new Map<string, string[]>();
  for (const { change, file } of rows) files.set(change, [...(files.get(change) ?? []), file]);
  return files;
};

/** These changes with the names of their files. */
export const summariesOf = async (
  queries: PublishingQueries,
  rows: readonly ChangeRow[],
): Promise<ChangeSummary[]> => {
  if (rows.length === 0) return [];
  const files = await filesOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => summarizeChange(row, files.get(row.id) ?? []));
};

/** Newest first. @param state absent: all open ones; @param file only those with it */
export const listChanges = async (
  queries: PublishingQueries,
  { state, file }: { readonly state?: ChangeState | undefined; readonly file?: string } = {},
): Promise<ChangeSummary[]> => {
  const listed = queries
    .selectFrom('publishing.changes')
    .selectAll()
    .where('state', 'in', state ? [state] : [...OPEN_STATES])
    .orderBy('updated_at', 'desc')
    .limit(LISTED);
  const rows = await (file === undefined
    ? listed
    : listed.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('publishing.documents')
            .select('file')
            .whereRef('change', '=', 'publishing.changes.id')
            .where('file', '=', file),
        ),
      )
  ).execute();
  return summariesOf(queries, rows);
};

/** A text of an open change. */
export interface OpenDocument {
  readonly change: string;
  readonly title: string;
  readonly file: string;
  readonly text: string;
}

/** The texts of all open changes, those of the one that was edited last first. */
export const listOpenDocuments = async (queries: PublishingQueries): Promise<OpenDocument[]> =>
  queries
    .selectFrom('publishing.documents')
    .innerJoin('publishing.changes', 'publishing.changes.id', 'publishing.documents.change')
    .select(['change', 'title', 'file'])
    .select('publishing.documents.text')
    .$narrowType<{ text: string }>()
    .where('publishing.documents.text', 'is not', null)
    .where('state', 'in', [...OPEN_STATES])
    .orderBy('updated_at', 'desc')
    .orderBy('file')
    .execute();

/** Records that an editor has a file open, and returns the others who have. @param now epoch ms */
export const reportPresence = async (
  queries: PublishingQueries,
  { id, name }: StaffName,
  { change, file }: { readonly change: string; readonly file: string },
  now: number,
): Promise<Presence[]> => {
  const seen = { change, name, seen_at: new Date(now) };
  await queries
    .insertInto('publishing.presence')
    .values({ staff: id, file, ...seen })
    .onConflict((conflict) => conflict.columns(['staff', 'file']).doUpdateSet(seen))
    .execute();
  const rows = await queries
    .selectFrom('publishing.presence')
    .innerJoin('publishing.changes', 'publishing.changes.id', 'publishing.presence.change')
    .select(['staff', 'name', 'change', 'title', 'file'])
    .where('file', '=', file)
    .where('staff', '!=', id)
    .where('seen_at', '>', new Date(now - PRESENCE_MISSES * PRESENCE_INTERVAL_MS))
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    staff: { id: row.staff, name: row.name },
    change: { id: row.change, title: row.title },
    file: row.file,
  }));
};
