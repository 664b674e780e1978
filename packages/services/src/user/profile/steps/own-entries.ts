import { AppError } from '@broadsheet/contract/errors';
import { profileFault } from '../../../platform/call/profile-fault.ts';
import type { SavedStep, StepContext } from './step-context.ts';

type ListTable = 'educations' | 'positions';

/**
 * The changed entry. Throws VALIDATION where it is not an entry of the seeker: an entry of another seeker is treated
 * like one that does not exist.
 */
export const savedEntry = (row: { readonly id: number } | undefined): SavedStep => {
  if (!row) throw profileFault('id', 'is none of yours');
  return { columns: {}, id: row.id };
};

/** Throws VALIDATION with the field's path where a seeker has reached the maximum. */
export const checkRoom = async (
  { transaction, seeker }: StepContext,
  {
    table,
    max,
    field,
  }: { readonly table: ListTable; readonly max: number; readonly field: string },
): Promise<void> => {
  const { count } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= max) throw profileFault(field, `no more than ${max} can be kept`);
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
