import { profileFault } from './profile-fault.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

const EDUCATIONS_MAX = 20;

const unknown = () => profileFault('id', 'is none of yours');

/** Throws VALIDATION where a seeker has as many as can be kept. */
const checkRoom = async ({ transaction, seeker }: StepContext): Promise<void> => {
  const { count } = await transaction
    .selectFrom('educations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= EDUCATIONS_MAX)
    throw profileFault('degree', `no more than ${EDUCATIONS_MAX} can be kept`);
};

export const saveEducation = async (
  context: StepContext,
  { id, degree, courseType, institute, year }: Step<'addEducationalDetails'>,
): Promise<SavedStep> => {
  const { transaction, seeker } = context;
  const columns = { degree, course_type: courseType, institute, year };
  if (id === undefined) await checkRoom(context);
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
  if (!row) throw unknown();
  return { columns: {}, id: row.id };
};

export const removeEducation = async (
  { transaction, seeker }: StepContext,
  { id }: Step<'removeEducation'>,
): Promise<SavedStep> => {
  const row = await transaction
    .deleteFrom('educations')
    .where('id', '=', id)
    .where('seeker_id', '=', seeker.id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw unknown();
  return { columns: {}, id: row.id };
};
