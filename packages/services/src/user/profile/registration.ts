import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import type {
  ProfileChange,
  Registration,
  RegistrationStep,
} from '@broadsheet/contract/entities/profile';

/** The registration step of a change of the profile; null for none, such as a removal. */
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

/** @param savedSteps saved or skipped steps, unordered and possibly repeated */
export const registrationOf = (savedSteps: readonly RegistrationStep[]): Registration => {
  const done = REGISTRATION_STEPS.filter((step) => savedSteps.includes(step));
  return { done, next: REGISTRATION_STEPS.find((step) => !done.includes(step)) ?? null };
};
