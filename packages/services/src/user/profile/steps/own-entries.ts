import { AppError } from '@broadsheet/contract/errors';
import type { Insertable } from 'kysely';
import { profileFault } from '../../../platform/call/profile-fault.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { SavedStep, StepContext } from './step-context.ts';

type ListTable = 'educations' | 'positions';

/**
 * The changed entry. Throws VALIDATION where it is not an entry of the seeker: an entry of another seeker is treated
 * like one that does not exist.
 */
const savedEntry = (row: { readonly id: number } | undefined): SavedStep => {
  if (!row) throw profileFault('id', 'is none of yours');
  return { columns: {}, id: row.id };
};

interface EntryList<Table extends ListTable> {
  readonly table: Table;
  /** A seeker has no more entries than this. */
  readonly max: number;
  /** The field that the error of one entry too many names. */
  readonly field: string;
}

const checkRoom = async (
  { transaction, seeker }: StepContext,
  { table, max, field }: EntryList<ListTable>,
): Promise<void> => {
  const { count } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= max) throw profileFault(field, `no more than ${max} can be kept`);
};

/** Adds an entry, or changes the seeker's entry with this id. Throws VALIDATION if the list is full or the id unknown. */
export const saveEntry = async <Table extends ListTable>(
  context: StepContext,
  list: EntryList<Table>,
  id: number | undefined,
  columns: Omit<Insertable<Schema[Table]>, 'id' | 'seeker_id'>,
): Promise<SavedStep> => {
  const { transaction, seeker } = context;
  const table: ListTable = list.table;
  const values: object = columns;
  if (id === undefined) await checkRoom(context, list);
  const row =
    id === undefined
      ? await transaction
          .insertInto(table)
          .values({ ...values, seeker_id: seeker.id })
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable(table)
          .set(values)
          .where('id', '=', id)
          .where('seeker_id', '=', seeker.id)
          .returning('id')
          .executeTakeFirst();
  return savedEntry(row);
};

export const removeEntry = async (
  { transaction, seeker }: StepContext,
  table: ListTable,
  id: number,
): Promise<SavedStep> =>
  savedEntry(
    await transaction
      .deleteFrom(table)
      .where('id', '=', id)
      .where('seeker_id', '=', seeker.id)
      .returning('id')
      .executeTakeFirst(),
  );

/** Saves one of several entries; its errors get its path in the body. @param field such as `positions/0` */
export const atEntry = async <Saved>(field: string, save: () => Promise<Saved>): Promise<Saved> => {
  try {
    return await save();
  } catch (error) {
    const detail = error instanceof AppError ? error.details?.[0] : undefined;
    if (!detail) throw error;
    throw profileFault(`${field}/${detail.path.replace(/^body\//, '')}`, detail.message);
  }
};
