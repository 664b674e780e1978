import { checkRoom, removeEntry, savedEntry } from './own-entries.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

const ROOM = { table: 'educations', max: 20, field: 'degree' } as const;

export const saveEducation = async (
  context: StepContext,
  { id, degree, courseType, institute, year }: Step<'addEducationalDetails'>,
): Promise<SavedStep> => {
  const { transaction, seeker } = context;
  const columns = { degree, course_type: courseType, institute, year };
  if (id === undefined) await checkRoom(context, ROOM);
  const row =
    id === undefined
      ? await transaction
          .insertInto('educations')
          .values({ ...columns, seeker_id: seeker.id })
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable('educations')
          .set(columns)
          .where('id', '=', id)
          .where('seeker_id', '=', seeker.id)
          .returning('id')
          .executeTakeFirst();
  return savedEntry(row);
};

export const removeEducation = (
  context: StepContext,
  { id }: Step<'removeEducation'>,
): Promise<SavedStep> => removeEntry(context, 'educations', id);
