import { profileFault } from '../../../platform/call/profile-fault.ts';
import { atEntry, removeEntry, saveEntry } from './own-entries.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

const LIST = { table: 'educations', max: 20, field: 'degree' } as const;

export const saveEducation = (
  context: StepContext,
  { id, degree, courseType, institute, year }: Step<'addEducationalDetails'>,
): Promise<SavedStep> => {
  return saveEntry(context, LIST, id, { degree, course_type: courseType, institute, year });
};

export const removeEducation = (
  context: StepContext,
  { id }: Step<'removeEducation'>,
): Promise<SavedStep> => removeEntry(context, 'educations', id);

/** Adds entries, each once. Throws VALIDATION, also where the seeker would still have no education. */
export const addEducations = async (
  context: StepContext,
  { educations = [] }: Step<'addEducations'>,
): Promise<SavedStep> => {
  const { transaction, seeker } = context;
  for (const [index, education] of educations.entries()) {
    const known = await transaction
      .selectFrom('educations')
      .select('id')
      .where('seeker_id', '=', seeker.id)
      .where('degree', '=', education.degree)
      .where('institute', '=', education.institute)
      .where('year', '=', education.year)
      .executeTakeFirst();
    await atEntry(`educations/${index}`, () =>
      saveEducation(context, { step: 'addEducationalDetails', ...known, ...education }),
    );
  }
  const any = await transaction
    .selectFrom('educations')
    .select('id')
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirst();
  if (!any) throw profileFault('educations/0/degree', 'is needed');
  return { columns: {}, id: null };
};
