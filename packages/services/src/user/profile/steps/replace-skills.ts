import { findSkills } from '../../../platform/brands/find-known.ts';
import type { StepContext } from './step-context.ts';

/** Replaces the skills, the strongest first. Throws VALIDATION for one that the site does not know. */
export const replaceSkills = async (
  { transaction, seeker, directory }: Pick<StepContext, 'transaction' | 'seeker' | 'directory'>,
  labels: readonly string[],
): Promise<void> => {
  const rows = findSkills(seeker.brand, directory, labels, 'skills').map(
    ({ dataId }, position) => ({
      seeker_id: seeker.id,
      tag_id: dataId,
      position,
    }),
  );
  await transaction.deleteFrom('seeker_skills').where('seeker_id', '=', seeker.id).execute();
  if (rows.length > 0) await transaction.insertInto('seeker_skills').values(rows).execute();
};
