import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import type {
  ProfileChange,
  Registration,
  RegistrationStep,
} from '@broadsheet/contract/entities/profile';

/** Which step of registration a change of the profile belongs to; null is none, such as taking something away. */
const STEP_OF: Readonly<Record<ProfileChange['step'], RegistrationStep | null>> = {
  addPersonalDetails: 'addPersonalDetails',
  addEducationalDetails: 'addEducationalDetails',
  addEducations: 'addEducationalDetails',
  removeEducation: null,
  addWorkExperience: 'addWorkExperience',
  savePosition: null,
  removePosition: null,
  addAdditionalDetails: 'addAdditionalDetails',
  addAudioVideoProfile: 'addAudioVideoProfile',
  addCoverLetterAndSkills: 'addCoverLetterAndSkills',
  updateProfile: 'addWorkExperience',
};

export const registrationStepOf = ({ step }: Pick<ProfileChange, 'step'>) => STEP_OF[step];

/** @param kept the steps that were saved or skipped, in any order and however often */
export const registrationOf = (savedSteps: readonly RegistrationStep[]): Registration => {
  const done = REGISTRATION_STEPS.filter((step) => savedSteps.includes(step));
  return { done, next: REGISTRATION_STEPS.find((step) => !done.includes(step)) ?? null };
};
