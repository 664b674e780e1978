import { checkMonths } from './check-dates.ts';
import { checkRoom, removeEntry, savedEntry } from './own-entries.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

const ROOM = { table: 'positions', max: 40, field: 'title' } as const;

export const savePosition = async (
  context: StepContext,
  { id, title, company, from, until, description }: Step<'savePosition'>,
): Promise<SavedStep> => {
  const { transaction, seeker, now } = context;
  checkMonths(from, until, now);
  const columns = { title, company, from_month: from, until_month: until, description };
  if (id === undefined) await checkRoom(context, ROOM);
  const row =
    id === undefined
      ? await transaction
          .insertInto('positions')
          .values({ ...columns, seeker_id: seeker.id })
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable('positions')
          .set(columns)
          .where('id', '=', id)
          .where('seeker_id', '=', seeker.id)
          .returning('id')
          .executeTakeFirst();
  return savedEntry(row);
};

export const removePosition = (
  context: StepContext,
  { id }: Step<'removePosition'>,
): Promise<SavedStep> => removeEntry(context, 'positions', id);
