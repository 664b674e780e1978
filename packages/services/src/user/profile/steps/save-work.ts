import { profileFault } from '../../../platform/call/profile-fault.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

const MONTHS = 12;

type Work = Omit<Step<'addWorkExperience'>, 'step' | 'positions'>;

/** Months of experience. Throws VALIDATION where years are missing. */
const monthsOf = (work: Work, before: number | null): number => {
  const { experienceStatus, experienceYear, experienceMonth } = work;
  if (experienceStatus === 'fresher') return 0;
  if (experienceYear === undefined)
    throw profileFault('experienceYear', 'is needed of who has experience');
  return experienceYear * MONTHS + (experienceMonth ?? (before ?? 0) % MONTHS);
};

const readMonths = async ({ transaction, seeker }: StepContext): Promise<number | null> => {
  const row = await transaction
    .selectFrom('profiles')
    .select('experience_months')
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirst();
  return row?.experience_months ?? null;
};

const checkIndustry = async ({ transaction }: StepContext, id: number): Promise<void> => {
  const row = await transaction
    .selectFrom('industries')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw profileFault('industry', 'is no industry of this site');
};

export const saveWork = async (context: StepContext, work: Work): Promise<SavedStep> => {
  const { experienceStatus, functionalArea, industry } = work;
  const experience_months = monthsOf(work, await readMonths(context));
  if (functionalArea && !context.directory.categories.has(functionalArea))
    throw profileFault('functionalArea', 'is no functional area of this site');
  if (industry) await checkIndustry(context, industry);
  const columns = {
    experience_status: experienceStatus,
    experience_months,
    category_id: functionalArea,
    industry_id: industry,
  };
  return { columns, id: null };
};
