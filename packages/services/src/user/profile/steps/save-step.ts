import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import { replaceSkills } from './replace-skills.ts';
import { additionalColumns } from './save-additional.ts';
import { addEducations, removeEducation, saveEducation } from './save-educations.ts';
import { saveLetter } from './save-letter.ts';
import { savePerson } from './save-person.ts';
import { addPositions, removePosition, savePosition } from './save-positions.ts';
import { saveUpdate } from './save-update.ts';
import { saveWork } from './save-work.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

const NOTHING: SavedStep = { columns: {}, id: null };

const saveLetterAndSkills = async (
  context: StepContext,
  step: Step<'addCoverLetterAndSkills'>,
): Promise<SavedStep> => {
  await saveLetter(context, step);
  if (step.skills) await replaceSkills(context, step.skills);
  return NOTHING;
};

const saveWorkAndPositions = async (
  context: StepContext,
  { positions = [], ...work }: Step<'addWorkExperience'>,
): Promise<SavedStep> => {
  const saved = await saveWork(context, work);
  await addPositions(context, positions);
  return saved;
};

/** Saves a step, except for the columns that it returns. Throws VALIDATION that names each fault and its path. */
export const saveStep = async (context: StepContext, change: ProfileChange): Promise<SavedStep> => {
  switch (change.step) {
    case 'addPersonalDetails':
      return savePerson(context, change);
    case 'addEducationalDetails':
      return saveEducation(context, change);
    case 'addEducations':
      return addEducations(context, change);
    case 'removeEducation':
      return removeEducation(context, change);
    case 'addWorkExperience':
      return saveWorkAndPositions(context, change);
    case 'savePosition':
      return savePosition(context, change);
    case 'removePosition':
      return removePosition(context, change);
    case 'addAdditionalDetails':
      return additionalColumns(change);
    case 'updateProfile':
      return saveUpdate(context, change);
    case 'addAudioVideoProfile':
      return NOTHING;
    case 'addCoverLetterAndSkills':
      return saveLetterAndSkills(context, change);
  }
};
