import { AppError } from '@broadsheet/contract/errors';
import type { ChangeRow, DocumentRow } from './describe-change.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';

/** NOT_FOUND. */
export const findChange = async (queries: PublishingQueries, id: string): Promise<ChangeRow> => {
  const row = await queries
    .selectFrom('publishing.changes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

export const documentsOf = (queries: PublishingQueries, id: string): Promise<DocumentRow[]> =>
  queries
    .selectFrom('publishing.documents')
    .selectAll()
    .where('change', '=', id)
    .orderBy('file')
    .execute();

/** Locks a change that can be edited now, until the transaction ends. NOT_FOUND, CHANGE_CLOSED, CHANGE_ROLLING. */
export const lockOpenChange = async (
  transaction: PublishingTransaction,
  id: string,
): Promise<ChangeRow> => {
  const row = await transaction
    .selectFrom('publishing.changes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  if (row.state === 'published' || row.state === 'withdrawn') throw new AppError('CHANGE_CLOSED');
  if (row.state === 'rolling') throw new AppError('CHANGE_ROLLING');
  return row;
};

/** The same for the version that was read last: CHANGE_MOVED where it has changed. */
export const lockChangeAt = async (
  transaction: PublishingTransaction,
  id: string,
  version: number,
): Promise<ChangeRow> => {
  const row = await lockOpenChange(transaction, id);
  if (row.version !== version) throw new AppError('CHANGE_MOVED');
  return row;
};
