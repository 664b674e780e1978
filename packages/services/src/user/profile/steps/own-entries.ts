import { AppError } from '@broadsheet/contract/errors';
import { profileFault } from '../../../platform/call/profile-fault.ts';
import type { SavedStep, StepContext } from './step-context.ts';

type ListTable = 'educations' | 'positions';

/** The entry that was changed. Throws VALIDATION where it is no entry of the seeker: another's is as one that is not there. */
export const savedEntry = (row: { readonly id: number } | undefined): SavedStep => {
  if (!row) throw profileFault('id', 'is none of yours');
  return { columns: {}, id: row.id };
};

/** Throws VALIDATION at that field where a seeker has as many as can be kept. */
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

/** Saves one of several entries; its faults are told at its place in the body. @param place `positions/0` */
export const atEntry = async <Saved>(field: string, save: () => Promise<Saved>): Promise<Saved> => {
  try {
    return await save();
  } catch (error) {
    const detail = error instanceof AppError ? error.details?.[0] : undefined;
    if (!detail) throw error;
    throw profileFault(`${field}/${detail.path.replace(/^body\//, '')}`, detail.message);
  }
};
