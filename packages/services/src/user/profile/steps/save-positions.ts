import { checkMonths } from './check-dates.ts';
import { atEntry, removeEntry, saveEntry } from './own-entries.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

const LIST = { table: 'positions', max: 40, field: 'title' } as const;

export const savePosition = async (
  context: StepContext,
  { id, title, company, from, until, description }: Step<'savePosition'>,
): Promise<SavedStep> => {
  checkMonths(from, until, context.now);
  const columns = { title, company, from_month: from, until_month: until, description };
  return saveEntry(context, LIST, id, columns);
};

export const removePosition = (
  context: StepContext,
  { id }: Step<'removePosition'>,
): Promise<SavedStep> => removeEntry(context, 'positions', id);

type Position = Omit<Step<'savePosition'>, 'step' | 'id'>;

/** Adds entries, each once: an existing entry of the same job, company and month is updated. Throws VALIDATION. */
export const addPositions = async (
  context: StepContext,
  positions: readonly Position[],
): Promise<void> => {
  const { transaction, seeker } = context;
  for (const [index, position] of positions.entries()) {
    const known = await transaction
      .selectFrom('positions')
      .select('id')
      .where('seeker_id', '=', seeker.id)
      .where('title', '=', position.title)
      .where('company', '=', position.company)
      .where('from_month', '=', position.from)
      .executeTakeFirst();
    await atEntry(`positions/${index}`, () =>
      savePosition(context, { step: 'savePosition', ...known, ...position }),
    );
  }
};
