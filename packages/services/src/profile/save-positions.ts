import { checkMonths } from './check-dates.ts';
import { profileFault } from './profile-fault.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

const POSITIONS_MAX = 40;

const unknown = () => profileFault('id', 'is none of yours');

/** Throws VALIDATION where a seeker has as many as can be kept. */
const checkRoom = async ({ transaction, seeker }: StepContext): Promise<void> => {
  const { count } = await transaction
    .selectFrom('positions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= POSITIONS_MAX)
    throw profileFault('title', `no more than ${POSITIONS_MAX} can be kept`);
};

export const savePosition = async (
  context: StepContext,
  { id, title, company, from, until, description }: Step<'savePosition'>,
): Promise<SavedStep> => {
  const { transaction, seeker, now } = context;
  checkMonths(from, until, now);
  const columns = { title, company, from_month: from, until_month: until, description };
  if (id === undefined) await checkRoom(context);
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
  if (!row) throw unknown();
  return { columns: {}, id: row.id };
};

export const removePosition = async (
  { transaction, seeker }: StepContext,
  { id }: Step<'removePosition'>,
): Promise<SavedStep> => {
  const row = await transaction
    .deleteFrom('positions')
    .where('id', '=', id)
    .where('seeker_id', '=', seeker.id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw unknown();
  return { columns: {}, id: row.id };
};
